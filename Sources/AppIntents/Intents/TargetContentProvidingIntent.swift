import AppIntentsMetadata

/// An intent that leads to content of the app, which has an identifier.
///
/// Apple's page says that the system chooses the app's scenes by the identifier. Here the result
/// is a card of the window whose views handle the intent (`onAppIntentExecution(_:perform:)`), or
/// leads to the address that the app has for the identifier (`IntentsApp.address(ofContents:)`). A
/// focus filter's `targetContentIdentifierPrefix` also selects suggestions by the identifier.
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: AppIntent {
    /// The identifier of the content; for an `OpenIntent`, by default that of the target.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    /// By default, the identifier of the intent's type.
    public var contentIdentifier: String { Self.persistentIdentifier }

    /// Does nothing: the system leads to the content.
    public func perform() async throws -> some IntentResult { .result() }
}

extension TargetContentProvidingIntent where Self: OpenIntent {
    /// By default, the identifier of the target; for a case of an enumeration, its raw value.
    public var contentIdentifier: String {
        switch target.parameterValue {
        case .entity(_, let id): id
        case .enumeration(_, let rawValue): rawValue
        default: Self.persistentIdentifier
        }
    }

    /// Does nothing: the system shows the target.
    public func perform() async throws -> some IntentResult { .result() }
}
