import AppIntents
import SwiftUI

struct SleepIntent: AppIntent {
    static let title: LocalizedStringResource = "Sleep"
    static let description = IntentDescription("A night in four phases.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: SleepView(
                phases: [
                    .init(name: "Awake", minutes: 22, color: .orange),
                    .init(name: "REM", minutes: 96, color: .cyan),
                    .init(name: "Core", minutes: 246, color: .blue),
                    .init(name: "Deep", minutes: 68, color: .indigo),
                ]))
    }
}

struct SleepView: View {
    struct Phase: Identifiable {
        var id: String { name }
        let name: String
        let minutes: Int
        let color: Color

        var duration: String {
            minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
        }
    }

    let phases: [Phase]

    private var longest: Int { phases.map(\.minutes).max() ?? 1 }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("7 h 12 min", systemImage: "bed.double.fill")
                .font(.title2.weight(.bold))
            HStack(alignment: .bottom, spacing: 12) {
                ForEach(phases) { phase in
                    VStack(spacing: 6) {
                        RoundedRectangle(cornerRadius: 8)
                            .fill(phase.color.gradient)
                            .frame(height: 20 + 100 * Double(phase.minutes) / Double(longest))
                            .accessibilityHidden(true)
                        Text(phase.name).font(.caption.weight(.semibold))
                        Text(phase.duration)
                            .font(.caption2)
                            .foregroundStyle(.secondary)
                            .multilineTextAlignment(.center)
                    }
                    .frame(maxWidth: .infinity)
                    .accessibilityElement(children: .combine)
                }
            }
        }
        .padding()
        .background(.background)
        // A night is dark at noon, too.
        .environment(\.colorScheme, .dark)
    }
}
