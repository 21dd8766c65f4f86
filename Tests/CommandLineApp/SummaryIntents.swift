import AppIntents
import Foundation

/// Has a sentence that depends on a value, and further parameters of every kind.
struct DeliverIntent: AppIntent {
    static let title: LocalizedStringResource = "Deliver"
    static let description = IntentDescription("Delivers a tool, or keeps it here.")

    @Parameter(title: "Tool") var tool: Tool
    @Parameter(title: "Away", default: false) var isAway: Bool
    @Parameter(title: "Address", description: "Where it goes.") var address: String?
    @Parameter(title: "Shelf", default: 1, controlStyle: .stepper, inclusiveRange: (1, 9))
    var shelf: Int
    @Parameter(title: "Care", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
    var care: Double
    @Parameter(title: "Words", inputOptions: .init(multiline: true)) var words: String?
    @Parameter(title: "Size") var size: CupSize?
    @Parameter(title: "Moment") var moment: Date?
    @Parameter(title: "Others") var others: [Tool]?

    static var parameterSummary: some ParameterSummary {
        When(\.$isAway, .equalTo, true) {
            Summary("Deliver \(\.$tool) to \(\.$address), away: \(\.$isAway)") {
                \.$care
                \.$words
                \.$size
                \.$moment
                \.$others
            }
        } otherwise: {
            Summary("Keep \(\.$tool), away: \(\.$isAway)") {
                \.$shelf
                \.$words
            }
        }
    }

    func perform() async throws -> some ProvidesDialog {
        let parts = [
            tool.id, isAway ? "to \(address ?? "nowhere")" : "shelf \(shelf)", words ?? "no words",
        ]
        return .result(dialog: "\(parts.joined(separator: ", "))")
    }
}

/// Needs nothing, and offers something.
struct GreetIntent: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    @Parameter(title: "Name", default: "World") var name: String
    @Parameter(title: "Mark") var mark: String?

    func perform() async throws -> some ProvidesDialog {
        .result(dialog: "Hello, \(name)\(mark ?? ".")")
    }
}
