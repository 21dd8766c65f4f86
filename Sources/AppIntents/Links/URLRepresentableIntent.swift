public import Foundation

/// An intent that represents an address, which the system opens instead of performing the intent.
///
///     struct OpenTrail: OpenIntent, URLRepresentableIntent {
///         static let title: LocalizedStringResource = "Open Trail"
///         @Parameter(title: "Trail") var target: Trail
///     }
///
/// Apple's page on `URLRepresentableIntent` says that the system opens the address as a universal
/// link. Here a card offers a link to follow; assistants, commands and steps get the address as the
/// value of the run. The card of an `OpenIntent`'s target leads to the address. The system performs
/// an intent that implements `perform()`.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
    /// The address of every intent of the type, with placeholders for its parameters.
    static var urlRepresentation: Self.URLRepresentation { get }
}

extension URLRepresentableIntent {
    /// The address of intents of the type.
    public typealias URLRepresentation = IntentURLRepresentation<Self>

    /// The address of this intent; `nil` if a parameter in it has no value, or one that can't be a
    /// part of an address.
    public var urlRepresentation: URL? { get async { await Self.urlRepresentation.url(of: self) } }

    /// Throws: the system opens the address and doesn't perform the intent.
    public func perform() async throws -> Never { throw IntentIsOpened(intent: Self.self) }
}

extension URLRepresentableIntent where Self: OpenIntent, Self.Value: URLRepresentableEntity {
    /// By default, the address of the entity.
    public static var urlRepresentation: Self.URLRepresentation {
        IntentURLRepresentation { await $0.target.urlRepresentation }
    }

    /// Throws: the system opens the address and doesn't perform the intent.
    public func perform() async throws -> Never { throw IntentIsOpened(intent: Self.self) }
}

extension URLRepresentableIntent where Self: OpenIntent, Self.Value: URLRepresentableEnum {
    /// By default, the address of the case.
    public static var urlRepresentation: Self.URLRepresentation {
        IntentURLRepresentation { $0.target.urlRepresentation }
    }

    /// Throws: the system opens the address and doesn't perform the intent.
    public func perform() async throws -> Never { throw IntentIsOpened(intent: Self.self) }
}

/// The error when an app performs an intent that has an address instead of an implementation.
struct IntentIsOpened: Error, CustomStringConvertible {
    let intent: any AppIntent.Type

    var description: String {
        """
        \(intent) isn't performed: it stands for an address, which the system opens. Return it with \
        result(opensIntent:), or read its urlRepresentation.
        """
    }
}
