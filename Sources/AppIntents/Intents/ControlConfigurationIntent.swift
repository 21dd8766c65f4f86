/// An intent whose parameters configure a control.
///
/// It corresponds to a widget's `WidgetConfigurationIntent`: the system shows its parameters to a
/// person who edits the control, and doesn't perform it.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {
    /// The result of an intent that is never performed.
    associatedtype NeverResult where Self.NeverResult == Never
}

extension ControlConfigurationIntent {
    /// Not to be called: the system keeps the parameters and doesn't perform the intent.
    public func perform() async throws -> Self.NeverResult {
        throw ConfigurationPerformed(intent: String(describing: Self.self))
    }
}

extension ControlConfigurationIntent where PerformResult == Never {
    /// By default, no surface offers an intent that only configures.
    public static var isDiscoverable: Bool { false }
}
