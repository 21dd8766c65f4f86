/// An intent whose parameters configure a control.
///
/// It is to a control what `WidgetConfigurationIntent` is to a widget: the system shows its parameters to a
/// person who edits the control, and performs nothing.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {
    /// The result of an intent that is never performed.
    associatedtype NeverResult where Self.NeverResult == Never
}

extension ControlConfigurationIntent {
    /// Not to be called: the system keeps the parameters and performs nothing.
    public func perform() async throws -> Self.NeverResult {
        throw ConfigurationPerformed(intent: String(describing: Self.self))
    }
}

extension ControlConfigurationIntent where PerformResult == Never {
    /// Nothing offers an intent that only configures.
    public static var isDiscoverable: Bool { false }
}
