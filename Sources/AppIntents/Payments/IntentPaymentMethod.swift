public import _Localization

/// A way to pay.
///
///     IntentPaymentMethod(type: .credit, name: "Visa", identificationHint: "4242")
///
/// It only identifies a way to pay, and holds no secrets; the app does the payment.
public struct IntentPaymentMethod: Sendable {
    /// The kind of a way to pay.
    public enum PaymentType: Sendable, Equatable, Hashable {
        /// Apple Pay.
        case applePay
        /// A brokerage account.
        case brokerage
        /// A checking account.
        case checking
        /// A credit card.
        case credit
        /// A debit card.
        case debit
        /// A prepaid card.
        case prepaid
        /// A savings account.
        case savings
        /// A card of a store.
        case store
        /// Any other kind.
        case unknown
    }

    private let type: PaymentType
    private let title: LocalizedStringResource?
    private let hint: String?
    private let picture: DisplayRepresentation.Image?

    /// Creates a way to pay.
    ///
    /// - Parameters:
    ///   - type: Its kind.
    ///   - name: Its name, such as that of a bank.
    ///   - identificationHint: The text that distinguishes it from others of that name, such as the
    ///     last digits of a card.
    ///   - icon: Its picture.
    public init(
        type: PaymentType, name: LocalizedStringResource? = nil,
        identificationHint: String? = nil, icon: DisplayRepresentation.Image? = nil
    ) {
        self.type = type
        self.title = name
        self.hint = identificationHint
        self.picture = icon
    }

    /// The kind of way to pay.
    public var paymentType: PaymentType { type }

    /// The name in the current language.
    public var name: String? { title.map { String(localized: $0) } }

    /// A text that distinguishes it from others of that name, such as the last digits of a card.
    public var identificationHint: String? { hint }

    /// The picture.
    public var icon: DisplayRepresentation.Image? { picture }

    /// The name before it is translated.
    var nameResource: LocalizedStringResource? { title }
}

extension IntentPaymentMethod: DisplayRepresentable {
    /// The name of ways to pay for people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Payment Method"))
    }

    /// The name, or else the kind, above the distinguishing text.
    public var displayRepresentation: DisplayRepresentation { _representation(in: .current) }
}
