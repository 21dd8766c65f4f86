public import SwiftUI

/// A widget in a family, with the entries that a preview shows.
package struct WidgetPreview: PreviewSubject {
    package let family: WidgetFamily
    package let outline: _WidgetOutline
    /// A closure that returns the entries, up to the requested number.
    package let entries: @MainActor (TimelineSelection) async -> [any TimelineEntry]

    init(
        _ family: WidgetFamily, _ widget: some Widget,
        entries: @escaping @MainActor (TimelineSelection) async -> [any TimelineEntry]
    ) {
        self.family = family
        var outline = _WidgetOutline()
        widget.body._describe(in: &outline)
        self.outline = outline
        self.entries = entries
    }
}

extension Preview {
    /// Creates a preview of a widget with entries, regardless of their dates.
    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        @PreviewTimelineBuilder timeline:
            @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(
            name,
            of: WidgetPreview(family, widget()) { Array(await timeline().prefix($0.limit)) })
    }

    /// Creates a preview of a widget with the entries of a provider.
    @MainActor
    public init(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
        timelineProvider: @escaping () -> some TimelineProvider
    ) {
        let lent = Loan(timelineProvider())
        self.init(
            name,
            of: WidgetPreview(family, widget()) { selection in
                let context = TimelineProviderContext(family: family, isPreview: true)
                return await timeline(of: lent, in: context, selection).value.entries
            })
    }

    /// Creates a preview of a widget with the entries of a provider for a configuration.
    @MainActor
    public init<Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping () -> some Widget, timelineProvider: @escaping () -> Provider
    ) {
        let lent = Loan(timelineProvider())
        self.init(
            name,
            of: WidgetPreview(family, widget()) { selection in
                let context = TimelineProviderContext(family: family, isPreview: true)
                return await timeline(of: lent, for: intent, in: context, selection).value.entries
            })
    }
}

#if Macros
    /// Describes a preview of a widget with entries, regardless of their dates.
    ///
    /// A debug build shows all entries on the page of previews; other builds don't contain the
    /// preview.
    @freestanding(declaration)
    public macro Preview<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> W,
        @PreviewTimelineBuilder timeline:
            @escaping @MainActor () async -> [any TimelineEntry]
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

    /// Describes a preview of a widget with the entries of a provider.
    @freestanding(declaration)
    public macro Preview<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> W,
        timelineProvider: @escaping () -> Provider
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

    /// Describes a preview of a widget with the entries of a provider for a configuration.
    @freestanding(declaration)
    public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
        widget: @escaping () -> W, timelineProvider: @escaping () -> Provider
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")
#endif
