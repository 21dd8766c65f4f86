import AppIntents
import CoreLocation
import Foundation
import SwiftUI

/// Getting somewhere: places, a card with a toggle, unions, times, open and foreground intents.
enum TransitApp {
    struct Line: AppEntity {
        struct Query: EnumerableEntityQuery {
            func allEntities() async throws -> [Line] { ["U1", "S7"].map { Line(id: $0) } }
            func entities(for identifiers: [String]) async throws -> [Line] {
                identifiers.map { Line(id: $0) }
            }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
        static let defaultQuery = Query()
        let id: String
        var displayRepresentation: DisplayRepresentation { .init(title: "Line \(id)") }
    }

    struct Stop: AppEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [Int]) async throws -> [Stop] {
                identifiers.map { Stop(id: $0) }
            }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
        static let defaultQuery = Query()
        let id: Int
        var displayRepresentation: DisplayRepresentation { .init(title: "Stop \(id)") }
    }

    @UnionValue
    enum LineOrStop: Sendable {
        case line(Line)
        case stop(Stop)
    }

    enum Alarm { nonisolated(unsafe) static var isOn = false }

    struct Departures: AppIntent {
        static let title: LocalizedStringResource = "Departures"
        @Parameter(title: "At") var place: LineOrStop
        func perform() async throws -> some ReturnsValue<[String]> {
            switch place {
            case .line(let line): return .result(value: ["\(line.id) in 3 min"])
            case .stop(let stop):
                return .result(value: ["\(stop.id): U1 in 4 min", "\(stop.id): S7 now"])
            }
        }
    }

    struct RouteHome: AppIntent {
        static let title: LocalizedStringResource = "Route Home"
        @Parameter(title: "From") var start: CLPlacemark?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: start == nil ? "From here, 20 minutes." : "20 minutes.")
        }
    }

    struct AlarmView: View {
        var body: some View {
            VStack {
                Text("Line U1").font(.headline)
                Toggle("Wake me", isOn: Alarm.isOn, intent: SetAlarm())
                Button(role: .destructive, intent: CancelTrip()) { Text("Cancel") }
            }
        }
    }

    struct TripCard: SnippetIntent {
        static let title: LocalizedStringResource = "Trip"
        @MainActor func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(view: AlarmView())
        }
    }

    struct SetAlarm: SetValueIntent {
        static let title: LocalizedStringResource = "Set Alarm"
        @Parameter(title: "On") var value: Bool
        func perform() async throws -> some IntentResult {
            Alarm.isOn = value
            return .result()
        }
    }

    struct CancelTrip: AppIntent {
        static let title: LocalizedStringResource = "Cancel Trip"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Stay, then.")
        }
    }

    struct StartTrip: AppIntent {
        static let title: LocalizedStringResource = "Start Trip"
        @Parameter(title: "Line") var line: Line
        func perform() async throws -> some IntentResult & ShowsSnippetIntent & ProvidesDialog {
            .result(dialog: "\(line.id) it is.", snippetIntent: TripCard())
        }
    }

    struct BuyTicket: AppIntent {
        enum Fare: String, AppEnum {
            case single, day
            static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fare"
            static let caseDisplayRepresentations: [Fare: DisplayRepresentation] = [
                .single: .init(title: "Single", subtitle: "3.50"),
                .day: .init(title: "Day", subtitle: "9.20"),
            ]
        }
        static let title: LocalizedStringResource = "Buy Ticket"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Fare") var fare: Fare
        func perform() async throws -> some IntentResult & ReturnsValue<IntentCurrencyAmount> {
            try await requestConfirmation(
                actionName: .buy, dialog: "Buy a \(fare.rawValue) ticket?")
            return .result(
                value: IntentCurrencyAmount(amount: fare == .day ? 9.2 : 3.5, currencyCode: "EUR"))
        }
    }

    struct NextTrain: AppIntent {
        static let title: LocalizedStringResource = "Next Train"
        @Parameter(title: "Line", query: Line.Query()) var line: Line?
        func perform() async throws -> some ReturnsValue<Date?> {
            .result(value: line == nil ? nil : Date(timeIntervalSince1970: 0))
        }
    }

    struct OpenMap: AppIntent {
        static let title: LocalizedStringResource = "Open Map"
        static let openAppWhenRun = true
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Here is the map.")
        }
    }

    struct FollowVehicle: AppIntent {
        static let title: LocalizedStringResource = "Follow Vehicle"
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
        @Parameter(title: "Line") var line: Line
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await continueInForeground("Follow it in the app?", alwaysConfirm: true)
            return .result(dialog: "Following \(line.id).")
        }
    }

    struct ReportDelay: AppIntent {
        static let title: LocalizedStringResource = "Report Delay"
        @Parameter(title: "Minutes", controlStyle: .field, inclusiveRange: (1, 600)) var minutes:
            Int
        @Parameter(title: "Lines") var lines: [Line]
        func perform() async throws -> some IntentResult {
            guard minutes < 60 else { throw $minutes.needsValueError("Really? How many minutes?") }
            return .result()
        }
    }
}
