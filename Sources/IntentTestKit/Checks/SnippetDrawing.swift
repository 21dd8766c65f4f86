import AppIntents
import Foundation
import IntentSystem
import SnippetRendering
import SwiftUI

/// One performance of a snippet intent, as the system draws a card.
struct SnippetDrawing {
    private let tree: ViewTree
    /// The actions of the controls, in the order of the tree.
    private let actions: [Recipe?]
    /// The text that the intent copied and the intent that it continues with, in words.
    let handedOver: [String]

    /// Performs an intent; throws `UnfinishedTest` if that fails.
    init(of recipe: Recipe, in test: TestSystem, at moment: Date) async throws {
        let environment = test.environment
        let request = RunRequest(
            recipe.type, .recipe(recipe), purpose: .drawing, locale: environment.locale,
            date: moment)
        let outcome = await IntentRunner(test.system).run(
            request, for: DrawingDelegate(person: test.onlyPerson))
        let name = "\(recipe.type)"
        switch outcome {
        case .finished(let result):
            guard case .view(let view) = result.content else {
                throw UnfinishedTest(description: "\(name) gave no view.")
            }
            let resolved = await SnippetResolver.resolve(
                view, in: environment, at: DrawnMoment(moment))
            tree = resolved.tree
            actions = resolved.actions.map { Recipe(ofControl: $0) }
            handedOver =
                (result.copied.map { ["it copies the text “\($0)”"] } ?? [])
                + (result.next.map { ["it continues with \($0.type)"] } ?? [])
        case .failed(let failure):
            throw UnfinishedTest(
                description: """
                    \(name) could not be drawn: \(ProblemText.forDeveloper(failure.error, intent: name))
                    """)
        case .cancelled:
            throw UnfinishedTest(description: "\(name) could not be drawn: it was cancelled.")
        }
    }

    /// Returns the differences of a later drawing, for the author of the test; `nil` if there are none.
    func difference(from later: SnippetDrawing) throws -> String? {
        let (one, other) = (tree.outline, later.tree.outline)
        if one != other {
            return "its view differs (- first, + second):\n\(LineDiff(from: one, to: other))"
        }
        if tree.nodes != later.tree.nodes {
            let renderer = JSONRenderer(isPretty: true)
            let (one, other) = (try renderer.render(tree), try renderer.render(later.tree))
            return "its view's look differs (- first, + second):\n\(LineDiff(from: one, to: other))"
        }
        guard actions != later.actions else { return nil }
        let changed = zip(actions, later.actions).enumerated().filter {
            $0.element.0 != $0.element.1
        }
        let names = changed.map { index, _ in
            let control = tree.nodes { $0.action == ActionID(ordinal: index) }.first
            return "“\(control?.accessibleName ?? "\(index)")”"
        }
        return "its controls perform other intents: \(names.joined(separator: ", "))"
    }
}

/// The caller of a drawing: the person is present, and can't be asked.
private struct DrawingDelegate: RunDelegate {
    let person: Person

    var isInFront: Bool { true }

    func ask(_ question: RunQuestion) async throws -> Answer { throw CancellationError() }
}
