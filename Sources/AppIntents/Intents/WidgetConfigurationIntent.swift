/// An intent whose parameters configure a widget.
///
/// Apple's page on `WidgetConfigurationIntent` states that the system shows its parameters to a
/// person who edits the widget, and that it needs no `perform()`. The system also offers an intent
/// that implements `perform()` like any other.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {
    /// The result of an intent that is never performed.
    associatedtype NeverResult where Self.NeverResult == Never
}

extension WidgetConfigurationIntent {
    /// Not to be called: the system keeps the parameters and doesn't perform the intent.
    public func perform() async throws -> Self.NeverResult {
        throw ConfigurationPerformed(intent: String(describing: Self.self))
    }
}

extension WidgetConfigurationIntent where PerformResult == Never {
    /// By default, no surface offers an intent that only configures.
    public static var isDiscoverable: Bool { false }
}

/// The error when code performs an intent that only configures a widget or a control.
package struct ConfigurationPerformed: Error, Hashable, Sendable, CustomStringConvertible {
    package let intent: String

    package var description: String {
        """
        \(intent) configures a widget or a control and has nothing to perform. Give it a perform() of its own, \
        or let a widget's configuration take it.
        """
    }
}
