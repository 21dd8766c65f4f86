import AppIntents
import IntentSystem
import SnippetRendering
import SwiftUI

/// The drawing of a card's content as text, for a caller that shows no cards.
struct RunDrawing: Sendable {
    /// A view as text, and the result of the snippet that drew it.
    struct Drawn {
        var text = ""
        var result: RunResult?
    }

    let runner: IntentRunner
    let request: RunRequest
    /// The command's key to the app's lock; `nil` for a pipe.
    let key: CommandKey?

    /// Returns the text of a content, without its buttons, which can't be tapped.
    func draw(_ content: RunContent) async throws -> Drawn {
        switch content {
        case .none: return Drawn()
        case .view(let view): return Drawn(text: await text(of: view))
        case .snippet(let recipe):
            let result = try await runner.draw(
                recipe, of: request, for: SilentDelegate(key: key))
            guard case .view(let view) = result.content else { return Drawn(result: result) }
            return Drawn(text: await text(of: view), result: result)
        }
    }

    private func text(of view: _SnippetViewContainer) async -> String {
        let environment = PresentationEnvironment(language: request.locale.identifier)
        let tree = await SnippetResolver.resolve(view, in: environment).tree
        return TextRenderer().render(tree.withoutButtons)
    }
}

/// The delegate of a drawing, which asks only for the passphrase: a command draws once.
private struct SilentDelegate: RunDelegate {
    let key: CommandKey?

    var person: Person { key?.person ?? .owner }
    func unlock(_ lock: SystemLock) async throws { await key?.unlock(lock) }

    func ask(_ question: RunQuestion) async throws -> Answer { throw CancellationError() }
}
