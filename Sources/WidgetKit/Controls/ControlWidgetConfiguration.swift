import SwiftUI
public import _Localization

/// A control's kind, provider, template and settings.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// The type of the configuration's content.
    associatedtype Body: ControlWidgetConfiguration

    /// The content of the configuration.
    var body: Self.Body { get }

    /// Tells the system what the configuration says.
    func _describe(in outline: inout _ControlOutline)
}

extension ControlWidgetConfiguration {
    /// Tells what the content says.
    public func _describe(in outline: inout _ControlOutline) {
        body._describe(in: &outline)
    }
}

extension ControlWidgetConfiguration {
    /// Sets the name of the control.
    public func displayName(
        _ displayName: LocalizedStringResource
    ) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self) { $0.name = displayName }
    }

    /// Sets the sentence about the control.
    public func description(
        _ description: LocalizedStringResource
    ) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self) { $0.about = description }
    }

    /// Has a person asked for the configuration before they use the control.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self) { $0.promptsForConfiguration = true }
    }
}

/// A configuration with a change.
@MainActor @preconcurrency
public struct _ModifiedControlConfiguration<Content: ControlWidgetConfiguration>:
    ControlWidgetConfiguration
{
    let content: Content
    let change: @MainActor (inout _ControlOutline) -> Void

    /// Itself: the system asks for the outline.
    public var body: some ControlWidgetConfiguration { self }

    public func _describe(in outline: inout _ControlOutline) {
        content._describe(in: &outline)
        change(&outline)
    }
}
