import AppIntents
import Foundation

/// Appointments: days, spans, rules of recurrence, people, properties with dates.
enum CalendarApp {
    enum Kind: Int, AppEnum, CaseIterable {
        case work = 0
        case free = 1
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Calendar"
        static let caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
            .work: .init(title: "Work", synonyms: ["Office"]), .free: .init(title: "Private"),
        ]
    }

    struct Event: AppEntity {
        struct Query: EntityQuery, EnumerableEntityQuery {
            func allEntities() async throws -> [Event] { Event.all }
            func entities(for identifiers: [String]) async throws -> [Event] {
                Event.all.filter { identifiers.contains($0.id) }
            }
        }

        static let typeDisplayRepresentation = TypeDisplayRepresentation(
            name: "Event", numericFormat: "\(placeholder: .int) events")
        static let defaultQuery = Query()
        static let all = [Event("Dentist", 0), Event("Choir", 3), Event("Holiday", 30)]
        let id: String
        @Property(title: "Name") var name: String
        @Property(title: "Start") var start: Date
        @Property(title: "Kind") var kind: Kind
        @Property(title: "All Day") var isAllDay: Bool
        var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") }
        init(_ name: String, _ day: Double) {
            id = name
            self.name = name
            start = Date(timeIntervalSince1970: day * 86_400)
            kind = day > 0 ? .free : .work
            isAllDay = day == 30
        }
    }

    struct AddEvent: AppIntent {
        static let title: LocalizedStringResource = "Add Event"
        @Parameter(title: "Name") var name: String
        @Parameter(title: "Day", kind: .date) var day: Date?
        @Parameter(title: "Kind", default: .free) var kind: Kind
        @Parameter(title: "Guests") var guests: [IntentPerson]?
        static var parameterSummary: some ParameterSummary {
            Summary("Add \(\.$name) to \(\.$kind)") {
                \.$day
                \.$guests
            }
        }
        func perform() async throws -> some IntentResult & ReturnsValue<Event> & ProvidesDialog {
            .result(value: Event(name, 1), dialog: "Added with \(guests?.count ?? 0) guests.")
        }
    }

    struct NextEvent: AppIntent {
        static let title: LocalizedStringResource = "Next Event"
        func perform() async throws -> some IntentResult & ReturnsValue<Event?> {
            .result(value: Event.all.first)
        }
    }

    struct MoveEvent: AppIntent {
        static let title: LocalizedStringResource = "Move Event"
        @Parameter(title: "Event") var event: Event
        @Parameter(title: "By", default: .seconds(3600), defaultUnit: .hours) var delay: Duration
        func perform() async throws -> some ReturnsValue<Date> {
            .result(value: event.start.addingTimeInterval(Double(delay.components.seconds)))
        }
    }

    struct CancelEvent: DeleteIntent {
        static let title: LocalizedStringResource = "Cancel Event"
        @Parameter(title: "Events") var entities: [Event]
        static var parameterSummary: some ParameterSummary { Summary("Cancel \(\.$entities)") }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct RepeatEvent: AppIntent {
        static let title: LocalizedStringResource = "Repeat Event"
        @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule
        func perform() async throws -> some ReturnsValue<Int> { .result(value: rule.interval) }
    }

    struct BusyDays: AppIntent {
        static let title: LocalizedStringResource = "Busy Days"
        @Parameter(title: "Kind") var kind: Kind?
        func perform() async throws -> some ReturnsValue<[String]> {
            let events = Event.all.filter { kind == nil || $0.kind == kind }
            return .result(value: events.map(\.name))
        }
    }

    struct PickSlot: AppIntent {
        static let title: LocalizedStringResource = "Pick a Slot"
        @Parameter(title: "Hour") var hour: Int?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            if let hour { return .result(dialog: "At \(hour).") }
            let chosen = try await $hour.requestDisambiguation(
                among: [9, 11, 15], dialog: "Three hours are free.")
            return .result(dialog: "At \(chosen), then.")
        }
    }

    struct Invite: AppIntent {
        static let title: LocalizedStringResource = "Invite"
        @Parameter(title: "Event") var event: Event
        @Parameter(title: "Name") var name: PersonNameComponents
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(name.givenName ?? "Somebody") comes to \(event.name).")
        }
    }

    struct ShareFree: AppIntent {
        static let title: LocalizedStringResource = "Share Free Time"
        @Parameter(title: "Days", default: 7, inclusiveRange: (1, 31)) var days: Int
        func perform() async throws -> some ReturnsValue<IntentFile> {
            let text = (1...days).map { "Day \($0): free" }.joined(separator: "\n")
            return .result(
                value: IntentFile(data: Data(text.utf8), filename: "free.txt", type: .plainText))
        }
    }

    struct EventDetails: OpenIntent {
        static let title: LocalizedStringResource = "Event Details"
        @Parameter(title: "Event") var target: Event
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(target.name) is \(target.isAllDay ? "all day" : "short").")
        }
    }
}
