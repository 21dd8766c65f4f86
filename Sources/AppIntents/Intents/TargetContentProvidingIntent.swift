import AppIntentsMetadata

/// An intent that leads to contents of the app, which have an identifier.
///
/// Apple's page says that the app's scenes are chosen by the identifier. Here the app itself is asked for the
/// address of what has it (`IntentsApp.address(ofContents:)`), to which the result leads, and a focus filter's
/// `targetContentIdentifierPrefix` chooses by it what is suggested.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
    /// The identifier of the contents; of an `OpenIntent` by default that of the target.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    /// By default, the identifier of the intent's type.
    public var contentIdentifier: String { Self.persistentIdentifier }

    /// Does nothing itself: the system leads to the contents.
    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// By default, the identifier of the target; of a case of an enumeration its raw value.
    public var contentIdentifier: String {
        switch target.parameterValue {
        case .entity(_, let id): id
        case .enumeration(_, let rawValue): rawValue
        default: Self.persistentIdentifier
        }
    }

    /// Does nothing itself: the system shows the target.
    public func perform() async throws -> some IntentResult { .result() }
}
