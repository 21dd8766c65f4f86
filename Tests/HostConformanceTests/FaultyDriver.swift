import AppIntentsMetadata
import HostConformance
import IntentTestKit

/// A host that does everything right but one thing.
struct FaultyDriver: HostDriver {
    enum Mistake {
        /// Loses the card's text after the first tap.
        case hidesText
        case confirmsTwice
        case findsNoButton
    }

    private let mistake: Mistake
    private let right: TestRunDriver

    init(_ mistake: Mistake, _ right: TestRunDriver) {
        self.mistake = mistake
        self.right = right
    }

    func screen() async throws -> HostScreen {
        var screen = try await right.screen()
        if mistake == .hidesText, !screen.view.contains(.text("0 in the basket")) {
            screen.view.removeAll { $0.controlName == nil }
        }
        return screen
    }

    func tap(_ label: String) async throws {
        if mistake == .findsNoButton {
            throw HostMismatch(description: "There is no button “\(label)”.")
        }
        try await right.tap(label)
    }

    func confirm() async throws {
        try await right.confirm()
        if mistake == .confirmsTwice {
            try await right.settle()
            try await right.sendAgain(stepsBack: 1)
        }
    }

    func perform(_ intent: String, values: [String: ParameterValue]) async throws {
        try await right.perform(intent, values: values)
    }

    func toggle(_ label: String, to isOn: Bool) async throws {
        try await right.toggle(label, to: isOn)
    }

    func answer(_ values: [String: ParameterValue]) async throws { try await right.answer(values) }

    func choose(_ title: String) async throws { try await right.choose(title) }

    func cancel() async throws { try await right.cancel() }

    func done() async throws { try await right.done() }

    func stop() async throws { try await right.stop() }

    func sendAgain(stepsBack: Int) async throws {
        try await right.sendAgain(stepsBack: stepsBack)
    }

    func settle() async throws { try await right.settle() }

    func catchUp() async throws { try await right.catchUp() }

    func reloadSurface() async throws { try await right.reloadSurface() }

    func vanish() async throws { try await right.vanish() }
}
