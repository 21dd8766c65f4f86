import AppIntents
import Testing

/// What people do with the intents of one app.
struct AppScenarios: Sendable, CustomTestStringConvertible {
    let name: String
    let scenarios: [Scenario]
    /// Gives the app's objects to its intents, in place of those of the process.
    let setUp: @Sendable (AppDependencyManager) -> Void

    init(
        _ name: String, setUp: @escaping @Sendable (AppDependencyManager) -> Void = { _ in },
        scenarios: [Scenario]
    ) {
        self.name = name
        self.scenarios = scenarios
        self.setUp = setUp
    }

    /// The intents, each once, in the order in which they are performed first.
    var intents: [any AppIntent.Type] {
        var seen: Set<ObjectIdentifier> = []
        return scenarios.map(\.intent).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    var testDescription: String { name }

    static let all: [AppScenarios] = [
        browser, calendar, document, habit, home, journal, language, mail, message, money, photo,
        player,
        reading, recipe, shop, timer, toDo, transit, weather, workout,
    ]
}
