import AppIntentsMetadata
import AppIntentsTesting
import IntentSystem
import _JSON

/// What a client shows of a call: a form, a card, or that it waits.
struct AssistantScreen {
    var toolTitle: String?
    /// What the client could not make anything of.
    var failure: String?
    private(set) var form: AssistantForm?
    private(set) var handle: String?
    private(set) var seen: Int?
    private var document = JSONObject()
    private var markup: CardMarkup?
    private var announcement: String?
    private var refusal: Refusal.Reason?

    mutating func forgetNews() {
        announcement = nil
        refusal = nil
    }

    /// The view is loaded anew: it knows the handle, which came with the result.
    mutating func forgetCard() {
        if handle != nil { document = [:] }
        markup = nil
        seen = nil
        forgetNews()
    }

    // MARK: - Taking

    /// Takes the result of a call: a question, or a card.
    mutating func take(_ result: JSONObject, of call: JSONObject) {
        if result["resultType"] == "input_required" {
            document = [:]
            form = AssistantForm(result, of: call)
            if form == nil { failure = "Something was asked that is no form." }
        } else if let card = result["_meta"]?["openappintents/card"] ?? result["structuredContent"],
            let news = card.object
        {
            form = nil
            take(news: news)
        } else {
            failure = "There was a result without a card: \(JSONValue.object(result).text)"
        }
    }

    private mutating func take(news: JSONObject) {
        if let version = news["version"]?.integer { seen = version }
        for item in news["news"]?.array ?? [] {
            switch item["type"]?.string {
            case "announce": announcement = item["full"]?.string
            default: refusal = item["reason"]?.string.flatMap(Refusal.Reason.init)
            }
        }
        guard let card = news["card"] else { return }
        handle = news["handle"]?.string
        let isSame = card["id"] == document["card"]?["id"]
        document = news
        if let html = card["html"] {
            markup = html.string.map(CardMarkup.init)
        } else if !isSame || card == .null {
            markup = nil
        }
    }

    // MARK: - Using

    func card() throws -> JSONValue {
        guard let card = document["card"]?["id"] else { throw missing("card") }
        return card
    }

    func question() throws -> JSONValue {
        guard let question = document["card"]?["question"]?["id"] else { throw missing("question") }
        return question
    }

    /// How a view names a control that a person uses.
    func address(of label: String) throws -> JSONObject {
        guard let control = markup?.controls.first(where: { $0.name == label }),
            let action = control.action
        else { throw missing("control “\(label)”") }
        return [
            "card": document["card"]?["id"] ?? .null,
            "generation": document["card"]?["generation"] ?? .null, "action": .integer(action),
        ]
    }

    private func missing(_ what: String) -> HostMismatch {
        HostMismatch(description: "There is no \(what).")
    }

    // MARK: - Looking

    /// The whole as a person sees it.
    func screen(isBusy: Bool) -> HostScreen {
        var screen = HostScreen()
        if let form {
            screen = form.screen
        } else if document["card"]?.object != nil {
            screen = cardScreen
        } else if isBusy {
            screen.title = toolTitle
            screen.isBusy = true
        }
        screen.announcement = announcement
        screen.refusal = refusal
        return screen
    }

    private var cardScreen: HostScreen {
        var screen = HostScreen()
        let card = document["card"]
        screen.title = card?["title"]?.string
        screen.dialog = card?["dialog"]?["supporting"]?.string?.withoutControlCharacters
        if screen.dialog == "" { screen.dialog = nil }
        screen.error = card?["error"]?.string?.withoutControlCharacters
        let question = card?["question"]?.object
        screen.options = (question?["options"]?.array ?? []).compactMap { $0["title"]?.string }
        screen.systemButtons = (card?["buttons"]?.array ?? []).compactMap { $0["label"]?.string }
        screen.isBusy =
            card?["busy"]?.bool == true || (document["run"]?.object != nil && question == nil)
        screen.text = markup?.text ?? []
        for control in markup?.controls ?? [] {
            if let isOn = control.isOn {
                screen.toggles.append(.init(label: control.name, isOn: isOn))
            } else {
                screen.buttons.append(control.name)
            }
        }
        return screen
    }
}
