import Foundation

/// Writes Swift files full of intents; the arguments are their words, how many each file holds, and the files.
///
/// The words are `numbered`, for intents that only differ in a number, or `named`, for those that people
/// would search (`NamedIntents`).
@main
struct IntentGenerator {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count > 2, ["numbered", "named"].contains(arguments[0]),
            let perFile = Int(arguments[1])
        else { throw WrongUse() }
        for (place, path) in arguments.dropFirst(2).enumerated() {
            let numbers = place * perFile..<(place + 1) * perFile
            let declarations = numbers.map { number in
                arguments[0] == "named"
                    ? NamedIntents.declaration(number) : intent(number) + entity(number)
            }
            let source =
                (arguments[0] == "named" ? NamedIntents.header : header)
                + declarations.joined(separator: "\n")
            let file = URL(filePath: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(source.utf8).write(to: file)
        }
    }

    private static let header = "import AppIntents\n\n"

    /// Three of ten intents have a separate entity.
    private static func hasEntity(_ number: Int) -> Bool { number % 10 < 3 }

    private static func entity(_ number: Int) -> String {
        guard hasEntity(number) else { return "" }
        return """
            struct MeasuredThing\(number): AppEntity {
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Thing \(number)"
                static let defaultQuery = MeasuredThingQuery\(number)()
                let id: String
                @Property(title: "Name") var name: String
                var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(name)") }
            }

            struct MeasuredThingQuery\(number): EntityStringQuery {
                func entities(for identifiers: [String]) async throws -> [MeasuredThing\(number)] { [] }
                func entities(matching string: String) async throws -> [MeasuredThing\(number)] { [] }
            }

            """
    }

    /// One intent with what most have: words for people, three parameters, a dialog.
    private static func intent(_ number: Int) -> String {
        """
        struct MeasuredIntent\(number): AppIntent {
            static let title: LocalizedStringResource = "Measured Action \(number)"
            static let description = IntentDescription("Does the thing number \(number).")

            @Parameter(title: "Name") var name: String
            @Parameter(title: "Amount", default: \(number % 10)) var amount: Int
            @Parameter(title: "Urgent") var third: \(hasEntity(number) ? "MeasuredThing\(number)" : "Bool")?

            func perform() async throws -> some IntentResult & ProvidesDialog {
                .result(dialog: "Did \\(amount) of \\(name).")
            }
        }

        """
    }
}

/// The arguments were not as they should be.
struct WrongUse: Error, CustomStringConvertible {
    var description: String { "usage: IntentGenerator numbered|named COUNT-PER-FILE FILE..." }
}
