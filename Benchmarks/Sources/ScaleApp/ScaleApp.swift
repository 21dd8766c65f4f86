import AppIntents
import AppIntentsHost
import ScaleCatalog

/// The app of 1,000 intents, 2,000 phrases and 100,000 indexed entities with its page.
///
/// `ScaleApp texts NAMES` prints what a measurement types; any other command is the app's own. The
/// environment's `SCALE_ENTITIES` is the number of entities.
@main
enum Program {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "texts", let names = arguments.last.flatMap({ Int($0) }) {
            print(try Typing.json(each: names))
        } else {
            ScaleApp.main()
        }
    }
}

struct ScaleApp: IntentsApp {
    static var appName: String { "Scale" }
}
