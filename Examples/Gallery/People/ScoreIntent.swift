import AppIntents
import SwiftUI

struct ScoreIntent: AppIntent {
    static let title: LocalizedStringResource = "Score"
    static let description = IntentDescription("A game that is on, counted by taps.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: ScoreSnippetIntent())
    }
}

struct ScoreSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Score"

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: ScoreView(
                home: await ScoreBoard.shared.home, guests: await ScoreBoard.shared.guests))
    }
}

struct CountGoalIntent: AppIntent {
    static let title: LocalizedStringResource = "Count a Goal"
    static let isDiscoverable = false

    @Parameter(title: "For the Guests") var forGuests: Bool

    init() {}
    init(forGuests: Bool) { self.forGuests = forGuests }

    func perform() async throws -> some IntentResult {
        await ScoreBoard.shared.count(forGuests: forGuests)
        return .result()
    }
}

actor ScoreBoard {
    static let shared = ScoreBoard()
    private(set) var home = 2
    private(set) var guests = 1

    func count(forGuests: Bool) {
        if forGuests { guests += 1 } else { home += 1 }
    }
}

struct ScoreView: View {
    let home: Int
    let guests: Int

    var body: some View {
        VStack(spacing: 12) {
            Text("2nd half · 71′")
                .font(.caption.weight(.bold))
                .foregroundStyle(.white)
                .padding(.horizontal, 10)
                .padding(.vertical, 4)
                .background(Color(red: 0.75, green: 0.12, blue: 0.12), in: Capsule())
            HStack(spacing: 12) {
                team("Harbor City", symbol: "shield.fill", color: .blue)
                // Three texts, so that each number is beside its team in any direction.
                HStack(spacing: 8) {
                    Text("\(home)").contentTransition(.numericText())
                    Text(verbatim: ":")
                    Text("\(guests)").contentTransition(.numericText())
                }
                .font(.system(size: 40, weight: .bold, design: .rounded).monospacedDigit())
                .fixedSize()
                team("Rovers", symbol: "shield.lefthalf.filled", color: .orange)
            }
            HStack {
                Button(intent: CountGoalIntent(forGuests: false)) {
                    Text("Home goal").frame(maxWidth: .infinity)
                }
                Button(intent: CountGoalIntent(forGuests: true)) {
                    Text("Guest goal").frame(maxWidth: .infinity)
                }
            }
            .buttonStyle(.bordered)
        }
    }

    private func team(_ name: String, symbol: String, color: Color) -> some View {
        VStack(spacing: 6) {
            Image(systemName: symbol).font(.largeTitle).foregroundStyle(color)
            Text(name).font(.subheadline.weight(.medium)).multilineTextAlignment(.center)
        }
        .frame(maxWidth: .infinity)
    }
}

#Preview("Before the first goal") {
    ScoreView(home: 0, guests: 0)
}
