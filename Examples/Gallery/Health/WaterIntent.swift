import AppIntents
import SwiftUI

struct WaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Water"
    static let description = IntentDescription("The glasses of a day, and one more.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: WaterSnippetIntent())
    }
}

struct WaterSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Water"

    func perform() async throws -> some ShowsSnippetView {
        .result(view: WaterView(glasses: await WaterLog.shared.glasses, goal: WaterLog.goal))
    }
}

struct DrinkWaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Drink a Glass of Water"

    func perform() async throws -> some IntentResult {
        await WaterLog.shared.drink()
        return .result()
    }
}

struct PourOutWaterIntent: AppIntent {
    static let title: LocalizedStringResource = "Take Back a Glass of Water"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        await WaterLog.shared.pourOut()
        return .result()
    }
}

actor WaterLog {
    static let shared = WaterLog()
    static let goal = 8

    private(set) var glasses = 5

    func drink() { glasses = min(glasses + 1, Self.goal) }
    func pourOut() { glasses = max(glasses - 1, 0) }
}

struct WaterView: View {
    let glasses: Int
    let goal: Int

    var body: some View {
        VStack(spacing: 16) {
            HStack(spacing: 4) {
                ForEach(0..<goal, id: \.self) { glass in
                    Image(systemName: glass < glasses ? "drop.fill" : "drop")
                        .resizable()
                        .scaledToFit()
                        .foregroundStyle(glass < glasses ? Color.blue : Color.secondary)
                        .frame(maxWidth: .infinity)
                        .frame(height: 24)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(glasses) of \(goal) glasses")
            ViewThatFits(in: .horizontal) {
                HStack {
                    count
                    Spacer()
                    buttons
                }
                VStack {
                    count
                    buttons
                }
            }
        }
    }

    private var count: some View {
        Text("\(glasses) of \(goal) glasses")
            .font(.headline)
            .contentTransition(.numericText())
    }

    private var buttons: some View {
        HStack {
            Button(intent: PourOutWaterIntent()) {
                Image(systemName: "minus").accessibilityLabel("One less")
            }
            .disabled(glasses == 0)
            Button(intent: DrinkWaterIntent()) {
                Image(systemName: "plus").accessibilityLabel("One more")
            }
            .disabled(glasses == goal)
        }
        .buttonStyle(.bordered)
    }
}

#Preview("A few glasses") {
    WaterView(glasses: 3, goal: 8)
}

#Preview("All glasses", traits: .landscapeLeft) {
    WaterView(glasses: 8, goal: 8)
}

#Preview("In a narrow box", traits: .fixedLayout(width: 240, height: 170)) {
    WaterView(glasses: 0, goal: 8)
}
