import AppIntents
public import AppIntentsMetadata
import Foundation
public import SwiftUI

/// A result card as data, for showing it in another process.
public struct StoredCard: Sendable, Codable, Hashable {
    /// The title of the intent that presented the card.
    public var title: String
    /// The symbol of that intent; `nil` in a card that an earlier version stored.
    public var systemImageName: String?
    /// The intent's words, resolved to text.
    public var dialog: PresentedDialog?
    /// The snippet to perform, for an interactive card.
    public var recipe: StoredRecipe?
    /// The value that the intent returned.
    public var value: PresentedValue?
    /// The drawn tree of a fixed card.
    public var tree: Tree?
    /// The address that offers the card's intent with its values, if one does.
    public var address: String?
    /// The run that has not ended; a later process says that it was lost.
    public var unfinished: Unfinished?
    /// The controls that surfaces still show, if the process ended in good order.
    public var shown: Shown?

    /// A run that has not ended, with its values so far.
    public struct Unfinished: Sendable, Codable, Hashable {
        /// The identifier of the intent.
        public var intent: String
        /// The values of its parameters, by name; `nil` if it can't be begun again.
        public var values: [String: ParameterValue]?
        /// The names among the values, in the language in which they were shown.
        public var names: String?
        /// The parameters that are offered before it begins again.
        public var form: FormMode
    }

    /// An intent and its values by name.
    public struct StoredRecipe: Sendable, Codable, Hashable {
        /// The identifier of the intent.
        public var intent: String
        /// The values of its parameters, by name.
        public var values: [String: ParameterValue]
        /// `true` for an intent that a person starts by using the control that carries it.
        public var isStart: Bool?
    }

    /// A drawn view and the recipes of its controls.
    public struct Tree: Sendable, Codable, Hashable {
        /// The view as it was drawn.
        public var tree: ViewTree
        /// The recipes of the controls, by the ordinals of their actions; `nil` for an action
        /// without effect.
        public var actions: [StoredRecipe?]
    }
}

extension StoredCard {
    /// Reads a card from JSON.
    package init(json: Data) throws {
        self = try ViewTree.decoder.decode(Self.self, from: json)
    }

    /// Returns the card as JSON, even with infinite numbers.
    package func json() throws -> Data { try ViewTree.encoder.encode(self) }
}

extension StoredCard {
    /// Stores the lasting parts of a card; `nil` if there are none.
    init?(_ card: SessionState.Card, in catalog: Catalog) {
        title = String(localized: card.title)
        systemImageName = card.symbol(in: catalog)
        unfinished = card.unfinished.map { Unfinished($0, in: catalog) }
        address = card.address
        // The words and the view of a question end with it.
        if card.question != nil {
            if unfinished == nil { return nil }
            return
        }
        value = card.value
        dialog = card.dialog.map { dialog in
            PresentedDialog(
                full: String(localized: dialog.full),
                supporting: String(localized: dialog.supporting),
                systemImageName: dialog.systemImageName)
        }
        switch card.content {
        case .interactive(let recipe): self.recipe = StoredRecipe(recipe, in: catalog)
        case .stored(let tree): self.tree = tree
        case .fixed(_, let drawn): tree = drawn.first.map { Tree($0, in: catalog) }
        case .none: break
        }
    }
}

extension SessionState.Card {
    /// Creates a card of an earlier process; `nil` if the app no longer has its intent.
    init?(_ stored: StoredCard, id: Int, in catalog: Catalog) {
        let content: Content
        if let recipe = stored.recipe {
            guard let recipe = recipe.recipe(in: catalog) else { return nil }
            content = .interactive(recipe)
        } else if let tree = stored.tree {
            content = .stored(tree)
        } else {
            content = .none
        }
        let dialog = stored.dialog.map { dialog in
            IntentDialog(
                full: LocalizedStringResource(verbatim: dialog.full),
                supporting: LocalizedStringResource(verbatim: dialog.supporting),
                symbol: dialog.systemImageName)
        }
        self.init(
            id: id, run: 0, of: nil, title: LocalizedStringResource(verbatim: stored.title),
            dialog: dialog, content: content)
        storedSymbol = stored.systemImageName
        value = stored.value
        address = stored.address
        if let unfinished = stored.unfinished {
            guard let type = catalog.entry(identifier: unfinished.intent)?.type else { return nil }
            lose(unfinished, of: type)
        }
    }

    /// Says that the run of a card ended with an earlier process, and offers to begin again (TRY-6).
    private mutating func lose(
        _ unfinished: StoredCard.Unfinished, of type: any AppIntent.Type
    ) {
        actionFailure = RunFailure(error: Interrupted(), intent: type)
        if content.isNone, let names = unfinished.names {
            dialog = IntentDialog(LocalizedStringResource(verbatim: names))
        }
        let again = unfinished.values.map { values in
            Resumption(
                RunRequest(
                    type, .named(values), form: unfinished.form, locale: Locale(identifier: "en")))
        }
        if content.isNone {
            retry = again?.request
            // The card offers to begin the intent of its address again.
            isForm = true
        } else {
            // Its view may know better.
            stopped = .init(run: run, again: again)
        }
    }
}

extension StoredCard.Unfinished {
    fileprivate init(_ resumption: Resumption, in catalog: Catalog) {
        let request = resumption.request
        intent = catalog.identifier(of: request.type)
        values = resumption.retry.map { $0.arguments.named(by: IntentContents(of: $0.type.init())) }
        names = resumption.names
        form = request.form
    }
}

extension StoredCard.StoredRecipe {
    package init(_ recipe: Recipe, in catalog: Catalog) {
        intent = catalog.identifier(of: recipe.type)
        let names = catalog.parameterNames.names(of: recipe.type)
        values = Dictionary(zip(names, recipe.values)) { first, _ in first }
            .compactMapValues(\.self)
        isStart = recipe.isStart ? true : nil
    }

    /// Returns the recipe, if the app still has the intent.
    func recipe(in catalog: Catalog) -> Recipe? {
        catalog.entry(identifier: intent).map { recipe(of: $0.type) }
    }

    /// Returns the recipe for the intent, whose parameters may have changed since it was saved.
    func recipe(of type: any AppIntent.Type) -> Recipe {
        Recipe(type: type, named: values, isStart: isStart ?? false)
    }
}

extension StoredCard.Tree {
    fileprivate init(_ drawn: DrawnView, in catalog: Catalog) {
        // The places belong to one surface.
        tree = ViewTree(nodes: drawn.tree.nodes)
        actions = drawn.render.actions.map { StoredCard.StoredRecipe($0.recipe, in: catalog) }
    }

    /// Returns the view for each environment, with the actions that the app still has.
    func views(
        for environments: [PresentationEnvironment], in catalog: Catalog,
        laidOutBy layout: CardLayout?
    ) -> [DrawnView] {
        let states = tree.toggleStates
        let actions = actions.enumerated().compactMap { ordinal, stored in
            stored?.recipe(in: catalog).map { recipe in
                CardAction(recipe: recipe, isOn: states[ActionID(ordinal: ordinal)])
            }
        }
        // A tree whose controls lost their intents would tap the wrong ones.
        guard actions.count == self.actions.count else { return [] }
        let digest = TreeDigest(tree)
        return environments.map { environment in
            var placed = tree
            placed.placements =
                layout?.placements(of: tree, digest, in: environment)?.placements ?? tree.placements
            return DrawnView(
                render: Render(environment: environment, digest: digest, actions: actions),
                tree: placed)
        }
    }
}

extension ViewTree {
    /// The state of each toggle.
    fileprivate var toggleStates: [ActionID: Bool] {
        var states: [ActionID: Bool] = [:]
        nodes.visit { node in
            if case .toggle(let toggle) = node.kind, let action = toggle.action {
                states[action] = toggle.isOn
            }
            return .everything
        }
        return states
    }
}
