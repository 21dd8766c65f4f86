/// Shortcuts in a separate type, so that a provider need not write them itself.
///
///     struct TeaShortcuts: AppShortcutsContent {
///         var appShortcuts: [AppShortcut] {
///             AppShortcut(
///                 intent: BrewIntent(), phrases: ["Brew tea with \(.applicationName)"],
///                 shortTitle: "Brew", systemImageName: "mug")
///         }
///     }
///
///     struct Shortcuts: AppShortcutsProvider {
///         static var appShortcuts: [AppShortcut] { return TeaShortcuts().appShortcuts }
///     }
public protocol AppShortcutsContent {
    /// The shortcuts in the order in which they are shown.
    @AppShortcutsBuilder var appShortcuts: [AppShortcut] { get }
}
