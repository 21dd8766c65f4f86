public import AppIntents
public import AppIntentsMetadata
public import ArgumentParser
import Dispatch
import Foundation

// An app reads `PersonLocation.current` and its `Person` in a run and states its `IntentAccess`, and should need
// no second import for them.
@_exported public import struct IntentSystem.IntentAccess
@_exported public import struct IntentSystem.Person
@_exported public import struct IntentSystem.PersonLocation

#if Web || Assistants
    import _Executors
#endif

/// An app whose intents the system offers; the only type that an author writes besides the intents.
///
///     @main
///     struct TravelTracking: IntentsApp {
///         init() { AppDependencyManager.shared.add(dependency: ModelData()) }
///     }
///
/// There is no registration: intents, entities, queries and shortcuts are found in the running
/// program. The program has the commands `serve` (the default), `run`, `mcp`, `list`, `doctor`. The
/// `@Option`s and `@Flag`s of the type are options of every command; `launch()` is the place to
/// read them.
public protocol IntentsApp: ParsableArguments {
    /// The name of the app for people; by default, the name of its type.
    static var appName: String { get }

    /// The version of the app for people, which `--version` prints before that of OpenAppIntents; by default `1.0`.
    static var appVersion: String { get }

    /// `true` if the app uses the person's location; a surface then offers to share it.
    static var usesPersonLocation: Bool { get }

    /// The hardware that is available to the app, for the intents that need it, such as a camera.
    ///
    /// An intent that needs other hardware is refused: the person reads what is missing, and the
    /// log contains the cure.
    static var hardware: Set<IntentHardware> { get }

    /// The intents that only people in some groups may perform; by default, everyone may perform all.
    static var access: IntentAccess { get }

    /// Prepares the app, once, after its options were read and before the system starts.
    mutating func launch() async throws

    /// The words of a surface about the location that is used if the person doesn't share theirs.
    var locationNote: String? { get }

    /// The address of the app itself, such as its website; the cards of intents that bring the app
    /// to the front (`supportedModes`, `openAppWhenRun`) link to it.
    static var home: URL? { get }

    /// The hosts from which clients may fetch the pictures of cards (`AsyncImage`) and of entities
    /// (`DisplayRepresentation.Image(url:)`), such as `images.example.org`.
    ///
    /// Such a server learns who looks at which picture: browsers request it directly, over HTTPS,
    /// without the address of the page. Pictures from other hosts aren't shown. A name is one host,
    /// with a port after `:` if it isn't the default; only `localhost` is requested without
    /// encryption.
    static var pictureHosts: Set<String> { get }

    /// Returns the address at which the app shows a value that a person opens, such as a page of
    /// its website.
    ///
    /// Called after the intent that opens the value was performed, on any thread. The system shows
    /// a card of the value, which links to the address; with `nil`, it has no link.
    static func address(of target: any AppValue) async -> URL?

    /// Returns the address at which the app shows the contents with an identifier, which a
    /// `TargetContentProvidingIntent` opens; `nil` if it has none.
    ///
    /// Called after the intent was performed, on any thread.
    static func address(ofContents identifier: String) async -> URL?
}

extension IntentsApp {
    /// By default, the name of the app's type.
    public static var appName: String { String(describing: Self.self) }
    /// By default, the version of an app that has had no other.
    public static var appVersion: String { "1.0" }
    /// By default, the app doesn't use the person's location.
    public static var usesPersonLocation: Bool { false }
    /// By default, no hardware.
    public static var hardware: Set<IntentHardware> { [] }
    /// By default, everyone may perform every intent.
    public static var access: IntentAccess { IntentAccess() }
    /// By default, does nothing.
    public mutating func launch() async throws {}
    /// By default, no words about a location.
    public var locationNote: String? { nil }
    /// By default, the app has no address besides the page.
    public static var home: URL? { nil }
    /// By default, clients fetch no pictures from other hosts.
    public static var pictureHosts: Set<String> { [] }
    /// By default, the app shows values only on cards.
    public static func address(of target: any AppValue) async -> URL? { nil }
    /// By default, the app has no addresses for contents.
    public static func address(ofContents identifier: String) async -> URL? { nil }

    /// Runs the command in the program's arguments.
    public static func main() {
        // A file that may not grow is an error to handle, like a full disk, not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        let words: [String]
        do throws(UsageError) {
            words = try CommandWords<Self>(Array(CommandLine.arguments.dropFirst())).ordered
        } catch {
            Terminal.standard().say(error.message, as: .problem)
            Foundation.exit(RunExit.usage.rawValue)
        }
        #if Web || Assistants
            MainThread.run { await AppCommand<Self>.main(words) }
        #else
            Task.detached {
                await AppCommand<Self>.main(words)
                Foundation.exit(EXIT_SUCCESS)
            }
            dispatchMain()
        #endif
    }
}
