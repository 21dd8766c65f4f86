/// An app: its scenes, and the program that shows them.
///
///     @main
///     struct Travel: App {
///         init() { AppDependencyManager.shared.add(dependency: ModelData()) }
///         var body: some Scene { WindowGroup { LandmarksView() } }
///     }
///
/// Apple's systems show the scenes in windows. Here the program has the commands of an `IntentsApp`
/// if its target imports `AppIntentsHost`, and the first window is a card: the action “Open App”
/// shows it, and so do intents that its views handle by `onAppIntentExecution(_:perform:)`. The
/// system creates the app once in a process, before anything is performed.
@MainActor @preconcurrency @_alwaysEmitConformanceMetadata
public protocol App: _Program, SendableMetatype {
    /// The type of the app's scenes.
    associatedtype Body: Scene

    /// Creates the app.
    init()

    /// The scenes.
    @SceneBuilder var body: Self.Body { get }
}
