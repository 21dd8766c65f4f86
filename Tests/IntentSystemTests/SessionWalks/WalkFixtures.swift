import AppIntents
import AppIntentsMetadata
import Foundation
import SwiftUI

@testable import IntentSystem

/// What the runs and snippets of a walk give: everything there is a rule for, made once.
enum WalkFixtures {
    static let catalog = Catalog(intents: [
        WalkAction.self, WalkSwitch.self, WalkBoard.self, WalkMap.self,
    ])
    static let limits: Limits = {
        var limits = Limits()
        limits.waitingTaps = 2
        limits.keptGenerations = 3
        return limits
    }()

    static let environments = [
        PresentationEnvironment(), PresentationEnvironment(scheme: .dark, language: "de"),
    ]
    static let action = Recipe(of: WalkAction())
    static let board = Recipe(of: WalkBoard())
    static let map = Recipe(of: WalkMap())
    private static let locale = Locale(identifier: "en")

    // MARK: - Ends of runs

    static let outcomes =
        finished + [
            .failed(RunFailure(error: CocoaError(.fileNoSuchFile), intent: WalkAction.self)),
            .cancelled,
        ]

    private static let finished: [RunOutcome] = {
        let results: [any IntentResult] = [
            silent(), speaking(), showingBoard(), showingMap(), showingView(), continuing(),
        ]
        return results.compactMap { $0 as? any AnyIntentResultContainer }.map { container in
            .finished(result(container))
        }
    }()

    /// What a snippet gives that is performed to be drawn.
    static let performed = (showingView() as? any AnyIntentResultContainer).map(result)

    /// Ends with a view, and with a snippet.
    static let viewOutcome = performed.map(RunOutcome.finished)
    static let boardOutcome = (showingBoard() as? any AnyIntentResultContainer)
        .map { RunOutcome.finished(result($0)) }

    private static func result(_ container: any AnyIntentResultContainer) -> RunResult {
        RunResult(
            container, of: RunRequest(WalkAction.self, .recipe(action), locale: locale),
            contents: IntentContents(of: WalkAction()), view: nil,
            shownValue: container.anyValue, fetchedProperties: FetchedProperties(),
            links: ValueLinks(), openings: ValueOpenings(), undo: nil, goesOn: false)
    }

    private static func silent() -> some IntentResult { .result() }

    private static func speaking() -> some IntentResult & ProvidesDialog {
        .result(dialog: "Said.")
    }

    private static func showingBoard() -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: WalkBoard())
    }

    private static func showingMap() -> some IntentResult & ShowsSnippetIntent {
        .result(snippetIntent: WalkMap())
    }

    private static func showingView() -> some IntentResult & ShowsSnippetView {
        .result(view: EmptyView())
    }

    private static func continuing() -> some IntentResult & OpensIntent {
        .result(opensIntent: WalkAction())
    }

    // MARK: - Questions

    static let questions: [RunQuestion] = [
        question(.confirmation(confirmation), .none),
        question(.confirmation(confirmation), .view(view)),
        question(.confirmation(confirmation), .snippet(board)),
        question(.choice([Question.Option(title: "This"), Question.Option(title: "That")]), .none),
        question(.values([field]), .none),
    ]

    static let view = _SnippetViewContainer(view: EmptyView())
    static let answers: [String: ParameterValue] = ["amount": .int(1)]
    private static let confirmation = Question.Confirmation(
        acceptLabel: "Yes", denyLabel: "No", isDestructive: false)
    private static let field = Question.Field(
        parameter: ParameterMetadata(
            name: "amount", title: "Amount", shape: .integer, isOptional: false))

    private static func question(
        _ kind: Question.Kind, _ content: RunContent
    ) -> RunQuestion {
        RunQuestion(
            request: RunRequest(WalkAction.self, .recipe(action), locale: locale), kind: kind,
            cancelLabel: "Cancel", dialog: nil, content: content, parameters: [], listedOptions: 10)
    }

    // MARK: - Drawings

    /// The actions of the trees: a button, a toggle of an intent that is performed once, and a
    /// toggle that sets a value.
    static let actions = [
        CardAction(recipe: action, isOn: nil), CardAction(recipe: map, isOn: true),
        CardAction(recipe: Recipe(of: WalkSwitch()), isOn: false),
    ]

    /// Trees that differ, also in what their first action does.
    static let trees: [(tree: ViewTree, digest: TreeDigest, actions: [CardAction])] = [
        ViewTree(), ViewTree(nodes: [ViewNode(id: NodeID("a"), kind: .divider)]),
    ].enumerated().map { place, tree in
        let first = CardAction(recipe: place == 0 ? action : board, isOn: nil)
        return (tree, TreeDigest(tree), [first] + actions.dropFirst())
    }

    /// A content as it looks in some environments until a moment; in one of them it may look different.
    static func views(
        _ places: [Int], in environments: [PresentationEnvironment], until moment: Date? = nil
    ) -> [DrawnView] {
        zip(environments, places).map { environment, place in
            let drawn = trees[place]
            return DrawnView(
                render: Render(
                    environment: environment, digest: drawn.digest, actions: drawn.actions),
                tree: drawn.tree, nextMoment: moment)
        }
    }

    static let failures: [RunFailure] = [
        RunFailure(error: CocoaError(.fileNoSuchFile), intent: WalkBoard.self),
        RunFailure(error: CancellationError(), intent: WalkBoard.self),
        RunFailure(
            error: ParameterProblem(
                intentTitle: "Board",
                parameter: field.parameter,
                problem: .entityNotFound(typeName: "place", id: "1")),
            intent: WalkBoard.self),
    ]

    static let stored = StoredCard(
        title: "Board", recipe: StoredCard.StoredRecipe(intent: "WalkBoard", values: [:]))
    static let reloads = [
        SnippetReload(type: WalkBoard.self, running: nil),
        SnippetReload(type: WalkMap.self, running: nil),
    ]
}

struct WalkAction: AppIntent {
    static let title: LocalizedStringResource = "Act"

    func perform() async throws -> some IntentResult { .result() }
}

struct WalkSwitch: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"

    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult { .result() }
}

struct WalkBoard: SnippetIntent {
    static let title: LocalizedStringResource = "Board"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: EmptyView())
    }
}

struct WalkMap: SnippetIntent {
    static let title: LocalizedStringResource = "Map"

    func perform() async throws -> some IntentResult & ShowsSnippetView {
        .result(view: EmptyView())
    }
}
