public import SwiftUI
public import _Localization

extension WidgetConfiguration {
    func changed(
        _ change: @escaping @MainActor (inout _WidgetOutline) -> Void
    ) -> _ModifiedWidgetConfiguration<Self> {
        _ModifiedWidgetConfiguration(content: self, change: change)
    }

    /// Sets the name of the widget.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.name = displayName }
    }

    /// Sets the localized name of the widget.
    public func configurationDisplayName(
        _ displayNameKey: LocalizedStringKey
    ) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// Sets the name of the widget.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the name of the widget from a resource.
    @_disfavoredOverload
    public func configurationDisplayName(
        _ displayName: LocalizedStringResource
    ) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the description of the widget.
    public func description(_ description: Text) -> some WidgetConfiguration {
        changed { $0.about = description }
    }

    /// Sets the localized description of the widget.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// Sets the description of the widget.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the description of the widget from a resource.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the families in which the widget is available.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }

    /// Lets the content reach the edges of the widget.
    public func contentMarginsDisabled() -> some WidgetConfiguration {
        changed { $0.hasContentMargins = false }
    }

    /// Lets the system remove the background or not.
    ///
    /// Unspecified by Apple; a board always draws it, so this has no effect here.
    public func containerBackgroundRemovable(
        _ isRemovable: Bool = true
    ) -> some WidgetConfiguration {
        self
    }
}
