package import AppIntents
package import AppIntentsMetadata
import Foundation
package import IntentSystem
package import IntentTestKit
import Synchronization

/// A caller without a card: it gives answers that were prepared, and keeps what it was asked.
package final class ScriptedDelegate: RunDelegate {
    package typealias Reply = @Sendable (RunQuestion) async throws -> Answer

    private struct State {
        var replies: [Reply] = []
        var questions: [RunQuestion] = []
        var reloads: [SnippetReload] = []
        var progress: [Double?] = []
    }

    private let state: Mutex<State>
    /// The caller has a page or a terminal before them.
    package let isInFront: Bool
    package let person: Person
    private let passphrase: String?

    /// Creates a delegate that gives its replies in order, and then cancels.
    package init(_ replies: [Reply] = []) {
        isInFront = false
        person = .owner
        passphrase = nil
        state = Mutex(State(replies: replies))
    }

    /// Creates a delegate that has the person before it, and cancels what is asked.
    package init(isInFront: Bool) {
        self.isInFront = isInFront
        person = .owner
        passphrase = nil
        state = Mutex(State())
    }

    /// Creates the delegate of a command at a terminal, where a person types a passphrase when it is asked for.
    package init(typing passphrase: String?) {
        isInFront = true
        person = .command(UUID())
        self.passphrase = passphrase
        state = Mutex(State())
    }

    /// Creates a delegate that acts for a person, gives its replies in order, and then cancels.
    package init(person: Person, _ replies: Reply...) {
        isInFront = person.isPresent
        self.person = person
        passphrase = nil
        state = Mutex(State(replies: replies))
    }

    package convenience init(_ answers: Answer...) {
        self.init(answers.map { answer in { _ in answer } })
    }

    package func ask(_ question: RunQuestion) async throws -> Answer {
        let reply = state.withLock { state -> Reply? in
            state.questions.append(question)
            return state.replies.isEmpty ? nil : state.replies.removeFirst()
        }
        guard let reply else { throw CancellationError() }
        return try await reply(question)
    }

    package func unlock(_ lock: SystemLock) async throws {
        if let passphrase { _ = lock.unlock(passphrase, for: person) }
    }

    package func reload(_ reload: SnippetReload) { state.withLock { $0.reloads.append(reload) } }

    package func progress(_ progress: RunProgress) {
        state.withLock { $0.progress.append(progress.fractionCompleted) }
    }

    /// What was asked, one description each.
    package var questions: [String] { state.withLock { $0.questions }.map(\.text) }
    package var reloads: [SnippetReload] { state.withLock { $0.reloads } }
    package var fractions: [Double?] { state.withLock { $0.progress } }
}

extension RunQuestion {
    /// The question as a terminal might write it.
    package var text: String {
        var parts = [String(localized: title), dialog.map { String(localized: $0.full) } ?? ""]
        switch kind {
        case .values(let fields):
            parts += fields.map { field in
                let options = (field.options ?? []).map(\.title).joined(separator: "|")
                let error = field.error.map { " ! \($0)" } ?? ""
                return "\(field.parameter.title): [\(options)]\(error)"
            }
        case .choice(let options): parts.append(options.map(\.title).joined(separator: "|"))
        case .confirmation(let words): parts.append("\(words.acceptLabel)/\(words.denyLabel)")
        }
        switch content {
        case .none: break
        case .view: parts.append("with a view")
        case .snippet(let recipe): parts.append("with \(recipe.type.title.key)")
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension RunOutcome {
    /// The outcome in a line.
    package var text: String {
        let locale = Locale(identifier: "en")
        return switch self {
        case .finished(let result):
            String(
                localized: result.dialog(about: result.presentedValue(in: locale), in: locale).full)
        case .failed(let failure): "! " + failure.text(in: locale)
        case .cancelled: "cancelled"
        }
    }
}

extension TestSystem {
    /// Performs an intent without a session.
    package func run(
        _ type: any AppIntent.Type, _ values: [String: ParameterValue] = [:],
        for delegate: ScriptedDelegate = ScriptedDelegate()
    ) async -> RunOutcome {
        await system.run(
            RunRequest(type, .named(values), locale: Locale(identifier: "en")), for: delegate)
    }
}
