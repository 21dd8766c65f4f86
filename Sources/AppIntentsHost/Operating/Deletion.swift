import Foundation
import IntentSystem
import SnippetRendering
import _Localization

/// The deletion of what is kept of a person, at the request of the one who runs the app.
struct Deletion {
    let person: KeptPerson
    /// The name that was given.
    let name: String
    /// The rows and files of the person.
    let items: [KeptItem]
    let kept: any KeptState
    let files: KeptFiles
    /// The sign-ins that the state folder keeps; `nil` if the running app or the database removes them.
    let signIns: (any SignInStore)?
    /// The system of the running app; `nil` if it doesn't run.
    let system: IntentSystem?
    /// The one who asks was asked already.
    let isSure: Bool
    let isJSON: Bool
    let context: CommandContext

    func perform() async throws -> RunExit {
        let holding = PersonHolding(of: person.name, items)
        guard isSure || confirms(holding) else {
            if context.terminal.canAsk { return .cancelled }
            context.terminal.say("Nothing was deleted: --yes deletes without a question.")
            return .needsInput
        }
        let sessions = items.compactMap { item in
            if case .card(let session) = item.kind { session } else { nil }
        }
        // The running app first, which would write again what it has in memory.
        if let system {
            do {
                try await system.forget(person, called: name, sessions: sessions)
            } catch {
                throw UsageError(error.localizedStringResource.text(in: context.locale))
            }
        }
        let records = items.compactMap { item in
            if case .action(let id) = item.kind { id } else { nil }
        }
        try await kept.forget(person, records: records, tellsNodes: system == nil)
        if let session = person.session { try await signIns?.removeAll(of: session) }
        try await files.forget { person.has($0) }
        return context.terminal.finish(
            isJSON
                ? try JSONText.lines(of: holding)
                : "Deleted of “\(name)”: \(holding.words).".safeForTerminal())
    }

    private func confirms(_ holding: PersonHolding) -> Bool {
        guard context.terminal.canAsk else { return false }
        context.endAtInterruption()
        context.terminal.say(
            "Delete what is kept of “\(name)” for good (\(holding.words))? yes or no: "
                .safeForTerminal(), end: "")
        let answer = context.terminal.line()?.trimmingCharacters(in: .whitespaces).lowercased()
        return answer == "yes" || answer == "y"
    }
}
