import AppIntents
import EndToEndSupport
import Foundation
import IntentTestKit

/// Intents of every mode, which tell where they are performed.
enum ForegroundCards {
    static let all: [any AppIntent.Type] = [
        Behind.self, Stranded.self, InFront.self, EitherWay.self, WhenAsked.self, AtTheEnd.self,
        OldStyle.self, Again.self, Endless.self, Hurried.self, Watched.self, Show.self,
    ]

    @available(*, deprecated)
    static let older: [any AppIntent.Type] = [
        Legacy.self, LegacyRest.self, LegacyRequest.self,
    ]

    struct Behind: AppIntent {
        static let title: LocalizedStringResource = "Behind"
        func perform() async throws -> some ProvidesDialog {
            do {
                try await continueInForeground()
            } catch is CancellationError {
                return .result(dialog: "cancelled")
            } catch {
                return .result(dialog: "refused; \(place(systemContext))")
            }
            return .result(dialog: "came; \(place(systemContext))")
        }
    }

    /// Asks for what its modes don't have, and doesn't expect to be refused.
    struct Stranded: AppIntent {
        static let title: LocalizedStringResource = "Stranded"
        func perform() async throws -> some IntentResult {
            try await continueInForeground()
            return .result()
        }
    }

    struct InFront: AppIntent {
        static let title: LocalizedStringResource = "In Front"
        static let supportedModes: IntentModes = .foreground
        @Parameter(title: "Words") var words: String?
        @Parameter(title: "Numbers") var numbers: [Int]?
        @Parameter(title: "Loud") var isLoud: Bool?
        @Parameter(title: "When") var date: Date?

        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(place(systemContext))")
        }
    }

    struct EitherWay: AppIntent {
        static let title: LocalizedStringResource = "Either Way"
        static let supportedModes: IntentModes = [.background, .foreground]
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(place(systemContext))")
        }
    }

    struct WhenAsked: AppIntent {
        static let title: LocalizedStringResource = "When Asked"
        static let supportedModes: IntentModes = .foreground(.dynamic)
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            let lab = TestFixture.named(lab)
            lab.note(place(systemContext))
            do {
                try await continueInForeground("Look at it in the app?")
            } catch is CancellationError {
                lab.note("declined")
            }
            lab.note(place(systemContext))
            return .result(dialog: "\(place(systemContext))")
        }
    }

    struct AtTheEnd: AppIntent {
        static let title: LocalizedStringResource = "At the End"
        static let supportedModes: IntentModes = .foreground(.deferred)
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(place(systemContext))")
        }
    }

    struct OldStyle: AppIntent {
        static let title: LocalizedStringResource = "Old Style"
        static let openAppWhenRun = true
        func perform() async throws -> some ProvidesDialog {
            .result(dialog: "\(place(systemContext))")
        }
    }

    /// Ends its run and is performed again in front.
    struct Again: AppIntent {
        static let title: LocalizedStringResource = "Again"
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some ProvidesDialog {
            TestFixture.named(lab).note(place(systemContext))
            guard systemContext.currentMode == .foreground else {
                throw needsToContinueInForegroundError("Continue with a look?")
            }
            return .result(dialog: "Seen.")
        }
    }

    /// Wants to come to the front although it is there.
    struct Endless: AppIntent {
        static let title: LocalizedStringResource = "Endless"
        static let supportedModes: IntentModes = .foreground
        func perform() async throws -> some IntentResult {
            if systemContext.currentMode == .foreground {
                throw needsToContinueInForegroundError()
            }
            return .result()
        }
    }

    /// Asks a question, and then continues in the foreground without a second one.
    struct Hurried: AppIntent {
        static let title: LocalizedStringResource = "Hurried"
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
        @Parameter(title: "Lab") var lab: String
        @Parameter(title: "Confirms", default: true) var confirms: Bool
        @Parameter(title: "Always", default: false) var always: Bool

        init() {}
        init(lab: String, confirms: Bool = true, always: Bool = false) {
            self.lab = lab
            self.confirms = confirms
            self.always = always
        }

        func perform() async throws -> some ProvidesDialog {
            if confirms { try await requestConfirmation(dialog: "Shall I?") }
            let lab = TestFixture.named(lab)
            if lab[number: "stops"] > 0 { await lab.stop(at: "confirmed") }
            try await continueInForeground(alwaysConfirm: always)
            return .result(dialog: "\(place(systemContext))")
        }
    }

    /// The same with progress.
    struct Watched: AppIntent, ProgressReportingIntent {
        static let title: LocalizedStringResource = "Watched"
        static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]
        func perform() async throws -> some ProvidesDialog {
            try await requestConfirmation(dialog: "Shall I?")
            try await continueInForeground(alwaysConfirm: false)
            return .result(dialog: "\(place(systemContext))")
        }
    }

    @available(*, deprecated)
    struct Legacy: ForegroundContinuableIntent {
        static let title: LocalizedStringResource = "Legacy"
        func perform() async throws -> some ProvidesDialog {
            guard systemContext.currentMode == .foreground else {
                throw needsToContinueInForegroundError("Go on?", continuation: nil)
            }
            return .result(dialog: "In front.")
        }
    }

    @available(*, deprecated)
    struct LegacyRest: ForegroundContinuableIntent {
        static let title: LocalizedStringResource = "Legacy Rest"
        @Parameter(title: "Lab") var lab: String

        init() {}
        init(lab: String) { self.lab = lab }

        func perform() async throws -> some IntentResult {
            let lab = TestFixture.named(lab)
            lab.note("begun")
            if !lab.name.isEmpty {
                throw needsToContinueInForegroundError("Go on?") {
                    lab.note("rest, \(place(systemContext))")
                }
            }
            return .result()
        }
    }

    @available(*, deprecated)
    struct LegacyRequest: ForegroundContinuableIntent {
        static let title: LocalizedStringResource = "Legacy Request"
        func perform() async throws -> some ReturnsValue<Int> {
            try await requestToContinueInForeground("Go on?")
            return .result(value: try await requestToContinueInForeground { 7 })
        }
    }

    /// The system itself shows the opened entity, for every caller.
    struct Show: OpenIntent {
        static let title: LocalizedStringResource = "Show"
        @Parameter(title: "Target") var target: Hue
    }

    enum Hue: String, AppEnum {
        case red, blue
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hue"
        static let caseDisplayRepresentations: [Hue: DisplayRepresentation] = [
            .red: "Red", .blue: "Blue",
        ]
    }
}

/// The place of a run, as an intent sees it.
private func place(_ context: IntentSystemContext) -> String {
    let mode = context.currentMode
    if mode == .foreground { return "foreground" }
    return mode.canContinueInForeground ? "background, may come" : "background"
}
