import AppIntents

/// Takes a tool from the action before.
struct WeighIntent: AppIntent {
    static let title: LocalizedStringResource = "Weigh"

    @Parameter(title: "Counterweight", inputConnectionBehavior: .never) var counterweight: Tool?
    @Parameter(title: "Tool", inputConnectionBehavior: .connectToPreviousIntentResult)
    var tool: Tool

    func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
        let weight = tool.weight - (counterweight?.weight ?? 0)
        return .result(value: weight, dialog: "\(tool.name): \(weight)")
    }
}

/// Finds what lies in a drawer.
struct DrawerQuery: IntentValueQuery {
    @Dependency var greeting: Greeting

    func values(for input: String) async throws -> [Tool] {
        Tool.all.filter { input == "top" ? $0.id.hasPrefix("h") : $0.id == input }
    }
}
