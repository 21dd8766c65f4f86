public import AppIntents
public import AppIntentsMetadata
package import IntentSystem
import SurfaceKit
import SwiftUI

/// The actions of the person of a run on the card, the open question and the tray.
extension TestRun {
    /// Taps the button with a label.
    public func tap(_ label: String) async throws {
        try await send(try tapping(label))
    }

    /// Flips the toggle with a label to a state.
    public func toggle(_ label: String, to isOn: Bool) async throws {
        try await send(try toggling(label, to: isOn))
    }

    /// Returns the action of a tap on the button with a label.
    package func tapping(_ label: String) throws -> PersonAction {
        try action(label, "button", isToggle: false, to: nil)
    }

    /// Returns the action of a flip of the toggle with a label.
    package func toggling(_ label: String, to isOn: Bool) throws -> PersonAction {
        try action(label, "toggle", isToggle: true, to: isOn)
    }

    /// Presses the confirmation's own button.
    public func confirm() async throws {
        try await send(.confirm(question: try openQuestion().id))
    }

    /// Presses Cancel.
    public func cancel() async throws {
        try await send(.cancel(question: try openQuestion().id))
    }

    /// Gives values to the requested parameters.
    public func answer(_ values: [String: ParameterValue]) async throws {
        try await send(.answer(question: try openQuestion().id, values: values))
    }

    /// Gives files to the requested parameters, from bytes or from addresses on disk.
    public func answer(files: [String: IntentFile]) async throws {
        try await answer(files.mapValues(\.parameterValue))
    }

    /// Gives several files to each of the requested parameters.
    public func answer(files: [String: [IntentFile]]) async throws {
        try await answer(files.mapValues(\.parameterValue))
    }

    /// Picks the option with a title.
    public func choose(_ title: String) async throws {
        let question = try openQuestion()
        guard case .choice(let options) = question.kind,
            let index = options.firstIndex(where: { $0.title == title })
        else { throw notFound("option", title) }
        try await send(.choose(question: question.id, option: index))
    }

    /// Presses Done.
    public func done() async throws {
        guard let card else { throw notFound("system button", "Done") }
        try await send(.done(card: card.id))
    }

    /// Presses Undo; undoes what this person did last even if the card doesn't have the button.
    public func undo() async throws { try await send(.undo) }

    /// Presses Redo; redoes what this person undid last even if the card doesn't have the button.
    public func redo() async throws { try await send(.redo) }

    /// Opens the item of the tray with a title.
    public func open(_ title: String) async throws {
        try await send(.open(try trayItem(title).id))
    }

    /// Dismisses the item of the tray with a title: a run is stopped, a question declined.
    public func dismiss(_ title: String) async throws {
        try await send(.dismiss(try trayItem(title).id))
    }

    /// Performs a run that failed or was lost again.
    public func tryAgain() async throws { try await send(.retry()) }

    // MARK: - Finding

    private func trayItem(_ title: String) throws -> TrayItem {
        guard let item = presentation?.tray.first(where: { $0.title == title }) else {
            throw notFound("item of the tray", title)
        }
        return item
    }

    private func openQuestion() throws -> Question {
        guard let question else {
            throw UnfinishedTest(description: "Nothing is asked. On screen:\n\(onScreen)")
        }
        return question
    }

    private func action(
        _ label: String, _ kind: String, isToggle: Bool, to isOn: Bool?
    ) throws -> PersonAction {
        let screen = look()
        // A label is compared as it is visible.
        let controls = (screen.tree?.controls ?? []).filter {
            $0.label.withoutControlCharacters == label
        }
        guard let card = screen.card, !controls.isEmpty else { throw notFound("control", label) }
        guard
            let action = controls.first(where: { $0.isToggle == isToggle })?
                .personAction(card: card.id, generation: card.generation, to: isOn)
        else { throw notFound(kind, label) }
        return action
    }

    private func notFound(_ what: String, _ label: String) -> UnfinishedTest {
        UnfinishedTest(
            description: "There is no \(what) “\(label)”. On screen:\n\(onScreen)")
    }
}
