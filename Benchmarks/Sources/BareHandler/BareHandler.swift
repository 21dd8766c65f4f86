import Hummingbird
import Logging

/// A server that answers every request at once with the same words: what the HTTP library itself
/// takes, below which no server on it can get.
///
///     BareHandler PORT
@main
struct BareHandler {
    static func main() async throws {
        guard CommandLine.arguments.count == 2, let port = Int(CommandLine.arguments[1]) else {
            throw UsageError()
        }
        let router = Router()
        router.post("/mcp") { _, _ in "{}" }
        let application = Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: port)),
            logger: Logger(label: "BareHandler") { _ in SwiftLogNoOpLogHandler() })
        try await application.run()
    }

    struct UsageError: Error, CustomStringConvertible {
        var description: String { "usage: BareHandler PORT" }
    }
}
