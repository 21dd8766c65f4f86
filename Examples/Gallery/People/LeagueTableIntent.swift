import AppIntents
import SwiftUI

struct LeagueTableIntent: AppIntent {
    static let title: LocalizedStringResource = "League Table"
    static let description = IntentDescription("The first teams of a league, in columns.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: LeagueTableView(
                teams: [
                    .init(place: 1, name: "Harbor City", played: 12, points: 29),
                    .init(place: 2, name: "Athletic Northbridge", played: 12, points: 27),
                    .init(place: 3, name: "Rovers", played: 11, points: 22),
                    .init(place: 4, name: "Old Mill United", played: 12, points: 20),
                ]))
    }
}

struct LeagueTableView: View {
    struct Team: Identifiable {
        var id: Int { place }
        let place: Int
        let name: String
        let played: Int
        let points: Int
    }

    let teams: [Team]

    var body: some View {
        VStack(spacing: 8) {
            row(place: "", name: "Team", played: "P", points: "Pts")
                .font(.caption.weight(.semibold))
                .foregroundStyle(.secondary)
            ForEach(teams) { team in
                row(
                    place: "\(team.place)", name: team.name, played: "\(team.played)",
                    points: "\(team.points)"
                )
                .fontWeight(team.place == 1 ? .semibold : .regular)
                .accessibilityElement(children: .combine)
            }
        }
        .font(.subheadline.monospacedDigit())
    }

    private func row(place: String, name: String, played: String, points: String) -> some View {
        HStack {
            Text(place).foregroundStyle(.secondary).frame(width: 24, alignment: .leading)
            Text(name).lineLimit(1)
            Spacer()
            Text(played).frame(width: 36, alignment: .trailing)
            Text(points).frame(width: 44, alignment: .trailing)
        }
    }
}

#Preview("Two teams") {
    LeagueTableView(
        teams: [
            .init(place: 1, name: "Harbor City", played: 1, points: 3),
            .init(place: 2, name: "Rovers", played: 1, points: 0),
        ])
}
