import AppIntents
import SwiftUI

struct MoodIntent: AppIntent {
    static let title: LocalizedStringResource = "Mood"
    static let description = IntentDescription(
        "Four weeks of moods in a grid, and today's to choose.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: MoodSnippetIntent())
    }
}

struct MoodSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Mood"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: MoodView(moods: await MoodDiary.shared.moods))
    }
}

struct ChooseMoodIntent: AppIntent {
    static let title: LocalizedStringResource = "Choose Mood"
    static let isDiscoverable = false

    @Parameter(title: "Mood") var mood: Mood

    init() {}
    init(mood: Mood) { self.mood = mood }

    func perform() async throws -> some IntentResult {
        await MoodDiary.shared.choose(mood)
        return .result()
    }
}

enum Mood: String, AppEnum {
    case low, fair, good

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
        .low: "Low", .fair: "Fair", .good: "Good",
    ]

    var color: Color {
        switch self {
        case .low: .blue
        case .fair: .yellow
        case .good: .green
        }
    }
}

actor MoodDiary {
    static let shared = MoodDiary()

    private(set) var moods: [Mood] = (0..<28).map {
        [Mood.good, .fair, .good, .low, .fair][$0 * 3 % 5]
    }

    func choose(_ mood: Mood) { moods[moods.count - 1] = mood }
}

struct MoodView: View {
    let moods: [Mood]

    var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 5) {
                ForEach(0..<4) { week in
                    HStack(spacing: 5) {
                        ForEach(0..<7) { day in
                            RoundedRectangle(cornerRadius: 5)
                                .fill(moods[week * 7 + day].color.gradient)
                                .frame(height: 26)
                                .overlay {
                                    if week * 7 + day == moods.count - 1 {
                                        RoundedRectangle(cornerRadius: 5).strokeBorder(
                                            .primary, lineWidth: 2)
                                    }
                                }
                        }
                    }
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(moods.count { $0 == .good }) good days of \(moods.count)")
            HStack {
                ForEach([Mood.low, .fair, .good], id: \.self) { mood in
                    Button(intent: ChooseMoodIntent(mood: mood)) {
                        Text(mood.rawValue.capitalized).frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.bordered)
                    .tint(mood == moods.last ? .accentColor : .gray)
                }
            }
        }
    }
}
