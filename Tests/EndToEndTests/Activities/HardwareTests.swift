import AppIntents
import AppIntentsMetadata
import IntentSystem
import IntentTestKit
import Synchronization
import Testing

/// Intents that need what not every machine has.
@Suite(.timeLimit(.minutes(3)))
struct HardwareTests {
    @Test("An intent for a camera is found, and refused where the app can't use one")
    func refusal() async throws {
        let system = TestSystem(intents: [TakePicture.self])
        #expect(system.system.metadata.intents.map(\.identifier) == ["TakePicture"])
        let run = try await system.perform("TakePicture")
        #expect(
            run.screen == """
                  Take Picture
                  ! “Take Picture” needs a camera, which this app can’t use here. Use the app on a \
                device that has it.
                  [Done]
                """)
        #expect(
            system.messages == [
                """
                error: TakePicture was not performed: it needs the hardware “camera”, which the app \
                doesn't say it can use. Where it can, give IntentsApp.hardware, or \
                IntentSystem.Configuration.hardware, .camera.
                """
            ])
        try await system.finish()
    }

    @Test("What the Action button would perform next is a button of the result's card")
    func actionButton() async throws {
        let system = TestSystem(intents: [BeginSwim.self, MarkLap.self], hardware: [.workout])
        let run = try await system.perform("BeginSwim")
        #expect(run.screen == "  Begin Swim\n  “Go!”\n  | [Mark Lap]\n  [Done]")
        try await run.tap("Mark Lap")
        #expect(run.announcements.map(\.full) == ["Lap 1."])
        try await run.done()
        try await system.finish()
    }

    @Test(
        "Each family needs what it is for",
        arguments: [
            ("TakePicture", IntentHardware.camera), ("BeginRun", .workout), ("PauseRun", .workout),
            ("ResumeRun", .workout), ("BeginDive", .dive), ("Talk", .pushToTalk),
        ])
    func families(_ intent: String, _ hardware: IntentHardware) async throws {
        let intents: [any AppIntent.Type] = [
            TakePicture.self, BeginRun.self, PauseRun.self, ResumeRun.self, BeginDive.self,
            Talk.self,
        ]
        let equipped = TestSystem(intents: intents, hardware: [hardware])
        let run = try await equipped.person()
        let values = ["workoutStyle": ParameterValue.string("hills")]
        try await run.send(
            .perform(intent: intent, values: intent == "BeginRun" ? values : [:]))
        #expect(run.card?.error == nil)
        #expect(run.dialog?.full == "performed")
        try await equipped.finish()

        let others = Set(IntentHardware.allCases).subtracting([hardware])
        let lacking = TestSystem(intents: intents, hardware: others)
        let refused = try await lacking.perform(intent)
        #expect(refused.card?.error?.contains("can’t use here") == true)
        try await lacking.finish()
    }

    @Test(
        "Workouts that the app suggests are suggested where it can follow them, until it says more")
    func suggestions() async throws {
        let system = TestSystem(intents: [BeginRun.self], hardware: [.workout])
        BeginRun.styles.set([.hills])
        BeginRun.invalidateSuggestedWorkouts()
        #expect(await system.suggestions().map(\.title) == ["Hills"])
        #expect(await system.suggestions().map(\.reason) == ["The app suggests it."])
        BeginRun.styles.set([.track, .hills])
        #expect(await system.suggestions().map(\.title) == ["Hills"])
        BeginRun.invalidateSuggestedWorkouts()
        #expect(await system.suggestions().map(\.title) == ["Track", "Hills"])
        #expect(await TestSystem(intents: [BeginRun.self]).suggestions().isEmpty)
        #expect(BeginRun(style: .track).workoutStyle == .track)
    }

    @Test("What a camera's app shares is kept until it changes")
    func context() async throws {
        #expect(try await TakePicture.appContext == nil)
        try await TakePicture.updateAppContext(.init(zoom: 2))
        #expect(try await TakePicture.appContext == .init(zoom: 2))
        try await TakePicture.updateAppContext(nil)
        #expect(try await TakePicture.appContext == nil)
    }
}

struct TakePicture: CameraCaptureIntent {
    struct AppContext: Codable, Sendable, Equatable {
        var zoom: Double
    }

    static let title: LocalizedStringResource = "Take Picture"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "performed")
    }
}

enum RunStyle: String, AppEnum {
    case hills, track

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Run"
    static let caseDisplayRepresentations: [RunStyle: DisplayRepresentation] = [
        .hills: "Hills", .track: "Track",
    ]
}

/// The styles that the app suggests at the moment.
final class Styles: Sendable {
    private let styles = Mutex<[RunStyle]>([])

    var all: [RunStyle] { styles.withLock { $0 } }

    func set(_ all: [RunStyle]) { styles.withLock { $0 = all } }
}

struct BeginRun: StartWorkoutIntent {
    static let styles = Styles()
    static let title: LocalizedStringResource = "Begin Run"
    static var suggestedWorkouts: [BeginRun] { styles.all.map { BeginRun(style: $0) } }

    @Parameter(title: "Style") var workoutStyle: RunStyle

    var displayRepresentation: DisplayRepresentation {
        RunStyle.caseDisplayRepresentations[workoutStyle] ?? "Run"
    }

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "performed")
    }
}

struct PauseRun: PauseWorkoutIntent {
    static let title: LocalizedStringResource = "Pause Run"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "performed")
    }
}

struct ResumeRun: ResumeWorkoutIntent {
    static let title: LocalizedStringResource = "Resume Run"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "performed")
    }
}

struct BeginDive: StartDiveIntent {
    static let title: LocalizedStringResource = "Begin Dive"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "performed")
    }
}

struct Talk: PushToTalkTransmissionIntent {
    static let title: LocalizedStringResource = "Talk"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(dialog: "performed")
    }
}

struct BeginSwim: AppIntent {
    static let title: LocalizedStringResource = "Begin Swim"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        .result(actionButtonIntent: MarkLap(), activityIdentifier: "swim", dialog: "Go!")
    }
}

struct MarkLap: AppIntent {
    static let title: LocalizedStringResource = "Mark Lap"

    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Lap 1.") }
}
