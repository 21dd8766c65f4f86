/// The actions of an app that a person can use at once, without setting anything up.
///
/// An app has at most one provider, which the system finds by itself:
///
///     struct TravelShortcuts: AppShortcutsProvider {
///         static var appShortcuts: [AppShortcut] {
///             AppShortcut(
///                 intent: ClosestLandmarkIntent(),
///                 phrases: ["Find the closest landmark in \(.applicationName)"],
///                 shortTitle: "Find Closest",
///                 systemImageName: "location")
///         }
///     }
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: Sendable {
    /// The shortcuts in the order in which they are shown.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }

    /// The color of the shortcuts' tiles.
    static var shortcutTileColor: ShortcutTileColor { get }

    /// The phrases that sound like those of the app's shortcuts but mean something else.
    static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
    /// Unspecified by Apple; blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }

    /// No phrases.
    public static var negativePhrases: NegativeAppShortcutPhrases {
        NegativeAppShortcutPhrases(phrases: [])
    }

    /// The presentation of the values of a shortcut's parameter.
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    /// The sentence for a value of a shortcut's parameter.
    public typealias Summary = AppShortcutParameterPresentationSummary
    /// Values of a shortcut's parameter under a common title.
    public typealias OptionsCollection = AppShortcutOptionsCollection

    /// Tells the system that the values for parameters in phrases have changed.
    ///
    /// An app calls it whenever the entities in its phrases change. Until the first call, the
    /// system has no values for phrases with a parameter.
    public static func updateAppShortcutParameters() {
        ShortcutParameterUpdates.record(for: Self.self)
    }
}
