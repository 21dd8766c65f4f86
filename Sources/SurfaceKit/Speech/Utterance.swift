import AppIntentsMetadata
package import Foundation
public import IntentSystem
import SnippetRendering
package import SwiftUI

/// The words of a voice for what a surface shows: a question, a result or a problem.
///
/// A voice says the full dialog, which makes sense alone (DLG-2); next what is asked, with the
/// answers that a person can give; and last the view, as its accessible text. A problem comes first.
public struct Utterance: Sendable, Hashable {
    /// The sentences in order, without empty ones and repetitions.
    public private(set) var sentences: [String] = []

    /// All sentences as one text.
    public var text: String { sentences.joined(separator: " ") }

    /// Creates the words for a screen.
    ///
    /// `spoken` is the screen's question as far as it was answered with words: only its next field is
    /// asked for.
    public init(of screen: SessionScreen, answering spoken: SpokenQuestion? = nil) {
        self.init()
        guard let card = screen.card else { return }
        self = .init(
            dialog: card.dialog?.full, question: card.question, field: spoken?.field,
            examples: spoken?.examples ?? [], tree: screen.tree, problem: card.error,
            locale: card.locale)
    }

    private init() {}

    /// Creates the words for parts of a card; `field` is the one that is asked for now.
    package init(
        dialog: String?, question: Question?, field: Question.Field? = nil,
        examples: [String] = [], tree: ViewTree?, problem: String? = nil, locale: Locale
    ) {
        add(problem)
        add(dialog)
        if case .values(let fields)? = question?.kind,
            let field = field ?? question?.fieldsToTell.first
        {
            let name = field.parameter.title
            // An author's words ask for the only value; without them its title does.
            if fields.count > 1 || dialog?.isEmpty ?? true { add("\(name)?") }
            add(field.error.map { "\(name): \($0)" })
            add(field.parameter.description)
        }
        if question != nil { add(SayableWords(examples).sentence(in: locale)) }
        add(tree.map { TextRenderer(form: .spoken).render($0) })
    }

    private mutating func add(_ text: String?) {
        let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
        guard !text.isEmpty, !sentences.contains(text) else { return }
        let isEnded = text.last.map { !$0.isLetter && !$0.isNumber } ?? true
        sentences.append(isEnded ? text : text + ".")
    }
}
