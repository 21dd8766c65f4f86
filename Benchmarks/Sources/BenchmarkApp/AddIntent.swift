import AppIntents

/// Adds two whole numbers: what the load client of the Model Context Protocol calls.
struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add"
    static let description = IntentDescription("Adds two whole numbers.")

    @Parameter(title: "First Number")
    var a: Int

    @Parameter(title: "Second Number")
    var b: Int

    func perform() async throws -> some ReturnsValue<Int> {
        .result(value: a &+ b)
    }
}
