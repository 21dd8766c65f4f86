public import AppIntentsMetadata
public import Foundation
import _Localization

extension IntentPaymentMethod: _IntentValue, _IndexedPropertyValue, _DefaultedParameterValue,
    _UnconvertedValue
{
    /// Returns a shape with a kind, a name, and a text that distinguishes it from others of that name.
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        func text(_ resource: LocalizedStringResource) -> String { resource.text(in: locale) }
        return .structure(
            StructureShape(
                name: text(.init(system: "a payment method")),
                fields: [
                    .init(
                        name: "type", title: text(.init(system: "Kind")), shape: .text,
                        choices: kinds.map { .init(value: $0.name, title: text($0.title)) }),
                    .init(
                        name: "name", title: text(.init(system: "Name")), shape: .text,
                        isOptional: true),
                    .init(
                        name: "identificationHint", title: text(.init(system: "Last Digits")),
                        shape: .text, isOptional: true),
                ]))
    }

    /// The kind, the name in the current language, the distinguishing text and, although the shape
    /// doesn't ask for it, the picture.
    public var _data: ParameterValue {
        let kind = Self.kinds.first { $0.type == paymentType }?.name ?? "unknown"
        var fields: [String: ParameterValue] = ["type": .string(kind)]
        fields["name"] = name.map(ParameterValue.string)
        fields["identificationHint"] = identificationHint.map(ParameterValue.string)
        fields["icon"] = icon?.parameterValue
        return .structure(fields)
    }

    /// Reads the fields, or the English name of a kind followed by words: `credit Visa`.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        switch data {
        case .structure(let fields): self.init(fields: fields.filter { !$0.value.isNull })
        case .string(let text):
            guard text.utf8.count <= Self.longestText else { return nil }
            let words = text.split(separator: " ", maxSplits: 1).map(String.init)
            guard let first = words.first?.lowercased(),
                let kind = Self.kinds.first(where: { $0.name.lowercased() == first })
            else { return nil }
            let rest = words.dropFirst().first
            self.init(type: kind.type, name: rest.map { LocalizedStringResource(verbatim: $0) })
        default: return nil
        }
    }

    private init?(fields: [String: ParameterValue]) {
        guard fields.keys.allSatisfy(Self.fieldNames.contains),
            let kind = Self.kinds.first(where: { fields["type"] == .string($0.name) })
        else { return nil }
        var texts: [String: String] = [:]
        for name in ["name", "identificationHint"] {
            guard let value = fields[name], value != "" else { continue }
            guard case .string(let text) = value, text.utf8.count <= Self.longestText else {
                return nil
            }
            texts[name] = text
        }
        self.init(
            type: kind.type, name: texts["name"].map { LocalizedStringResource(verbatim: $0) },
            identificationHint: texts["identificationHint"],
            icon: DisplayRepresentation.Image(parameterValue: fields["icon"]))
    }

    /// Returns the name, or else the kind, above the distinguishing text.
    public func _representation(in locale: Locale) -> DisplayRepresentation {
        let kind = Self.kinds.first { $0.type == paymentType }?.title
        return DisplayRepresentation(
            title: nameResource ?? kind ?? .init(system: "Payment Method"),
            subtitle: identificationHint.map { LocalizedStringResource(verbatim: $0) },
            image: icon)
    }

    private static let longestText = 256

    private static let fieldNames = ["type", "name", "identificationHint", "icon"]

    private static var kinds: [(name: String, type: PaymentType, title: LocalizedStringResource)] {
        [
            ("credit", .credit, .init(system: "Credit Card")),
            ("debit", .debit, .init(system: "Debit Card")),
            ("prepaid", .prepaid, .init(system: "Prepaid Card")),
            ("store", .store, .init(system: "Store Card")),
            ("checking", .checking, .init(system: "Checking Account")),
            ("savings", .savings, .init(system: "Savings Account")),
            ("brokerage", .brokerage, .init(system: "Brokerage Account")),
            ("applePay", .applePay, .init(verbatim: "Apple Pay")),
            ("unknown", .unknown, .init(system: "Other")),
        ]
    }
}
