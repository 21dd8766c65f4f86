import Foundation

/// Writes Swift files full of intents; the arguments are how many each holds, and the files.
@main
struct IntentGenerator {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let perFile = arguments.first.flatMap({ Int($0) }), arguments.count > 1 else {
            throw WrongUse()
        }
        for (place, path) in arguments.dropFirst().enumerated() {
            let numbers = place * perFile..<(place + 1) * perFile
            let source = header + numbers.map(intent).joined(separator: "\n")
            let file = URL(filePath: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(source.utf8).write(to: file)
        }
    }

    private static let header = "import AppIntents\n\n"

    /// One intent with what most have: words for people, three parameters, a dialog.
    private static func intent(_ number: Int) -> String {
        """
        struct MeasuredIntent\(number): AppIntent {
            static let title: LocalizedStringResource = "Measured Action \(number)"
            static let description = IntentDescription("Does the thing number \(number).")

            @Parameter(title: "Name") var name: String
            @Parameter(title: "Amount", default: \(number % 10)) var amount: Int
            @Parameter(title: "Urgent") var isUrgent: Bool?

            func perform() async throws -> some IntentResult & ProvidesDialog {
                .result(dialog: "Did \\(amount) of \\(name).")
            }
        }

        """
    }
}

/// The arguments were not as they should be.
struct WrongUse: Error, CustomStringConvertible {
    var description: String { "usage: IntentGenerator COUNT-PER-FILE FILE..." }
}
