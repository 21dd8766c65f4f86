import AppIntents
import Foundation
import IntentTestKit
import SwiftUI

/// Guarded intents, one for each way in which a person or a program gets an intent performed.
///
/// A strong room's identifier is the name of its test's lab, which is told when the app is asked for it.
enum DoorCards {
    static let all: [any AppIntent.Type] = [
        OpenRoom.self, EmptyRoom.self, RoomFilter.self, Errand.self, Ledger.self, ShowLedger.self,
        Panel.self, SetAlarm.self,
    ]

    struct StrongRoom: AppEntity {
        struct All: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [StrongRoom] {
                identifiers.map { id in
                    TestFixture.named(id).note("asked")
                    return StrongRoom(id: id)
                }
            }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strong Room"
        static let defaultQuery = All()
        let id: String
        var displayRepresentation: DisplayRepresentation { "Room" }
    }

    struct OpenRoom: OpenIntent {
        static let title: LocalizedStringResource = "Open Room"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Room") var target: StrongRoom
        func perform() async throws -> some IntentResult {
            TestFixture.named(target.id).note("opened")
            return .result()
        }
    }

    /// Fails once, if its lab is set to fail.
    struct EmptyRoom: PredictableIntent {
        static let title: LocalizedStringResource = "Empty Room"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Room") var room: StrongRoom

        static var predictionConfiguration: some IntentPredictionConfiguration {
            IntentPrediction(parameters: \.$room) { _ in
                DisplayRepresentation(title: "Empty it")
            }
        }

        func perform() async throws -> some IntentResult {
            if TestFixture.named(room.id)[text: "error"] == "signin" {
                throw AppIntentError.UserActionRequired.signin
            }
            TestFixture.named(room.id).note("emptied")
            return .result()
        }
    }

    struct RoomFilter: SetFocusFilterIntent {
        static let title: LocalizedStringResource = "Room Filter"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Room") var room: StrongRoom?
        var displayRepresentation: DisplayRepresentation { "Filter" }
        func perform() async throws -> some IntentResult {
            if let room { TestFixture.named(room.id).note("filtered") }
            return .result()
        }
    }

    /// Anyone may perform it; the intent that it opens is guarded.
    struct Errand: AppIntent {
        static let title: LocalizedStringResource = "Errand"
        @Parameter(title: "Lab") var lab: String
        func perform() async throws -> some IntentResult & OpensIntent {
            let next = EmptyRoom()
            next.room = StrongRoom(id: lab)
            return .result(opensIntent: next)
        }
    }

    /// A guarded card.
    struct Ledger: SnippetIntent {
        static let title: LocalizedStringResource = "Ledger"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Lab") var lab: String
        func perform() async throws -> some ShowsSnippetView {
            TestFixture.named(lab).note("read")
            return .result(view: Text("7 gold bars"))
        }
    }

    /// Anyone may perform it; the card that it shows is guarded.
    struct ShowLedger: AppIntent {
        static let title: LocalizedStringResource = "Show Ledger"
        @Parameter(title: "Lab") var lab: String
        func perform() async throws -> some ShowsSnippetIntent {
            let ledger = Ledger()
            ledger.lab = lab
            return .result(snippetIntent: ledger)
        }
    }

    struct SetAlarm: SetValueIntent {
        static let title: LocalizedStringResource = "Set Alarm"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "On") var value: Bool
        init() {}
        init(lab: String) { self.lab = lab }
        func perform() async throws -> some IntentResult {
            TestFixture.named(lab).note("alarm: \(value)")
            return .result()
        }
    }

    /// A card that anyone sees, with a guarded switch.
    struct Panel: SnippetIntent {
        static let title: LocalizedStringResource = "Panel"
        @Parameter(title: "Lab") var lab: String
        func perform() async throws -> some ShowsSnippetView {
            .result(view: Toggle("Alarm", isOn: true, intent: SetAlarm(lab: lab)))
        }
    }
}
