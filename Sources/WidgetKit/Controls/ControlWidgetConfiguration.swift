import SwiftUI
public import _Localization

/// A control's kind, provider, template and settings.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {
    /// The type of the body.
    associatedtype Body: ControlWidgetConfiguration

    /// The configuration that this one consists of.
    var body: Self.Body { get }

    /// Adds the configuration's settings to the system's outline.
    func _describe(in outline: inout _ControlOutline)
}

extension ControlWidgetConfiguration {
    /// Adds the body's settings.
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

    /// Sets the description of the control.
    public func description(
        _ description: LocalizedStringResource
    ) -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self) { $0.about = description }
    }

    /// Makes the system ask a person for the configuration before they use the control.
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration {
        _ModifiedControlConfiguration(content: self) { $0.promptsForConfiguration = true }
    }
}

/// A configuration with a changed setting.
@MainActor @preconcurrency
public struct _ModifiedControlConfiguration<Content: ControlWidgetConfiguration>:
    ControlWidgetConfiguration
{
    let content: Content
    let change: @MainActor (inout _ControlOutline) -> Void

    /// The configuration itself, from which the system reads the outline.
    public var body: some ControlWidgetConfiguration { self }

    public func _describe(in outline: inout _ControlOutline) {
        content._describe(in: &outline)
        change(&outline)
    }
}
