import AppIntents
import AppIntentsMetadata
import IntentTestKit

/// One intent, what a person does with it, and nothing else: the screens stand in the app's snapshot.
struct Scenario: Sendable {
    /// Something that a person does.
    enum Step: Sendable {
        case answer([String: ParameterValue])
        case confirm
        case cancel
        case choose(String)
        case tap(String)
        case toggle(String, Bool)
        case undo
    }

    let intent: any AppIntent.Type
    /// The case, where an intent has several.
    let note: String
    let steps: [Step]
    private let make: @Sendable () -> any AppIntent

    init<Intent: AppIntent>(
        _ intent: Intent.Type, _ note: String = "", then steps: Step...,
        set: @escaping @Sendable (inout Intent) -> Void = { _ in }
    ) {
        self.intent = intent
        self.note = note
        self.steps = steps
        make = {
            var intent = Intent()
            set(&intent)
            return intent
        }
    }

    /// Performs the intent for a person of its own, and writes down each screen.
    func transcript(in system: TestSystem) async throws -> String {
        let run = try await system.person("\(intent) \(note)")
        var text = "# \(intent)\(note.isEmpty ? "" : ": \(note)")\n"
        await run.perform(make())
        text += run.hostScreen.description.indented + "\n"
        for step in steps {
            try await step.carryOut(by: run)
            text += "> \(step)\n" + run.hostScreen.description.indented + "\n"
        }
        return text
    }
}

extension Scenario.Step: CustomStringConvertible {
    var description: String {
        switch self {
        case .answer(let values): "answer \(values.keys.sorted().joined(separator: ", "))"
        case .confirm: "confirm"
        case .cancel: "cancel"
        case .choose(let title): "choose \(title)"
        case .tap(let label): "tap \(label)"
        case .toggle(let label, let isOn): "turn \(label) \(isOn ? "on" : "off")"
        case .undo: "undo"
        }
    }

    fileprivate func carryOut(by run: TestRun) async throws {
        switch self {
        case .answer(let values): try await run.answer(values)
        case .confirm: try await run.confirm()
        case .cancel: try await run.cancel()
        case .choose(let title): try await run.choose(title)
        case .tap(let label): try await run.tap(label)
        case .toggle(let label, let isOn): try await run.toggle(label, to: isOn)
        case .undo: try await run.undo()
        }
    }
}
