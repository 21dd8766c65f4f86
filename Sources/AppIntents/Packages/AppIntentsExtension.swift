import Foundation

/// A program that performs an app's intents separately from the app.
///
///     @main
///     struct TravelIntents: AppIntentsExtension {}
///
/// Apple's systems start such a program when they need it. Here it is a program like any other: with
/// `AppIntentsHost` imported anywhere in its target, it has the commands of an app, which then serve
/// its intents.
public protocol AppIntentsExtension: AppExtension {}

extension AppIntentsExtension {
    /// The configuration that the system chooses.
    public var configuration: some AppExtensionConfiguration { SystemExtensionConfiguration() }
}

/// A program that extends an app.
///
/// Apple declares it in the module ExtensionFoundation, which a file that imports AppIntents sees.
public protocol AppExtension {
    /// The type of the configuration; Swift infers it.
    associatedtype Configuration: AppExtensionConfiguration

    /// The configuration of the extension.
    var configuration: Configuration { get }

    /// Creates the extension, once, when its program starts.
    init()

    /// Runs the program.
    static func main() throws
}

/// The settings with which the system runs an extension.
public protocol AppExtensionConfiguration {}

struct SystemExtensionConfiguration: AppExtensionConfiguration {}

extension AppExtension {
    /// Ends the program with a message about what is missing: no part of it performs intents.
    public static func main() throws {
        let message = """
            Nothing in this program performs the intents of \(Self.self). Add the product AppIntentsHost to its \
            target, and import it in one of its files.

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(EXIT_FAILURE)
    }
}
