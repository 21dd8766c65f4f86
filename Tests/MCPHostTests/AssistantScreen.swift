import HostConformance
import IntentSystem
import IntentTestKit
import SurfaceKit
import SwiftUI
import _JSON

/// The screen of a client during a call: a form, a card, or that it waits.
struct AssistantScreen {
    var toolTitle: String?
    /// A result that the client could not make anything of.
    var failure: String?
    private(set) var form: AssistantForm?
    private(set) var handle: String?
    private(set) var seen: Int?
    private var page = SessionScreen()
    private var markup: CardMarkup?

    mutating func forgetNews() { page.forgetNews() }

    /// The view is reloaded: it has the handle from the result.
    mutating func forgetCard() {
        forgetNews()
        guard handle != nil else { return }
        (page, markup, seen) = (SessionScreen(), nil, nil)
    }

    // MARK: - Taking

    /// Takes the result of a call: a question, or a card.
    mutating func take(_ result: JSONObject, of call: JSONObject) throws {
        if result["resultType"] == "input_required" {
            (page, markup) = (SessionScreen(), nil)
            form = AssistantForm(result, of: call)
            if form == nil { failure = "Something was asked that is no form." }
        } else if let card = result["_meta"]?["openappintents/card"] ?? result["structuredContent"],
            let document = card.object
        {
            form = nil
            try take(document)
        } else {
            failure = "There was a result without a card: \(JSONValue.object(result).text)"
        }
    }

    private mutating func take(_ document: JSONObject) throws {
        if let version = document["version"]?.integer { seen = version }
        if document["card"] != nil {
            handle = document["handle"]?.string
            // A card that was closed has no state.
            let message =
                document["type"] == nil
                ? PresentationEvent.state(.init(sequence: 0))
                : try PresentationEvent(json: .object(document))
            page.take(message)
            if case .state(let state) = message { take(state.card?.content ?? .none) }
        }
        for item in document["news"]?.array ?? [] { page.take(try PresentationEvent(json: item)) }
    }

    private mutating func take(_ view: PresentedCard.Content) {
        switch view {
        case .unchanged: break
        case .html(let bytes): markup = CardMarkup(String(decoding: bytes, as: UTF8.self))
        case .none: markup = nil
        case .tree, .parts: failure = "A view came that is no HTML."
        }
    }

    // MARK: - Using

    func card() throws -> PresentedCard {
        guard let card = page.card else { throw HostMismatch(missing: "card") }
        return card
    }

    func question() throws -> Question {
        guard let question = page.question else { throw HostMismatch(missing: "question") }
        return question
    }

    /// The action of a control that a person uses.
    func action(of label: String) throws -> ActionID {
        guard let action = markup?.control(named: label)?.action else {
            throw HostMismatch(missing: "control “\(label)”")
        }
        return ActionID(ordinal: action)
    }

    // MARK: - Looking

    /// The whole as a person sees it.
    func screen(isBusy: Bool) -> HostScreen {
        var screen = HostScreen(page, view: markup?.lines ?? [])
        let news = (screen.announcement, screen.refusal)
        if let form {
            screen = form.screen
        } else if page.card == nil {
            screen = HostScreen()
            if isBusy { (screen.title, screen.isBusy) = (toolTitle, true) }
        }
        (screen.announcement, screen.refusal) = news
        return screen
    }
}
