import AppIntents
import SwiftUI

struct DeparturesIntent: AppIntent {
    static let title: LocalizedStringResource = "Departures"
    static let description = IntentDescription("The next trains of a stop.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: DeparturesView(
                departures: [
                    .init(
                        line: "U2", destination: "Central Station", minutes: 2, color: .red,
                        isLate: false),
                    .init(
                        line: "14", destination: "Botanical Garden, North Gate", minutes: 5,
                        color: .blue, isLate: true),
                    .init(
                        line: "S41", destination: "Ring", minutes: 11, color: .brown, isLate: false),
                ]))
    }
}

struct DeparturesView: View {
    struct Departure: Identifiable {
        var id: String { line }
        let line: String
        let destination: String
        let minutes: Int
        let color: Color
        let isLate: Bool
    }

    let departures: [Departure]

    var body: some View {
        VStack(spacing: 12) {
            ForEach(departures) { departure in
                HStack(spacing: 12) {
                    Text(departure.line)
                        .font(.subheadline.weight(.bold))
                        .foregroundStyle(.white)
                        .fixedSize()
                        .padding(.horizontal, 4)
                        .frame(minWidth: 48, minHeight: 28)
                        .background(
                            departure.color.mixedWithBlack, in: RoundedRectangle(cornerRadius: 6))
                    VStack(alignment: .leading, spacing: 0) {
                        Text(departure.destination)
                        if departure.isLate {
                            Text("3 min late").font(.caption.weight(.semibold)).foregroundStyle(
                                .orange)
                        }
                    }
                    Spacer(minLength: 8)
                    Text("\(departure.minutes) min").font(.body.weight(.semibold).monospacedDigit())
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

extension Color {
    /// Dark enough for white letters in any line's color.
    fileprivate var mixedWithBlack: Color {
        switch self {
        case .red: Color(red: 0.72, green: 0.11, blue: 0.13)
        case .blue: Color(red: 0.05, green: 0.31, blue: 0.66)
        default: Color(red: 0.42, green: 0.29, blue: 0.2)
        }
    }
}
