import AppIntents
import Foundation

/// Learning words: enumerations with pictures, dialogs of several lengths, localized values, donations.
enum LanguageApp {
    enum Tongue: String, AppEnum {
        case french, german, welsh
        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Language", numericFormat: "\(placeholder: .int) languages")
        static let caseDisplayRepresentations: [Tongue: DisplayRepresentation] = [
            .french: .init(title: "French", subtitle: "Français"),
            .german: .init(title: "German", subtitle: "Deutsch"),
            .welsh: .init(title: "Welsh", subtitle: "Cymraeg", image: .init(systemName: "globe")),
        ]
    }

    struct Translate: AppIntent {
        static let title: LocalizedStringResource = "Translate"
        static let description = IntentDescription(
            "Translates a word.", categoryName: "Words", searchKeywords: ["dictionary"])
        @Parameter(title: "Word") var word: String
        @Parameter(title: "To", default: .french) var tongue: Tongue
        static var parameterSummary: some ParameterSummary {
            Switch(\.$tongue) {
                Case(.welsh) { Summary("Translate \(\.$word) (badly) to \(\.$tongue)") }
                DefaultCase { Summary("Translate \(\.$word) to \(\.$tongue)") }
            }
        }
        func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
            let words = ["tea": [Tongue.french: "thé", .german: "Tee", .welsh: "te"]]
            guard let found = words[word]?[tongue] else {
                throw AppIntentError.Unrecoverable.entityNotFound
            }
            return .result(
                value: found,
                dialog: IntentDialog(
                    full: "In \(tongue.rawValue) it is \(found).", supporting: "\(found)"))
        }
    }

    struct Quiz: AppIntent {
        static let title: LocalizedStringResource = "Quiz"
        @Parameter(title: "Answer") var answer: String?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let given = try await $answer.requestValue("What is tea in German?")
            return .result(dialog: given == "Tee" ? "Right." : "No: Tee.")
        }
    }

    struct Guess: AppIntent {
        static let title: LocalizedStringResource = "Guess the Language"
        @Parameter(title: "Language") var tongue: Tongue
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard tongue != .welsh else { return .result(dialog: "Welsh it is.") }
            let other = try await $tongue.requestDisambiguation(
                among: [.german, .welsh], dialog: "Not \(tongue.rawValue). Which one?")
            return .result(dialog: other == .welsh ? "Right." : "Wrong.")
        }
    }

    struct DailyGoal: AppIntent {
        static let title: LocalizedStringResource = "Daily Goal"
        @Parameter(title: "Words", inclusiveRange: (5, 100)) var words: Int
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "^[\(words) word](inflect: true) a day.")
        }
    }

    struct Practice: AppIntent, PredictableIntent {
        static let title: LocalizedStringResource = "Practice"
        @Parameter(title: "Language") var tongue: Tongue
        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: (\.$tongue)) { tongue in
                DisplayRepresentation(title: "Practice", subtitle: "\(tongue.rawValue)")
            }
        }
        func perform() async throws -> some IntentResult {
            try await donate()
            return .result()
        }
    }

    struct Streak: AppIntent {
        static let title: LocalizedStringResource = "Streak"
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            .result(value: 41, dialog: "Forty-one days.")
        }
    }

    struct Spell: AppIntent {
        static let title: LocalizedStringResource = "Spell"
        @Parameter(
            title: "Word", inputOptions: .init(capitalizationType: .none, autocorrect: false))
        var word: String
        func perform() async throws -> some ReturnsValue<[String]> {
            .result(value: word.map(String.init))
        }
    }

    struct Languages: AppIntent {
        static let title: LocalizedStringResource = "My Languages"
        @Parameter(title: "Languages", default: [.french]) var tongues: [Tongue]
        func perform() async throws -> some ReturnsValue<[Tongue]> { .result(value: tongues) }
    }

    struct Accent: AppIntent {
        static let title: LocalizedStringResource = "Accent"
        @Parameter(title: "Strength", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
        var strength: Double
        @Parameter(title: "Language") var tongue: Tongue?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(Int(strength * 100)) % \(tongue?.rawValue ?? "of any").")
        }
    }

    struct Introduce: AppIntent {
        static let title: LocalizedStringResource = "Introduce Yourself"
        @Parameter(title: "Name") var name: PersonNameComponents
        func perform() async throws -> some ReturnsValue<String> {
            .result(value: "Je m’appelle \(name.givenName ?? "…") \(name.familyName ?? "")")
        }
    }
}
