import AppIntents
import Foundation
import SwiftUI

/// A home: devices in a union-like choice, Switch in a summary, deprecated and migrated names, progress.
enum HomeApp {
    enum Room: String, AppEnum {
        case kitchen, bath, hall
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
        static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
            .kitchen: "Kitchen", .bath: "Bath", .hall: "Hall",
        ]
    }

    struct SetLight: AppIntent {
        static let title: LocalizedStringResource = "Set Light"
        @Parameter(title: "Room") var room: Room
        @Parameter(
            title: "Brightness", default: 50, controlStyle: .stepper, inclusiveRange: (0, 100))
        var brightness: Int
        @Parameter(title: "Color") var color: String?
        static var parameterSummary: some ParameterSummary {
            Switch(\.$room) {
                Case(.kitchen) { Summary("Light the kitchen at \(\.$brightness)") { \.$room } }
                Case([.bath, .hall]) {
                    Summary("Light \(\.$room) at \(\.$brightness) in \(\.$color)")
                }
                DefaultCase { Summary("Light \(\.$room)") }
            }
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(room.rawValue): \(brightness) %\(color.map { ", \($0)" } ?? "").")
        }
    }

    struct SetHeat: AppIntent {
        static let title: LocalizedStringResource = "Set Heat"
        @Parameter(title: "Warmth", defaultUnit: .celsius, supportsNegativeNumbers: false)
        var warmth: Measurement<UnitTemperature>
        func perform() async throws -> some ReturnsValue<Double> {
            .result(value: warmth.converted(to: .celsius).value.rounded())
        }
    }

    struct LockDoors: AppIntent {
        static let title: LocalizedStringResource = "Lock Doors"
        @Parameter(title: "Rooms") var rooms: [Room]
        func perform() async throws -> some ReturnsValue<[Room]> { .result(value: rooms) }
    }

    struct ToggleAlarm: SetValueIntent {
        static let title: LocalizedStringResource = "Toggle Alarm"
        @Parameter(title: "On") var value: Bool
        func perform() async throws -> some ReturnsValue<Bool> { .result(value: value) }
    }

    struct Vacuum: ProgressReportingIntent {
        static let title: LocalizedStringResource = "Vacuum"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            progress.totalUnitCount = 2
            progress.completedUnitCount = 2
            return .result(dialog: "\(progress.completedUnitCount) rooms are clean.")
        }
    }

    struct OpenBlinds: CustomIntentMigratedAppIntent {
        static let intentClassName = "OpenBlindsIntent"
        static let title: LocalizedStringResource = "Open Blinds"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct RaiseBlinds: DeprecatedAppIntent {
        static let title: LocalizedStringResource = "Raise Blinds"
        static var deprecation: IntentDeprecation<OpenBlinds> {
            IntentDeprecation(message: "Blinds are opened now.", replacedBy: OpenBlinds.self)
        }
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Raised.")
        }
    }

    struct RingBell: AppIntent {
        static let title: LocalizedStringResource = "Ring Bell"
        @Parameter(title: "Times") var times: Int
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard times > 0 else {
                let asked = try await $times.requestValue("How often?")
                return .result(dialog: "Rang \(asked) times.")
            }
            return .result(dialog: "Rang.")
        }
    }

    struct RunScene: AppIntent {
        static let title: LocalizedStringResource = "Run Scene"
        @Parameter(title: "Room") var room: Room
        func perform() async throws -> some IntentResult & ProvidesDialog {
            let sure = try await $room.requestConfirmation(for: .hall, dialog: "The hall?")
            return .result(dialog: sure ? "In the hall." : "In the \(room.rawValue).")
        }
    }

    struct ReadSensor: AppIntent {
        static let title: LocalizedStringResource = "Read Sensor"
        static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication
        @Parameter(title: "Room") var room: Room
        func perform() async throws -> some ReturnsValue<Measurement<UnitTemperature>> {
            .result(value: Measurement(value: room == .bath ? 23 : 20.5, unit: .celsius))
        }
    }

    struct Doorbell: PushToTalkTransmissionIntent {
        static let title: LocalizedStringResource = "Talk at the Door"
        func perform() async throws -> some IntentResult { .result() }
    }

    struct Away: AppIntent {
        static let title: LocalizedStringResource = "Away"
        @Parameter(title: "From", kind: .date) var start: Date
        @Parameter(title: "Until", kind: .date) var end: Date
        func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            guard start <= end else {
                throw $end.needsValueError("That is before you leave. Until when?")
            }
            let days = Int(end.timeIntervalSince(start) / 86_400)
            return .result(value: days, dialog: "Away for ^[\(days) day](inflect: true).")
        }
    }

    struct LightsCard: AppIntent {
        static let title: LocalizedStringResource = "Lights"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(
                view: LabeledContent("Kitchen") {
                    Text("On").foregroundStyle(.yellow)
                })
        }
    }
}
