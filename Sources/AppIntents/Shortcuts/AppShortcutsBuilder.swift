/// A builder that collects the shortcuts of an app.
///
/// It accepts shortcuts and `if #available`, but no other conditions: the list is fixed.
@resultBuilder
public enum AppShortcutsBuilder {
    /// Returns the shortcut.
    @_disfavoredOverload
    public static func buildExpression(_ component: AppShortcut) -> AppShortcut {
        component
    }

    /// Returns the shortcut as a list.
    public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] {
        [component]
    }

    /// Returns no shortcuts.
    public static func buildBlock() -> [AppShortcut] { [] }

    /// Collects shortcuts in their order.
    @_disfavoredOverload
    public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] {
        components
    }

    /// Joins lists of shortcuts in their order.
    public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
        components.flatMap { $0 }
    }

    /// Marks the shortcuts inside `if #available`.
    public static func buildLimitedAvailability(
        _ components: [AppShortcut]
    ) -> any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker {
        components
    }

    /// Returns the shortcuts inside `if #available` if the condition holds.
    @_disfavoredOverload
    public static func buildOptional(
        _ component: (
            any _AppShortcutsContentMarker & _LimitedAvailabilityAppShortcutsContentMarker
        )?
    ) -> [AppShortcut] {
        component as? [AppShortcut] ?? []
    }

    /// Refuses every other condition.
    @available(*, unavailable, message: "Only 'if #available' may stand among app shortcuts.")
    public static func buildOptional(_ appShortcuts: [AppShortcut]?) -> [AppShortcut] {
        appShortcuts ?? []
    }
}

/// An element among the shortcuts of an app.
public protocol _AppShortcutsContentMarker {}

/// An element inside `if #available` among the shortcuts of an app.
public protocol _LimitedAvailabilityAppShortcutsContentMarker {}

extension Array: _AppShortcutsContentMarker where Element == AppShortcut {}

extension Array: _LimitedAvailabilityAppShortcutsContentMarker where Element == AppShortcut {}
