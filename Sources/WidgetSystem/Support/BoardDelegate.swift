import AppIntents
import IntentSystem
import _Localization

/// Performs what a person taps on a board, which has no place for questions.
struct BoardDelegate: RunDelegate {
    let person: UndoPerson

    func ask(_ question: RunQuestion) async throws -> Answer {
        throw QuestionOnBoard()
    }
}

/// An intent asked something where nothing can be answered.
struct QuestionOnBoard: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource {
        .init(system: "This asks something first. Please start it from the search.")
    }
}
