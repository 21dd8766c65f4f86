import AppIntents
package import AppIntentsMetadata
package import UniformTypeIdentifiers

extension SystemSession {
    /// Returns an action with only this session's files in its values.
    func withOwnFiles(_ action: PersonAction) -> PersonAction {
        switch action {
        case .perform(let intent, let values, let form):
            .perform(intent: intent, values: withOwnFiles(values), form: form)
        case .answer(let question, let values):
            .answer(question: question, values: withOwnFiles(values))
        case .retry(let values): .retry(values: withOwnFiles(values))
        // No file is pinned: it ends with its session.
        case .performShortcut, .tap, .toggle, .choose, .confirm, .cancel, .done, .undo, .redo,
            .stop, .aside, .open, .dismiss, .pin, .location:
            action
        }
    }

    private func withOwnFiles(_ values: [String: ParameterValue]) -> [String: ParameterValue] {
        values.mapValues { $0.finding { system.files.file($0, of: id) } }
    }

    /// Returns the file with an identifier among those that the visible card shows.
    package func shownFile(_ id: String) -> FileReference? {
        visibleCard?.value?.offeredFiles.first { $0.id == id }
    }

    /// Returns the types of files that a parameter of the open question takes; `nil` if the
    /// question doesn't ask for such a file.
    package func acceptedTypes(question: Int, parameter: String) -> [UTType]? {
        guard let asked = visibleCard?.openQuestion?.question, asked.id == question,
            case .values(let fields) = asked.kind,
            let field = fields.first(where: { $0.parameter.name == parameter })
        else { return nil }
        guard field.parameter.takesFiles else { return nil }
        return field.parameter.constraints.acceptedTypes
    }
}
