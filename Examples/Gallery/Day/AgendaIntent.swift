import AppIntents
import SwiftUI

struct AgendaIntent: AppIntent {
    static let title: LocalizedStringResource = "Agenda"
    static let description = IntentDescription("What is on today, with a color for each calendar.")

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: AgendaView(
                events: [
                    .init(
                        title: "Stand-up", place: "Room Lovelace", from: "09:15", to: "09:30",
                        color: .blue),
                    .init(
                        title: "Review of the layout that nobody wanted to review", place: "Online",
                        from: "11:00",
                        to: "12:00", color: .orange),
                    .init(
                        title: "Dentist", place: "12 Harbor Street", from: "16:40", to: "17:20",
                        color: .green),
                ]))
    }
}

struct AgendaView: View {
    struct Event: Identifiable {
        var id: String { title }
        let title: String
        let place: String
        let from: String
        let to: String
        let color: Color
    }

    let events: [Event]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(events) { event in
                HStack(alignment: .top, spacing: 10) {
                    Capsule().fill(event.color).frame(width: 4, height: 40).accessibilityHidden(
                        true)
                    VStack(alignment: .leading, spacing: 2) {
                        Text(event.title).font(.headline)
                        Label(event.place, systemImage: "mappin")
                            .font(.subheadline)
                            .foregroundStyle(.secondary)
                    }
                    Spacer(minLength: 8)
                    VStack(alignment: .trailing, spacing: 2) {
                        Text(event.from).font(.subheadline.weight(.semibold).monospacedDigit())
                        Text(event.to).font(.subheadline.monospacedDigit()).foregroundStyle(
                            .secondary)
                    }
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}

#Preview("One event") {
    AgendaView(
        events: [
            .init(
                title: "Dentist", place: "12 Harbor Street", from: "16:40", to: "17:20",
                color: .green)
        ])
}
