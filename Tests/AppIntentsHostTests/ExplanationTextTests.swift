import IntentSystem
import Testing

@testable import AppIntentsHost

/// What `search --explain` says.
struct ExplanationTextTests {
    @Test(
        "A row tells the person's relation to its action, and that the app donated or suggests it",
        arguments: zip(
            SearchItem.Explanation.Habit.allCases,
            [
                "you pinned it", "you often do it at this time of day", "you did it lately",
                "it is suggested", nil,
            ]))
    func habits(habit: SearchItem.Explanation.Habit, told: String?) {
        let lines = ExplanationText.lines(
            of: .init(group: .matching, rank: .init(habit: habit, order: 2)))
        #expect(
            lines
                == ["offered, in the app's order", told, "place 3 in the app's order"]
                .compactMap(\.self))
    }
}
