import AppIntents
import SwiftUI

struct BoardingPassIntent: AppIntent {
    static let title: LocalizedStringResource = "Boarding Pass"
    static let description = IntentDescription("A flight, its gate and seat.")

    func perform() async throws -> some ShowsSnippetView {
        .result(view: BoardingPassView())
    }
}

struct BoardingPassView: View {
    var body: some View {
        VStack(spacing: 16) {
            HStack(alignment: .center) {
                airport("OPO", city: "Porto", alignment: .leading)
                Spacer()
                Image(.Transit.airplane).accessibilityHidden(true)
                Spacer()
                airport("KEF", city: "Reykjavík", alignment: .trailing)
            }
            Divider().overlay(Color(.Transit.routeLine))
            HStack(spacing: 0) {
                field("Gate", "B17")
                field("Seat", "24A")
                field("Group", "3")
                field("Boards", "10:05")
            }
        }
        .foregroundStyle(.white)
        .padding()
        .background(.boardingPass)
    }

    private func airport(_ code: String, city: String, alignment: HorizontalAlignment) -> some View
    {
        VStack(alignment: alignment, spacing: 0) {
            Text(code).font(.system(.largeTitle, design: .rounded).weight(.bold))
            Text(city).font(.subheadline).opacity(0.85)
        }
    }

    private func field(_ name: String, _ value: String) -> some View {
        VStack(spacing: 2) {
            Text(name).font(.caption).opacity(0.85)
            Text(value).font(.headline.monospacedDigit())
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .combine)
    }
}
