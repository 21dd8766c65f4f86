package import IntentSystem
package import WidgetKit
import _IntentDiscovery

/// The widgets and controls of an app, found without registration.
///
/// If the app has bundles, they decide which are offered, and in which order; otherwise all types
/// in the program are offered, by name.
// Safe: its properties are constants, and the types are those of conformances that hold on every
// actor: discovery skips the others.
package struct WidgetCatalog: @unchecked Sendable {
    private let widgets: [any Widget.Type]
    private let controls: [any ControlWidget.Type]
    private let bundles: [any WidgetBundle.Type]

    package init(_ scope: Catalog.Scope = .process) {
        func found<Metatype>(_ existential: Any.Type, as type: Metatype.Type) -> [Metatype] {
            scope.discovered(existential)
                .sorted { $0.qualifiedName < $1.qualifiedName }
                .compactMap { $0.metatype(as: type) }
        }
        widgets = found((any Widget).self, as: (any Widget.Type).self)
        controls = found((any ControlWidget).self, as: (any ControlWidget.Type).self)
        bundles = found((any WidgetBundle).self, as: (any WidgetBundle.Type).self)
    }

    /// Creates a catalog of the given types only, for tests that share a module with others.
    package init(
        widgets: [any Widget.Type] = [], controls: [any ControlWidget.Type] = [],
        bundles: [any WidgetBundle.Type] = []
    ) {
        self.widgets = widgets
        self.controls = controls
        self.bundles = bundles
    }

    /// True if the app has widgets, as far as that is known without reading a bundle.
    package var hasWidgets: Bool { !widgets.isEmpty }
    /// True if the app has controls, as far as that is known without reading a bundle.
    package var hasControls: Bool { !controls.isEmpty }

    @MainActor
    private var offered: _WidgetList {
        var list = _WidgetList()
        if bundles.isEmpty {
            list.widgets = widgets
            list.controls = controls
        }
        for bundle in bundles { Self.add(bundle, to: &list) }
        return list
    }

    @MainActor
    private static func add<Bundle: WidgetBundle>(
        _ bundle: Bundle.Type, to list: inout _WidgetList
    ) {
        bundle.init().body._list(in: &list)
    }

    /// Returns the outlines of the widgets, each recreated; if two have the same kind, the first
    /// counts.
    @MainActor
    func widgetOutlines() -> [_WidgetOutline] {
        var kinds: Set<String> = []
        return offered.widgets.map { Self.outline(of: $0) }
            .filter { $0.source != nil && kinds.insert($0.kind).inserted }
    }

    @MainActor
    private static func outline<Kind: Widget>(of widget: Kind.Type) -> _WidgetOutline {
        var outline = _WidgetOutline()
        widget.init().body._describe(in: &outline)
        return outline
    }

    /// Returns the outlines of the controls, each recreated; if two have the same kind, the first
    /// counts.
    @MainActor
    func controlOutlines() -> [_ControlOutline] {
        var kinds: Set<String> = []
        return offered.controls.map { Self.outline(of: $0) }
            .filter { $0.source != nil && kinds.insert($0.kind).inserted }
    }

    @MainActor
    private static func outline<Kind: ControlWidget>(of control: Kind.Type) -> _ControlOutline {
        var outline = _ControlOutline()
        control.init().body._describe(in: &outline)
        return outline
    }
}
