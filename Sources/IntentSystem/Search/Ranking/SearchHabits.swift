import AppIntentsMetadata

/// The actions of a person, by which rows that match a search equally well are ordered: those that
/// the person pinned, does at this time of day, or did lately come first, then those that the app
/// donated or suggests.
struct SearchHabits {
    typealias Habit = SearchItem.Explanation.Habit

    private struct Action: Hashable {
        let intent: String
        let values: [String: ParameterValue]
    }

    private var intents: [String: Habit] = [:]
    private var actions: [Action: Habit] = [:]
    private var entities: [ParameterValue: Habit] = [:]

    init(own: [Suggestion] = [], suggested: [SearchItem] = [], at moment: Occasion? = nil) {
        for action in own {
            let isUsual = moment.map { action.occasions.areUsual(at: $0) } ?? false
            let habit: Habit = action.isPinned ? .pinned : isUsual ? .usual : .recent
            note(habit, action.identifier, action.values)
            for value in action.values.values {
                entities[value] = min(habit, entities[value] ?? .other)
            }
        }
        for item in suggested { note(.suggested, item.intent, item.values ?? [:]) }
    }

    private mutating func note(
        _ habit: Habit, _ intent: String, _ values: [String: ParameterValue]
    ) {
        let action = Action(intent: intent, values: values)
        intents[intent] = min(habit, intents[intent] ?? .other)
        actions[action] = min(habit, actions[action] ?? .other)
    }

    /// Returns the person's relation to an intent, whatever its values are.
    func habit(of intent: String) -> Habit { intents[intent] ?? .other }

    /// Returns the person's relation to an intent with values.
    func habit(of intent: String, _ values: [String: ParameterValue]) -> Habit {
        actions[Action(intent: intent, values: values)] ?? .other
    }

    /// Returns the person's relation to a value.
    func habit(of value: ParameterValue) -> Habit { entities[value] ?? .other }
}
