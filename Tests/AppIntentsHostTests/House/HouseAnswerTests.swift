import AppIntentsMetadata
import Foundation
import IntentSystem
import Testing
import _Localization

@testable import AppIntentsHost

/// What the answer of an app tells of a name with a mistake, and the words for an app that gave none.
@Suite struct HouseAnswerTests {
    private func understanding(
        _ sureness: Double, isSure: Bool = true, slots: Int = 0
    ) -> Understanding {
        let slot = Understanding.Slot(
            parameter: "note", value: .string("nodes"), title: "nodes", range: 0..<5)
        return Understanding(
            intent: "DeleteNote", title: "Delete Note",
            slots: Array(repeating: slot, count: slots), sureness: sureness, isSure: isSure)
    }

    @Test("A guessed name is one where the sentence is sure without it, and loses no value")
    func named() {
        #expect(
            HouseAnswer(
                said: [understanding(0.85, slots: 1)], corrected: [understanding(0.85, slots: 1)]
            ).isNamed)
        #expect(HouseAnswer(said: [], corrected: [understanding(0.8)]).isNamed)
        // "Delete nodes" is more than "delete".
        #expect(
            !HouseAnswer(said: [understanding(0.85, slots: 1)], corrected: [understanding(0.9)])
                .isNamed)
        #expect(
            !HouseAnswer(
                said: [understanding(0.5)], corrected: [understanding(0.68, isSure: false)]
            ).isNamed)
        #expect(!HouseAnswer(said: [], corrected: []).isNamed)
        #expect(!HouseAnswer(said: [understanding(0.9)]).isNamed)
    }

    @Test("The best of both understandings counts")
    func confidence() {
        #expect(HouseAnswer(said: []).confidence == 0)
        #expect(HouseAnswer(said: [understanding(0.6)]).confidence == 0.6)
        #expect(
            HouseAnswer(said: [understanding(0.6)], corrected: [understanding(0.9)]).confidence
                == 0.9)
        #expect(
            HouseAnswer(said: [understanding(0.9)], corrected: [understanding(0.6)]).confidence
                == 0.9)
    }

    @Test("An own app that can’t be started is told with the reason")
    func notStarted() {
        let problem = HouseProblem.notStarted(app: "Kitchen", reason: "The stove is off.")
        func text(_ language: String) -> String {
            problem.message.text(in: Locale(identifier: language))
        }
        #expect(
            text("en")
                == "Kitchen was not asked, because it could not be started: The stove is off.")
        #expect(
            text("de") == """
                Kitchen wurde nicht gefragt, weil die App nicht gestartet werden konnte: The stove is off.
                """)
        #expect(problem.app == "Kitchen")
    }
}
