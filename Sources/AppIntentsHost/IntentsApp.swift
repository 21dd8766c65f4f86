public import AppIntents
public import AppIntentsMetadata
public import ArgumentParser
import Dispatch
import Foundation

// An app reads `PersonLocation.current` inside a run, and should need no second import for it.
@_exported public import struct IntentSystem.PersonLocation

#if Web || Assistants
    import _Executors
#endif

/// An app whose intents the system offers: the one thing that an author writes besides intents.
///
///     @main
///     struct TravelTracking: IntentsApp {
///         init() { AppDependencyManager.shared.add(dependency: ModelData()) }
///     }
///
/// No registration: intents, entities, queries and shortcuts are found in the running program. The
/// program then has the commands `serve` (the default), `run`, `mcp`, `list`, `doctor`. A type's own
/// `@Option`s and `@Flag`s are options of every command; `launch()` is the place to read them.
public protocol IntentsApp: ParsableArguments {
    /// The name that people call the app by; the type's name unless the author says otherwise.
    static var appName: String { get }

    /// The app uses the person's location; a surface then offers to tell it.
    static var usesPersonLocation: Bool { get }

    /// The hardware that the app can use where it runs, for the intents that need it, such as a camera.
    ///
    /// An intent that needs something else is refused: the person reads what is missing, the log names the cure.
    static var hardware: Set<IntentHardware> { get }

    /// Prepares the app, once, after its options were read and before the system starts.
    mutating func launch() async throws

    /// A surface's words about the location that is used without the person's own.
    var locationNote: String? { get }

    /// The address of the app itself, such as its website, to which the cards of intents lead that bring the
    /// app to the front (`supportedModes`, `openAppWhenRun`).
    static var home: URL? { get }

    /// The hosts from which clients may fetch the pictures of cards (`AsyncImage`) and of things
    /// (`DisplayRepresentation.Image(url:)`), such as `images.example.org`.
    ///
    /// Such a server learns who looks at which picture: browsers ask it themselves, by https, without
    /// telling it the page. Pictures from other hosts aren't shown. A name is one host, with a port after
    /// `:` if it isn't the usual one; only `localhost` is asked without encryption.
    static var pictureHosts: Set<String> { get }

    /// Where the app itself shows a thing that a person opens, such as a page of its website.
    ///
    /// Called after the intent that opens the thing was performed, on any thread. The system shows a card
    /// of the thing, which leads to the address; `nil` leaves it at the card.
    static func address(of target: any AppValue) async -> URL?

    /// Where the app itself shows the contents with an identifier, to which a
    /// `TargetContentProvidingIntent` leads; `nil` where it has no such place.
    ///
    /// Called after the intent was performed, on any thread.
    static func address(ofContents identifier: String) async -> URL?
}

extension IntentsApp {
    /// By default, the name of the app's type.
    public static var appName: String { String(describing: Self.self) }
    /// By default, the app doesn't ask where people are.
    public static var usesPersonLocation: Bool { false }
    /// By default, nothing but the program.
    public static var hardware: Set<IntentHardware> { [] }
    /// By default, there is nothing to prepare.
    public mutating func launch() async throws {}
    /// By default, surfaces say nothing about a location.
    public var locationNote: String? { nil }
    /// By default, the page is all there is of the app.
    public static var home: URL? { nil }
    /// By default, clients fetch nothing from anywhere else.
    public static var pictureHosts: Set<String> { [] }
    /// By default, the app has no place of its own for anything but cards.
    public static func address(of target: any AppValue) async -> URL? { nil }
    /// By default, the app has no place of its own for contents.
    public static func address(ofContents identifier: String) async -> URL? { nil }

    /// Runs the command that the program was started with.
    public static func main() {
        #if Web || Assistants
            MainThread.run { await AppCommand<Self>.main() }
        #else
            Task.detached {
                await AppCommand<Self>.main()
                Foundation.exit(EXIT_SUCCESS)
            }
            dispatchMain()
        #endif
    }
}
