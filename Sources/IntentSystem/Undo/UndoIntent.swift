package import AppIntents
import Foundation
package import _Localization

/// The action by which a person undoes the last action.
///
/// The system adds it, and `RedoIntent`, to every app with an `UndoableIntent`, so the page,
/// commands, assistants and tests treat them like an author's intents.
package struct UndoIntent: UndoableIntent {
    package static var title: LocalizedStringResource { .init(system: "Undo") }

    package static var description: IntentDescription? {
        IntentDescription(.init(system: "Takes back what was done last."))
    }

    package init() {}

    @MainActor
    package func perform() async throws -> some IntentResult & ProvidesDialog {
        switch undoManager?.performUndo() ?? .nothing {
        case .done(let name):
            return .result(
                dialog: IntentDialog(
                    name.isEmpty
                        ? .init(system: "That was undone.")
                        : .init(system: "“\(name)” was undone.")))
        case .nothing: throw UndoProblem.nothingToUndo
        case .gone: throw UndoProblem.gone
        }
    }
}

/// The action by which a person redoes the last undone action.
package struct RedoIntent: UndoableIntent {
    package static var title: LocalizedStringResource { .init(system: "Redo") }

    package static var description: IntentDescription? {
        IntentDescription(.init(system: "Does again what was undone last."))
    }

    package init() {}

    @MainActor
    package func perform() async throws -> some IntentResult & ProvidesDialog {
        switch undoManager?.performRedo() ?? .nothing {
        case .done(let name):
            return .result(
                dialog: IntentDialog(
                    name.isEmpty
                        ? .init(system: "That was done again.")
                        : .init(system: "“\(name)” was done again.")))
        case .nothing: throw UndoProblem.nothingToRedo
        case .gone: throw UndoProblem.gone
        }
    }
}

/// The reason why nothing was undone or redone.
enum UndoProblem: Error, Hashable, CustomLocalizedStringResourceConvertible {
    case nothingToUndo
    case nothingToRedo
    /// The entities that the step changed no longer exist.
    case gone

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .nothingToUndo: .init(system: "There is nothing to undo.")
        case .nothingToRedo: .init(system: "There is nothing to redo.")
        case .gone: .init(system: "What this was about is not there any more.")
        }
    }
}
