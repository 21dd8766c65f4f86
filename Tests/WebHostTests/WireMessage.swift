import AppIntentsMetadata
import AppIntentsTesting
import Foundation
import IntentSystem

/// A message to the page, as `Documentation/WireFormat.md` describes it.
struct WireMessage: Decodable {
    var type: String
    var run: Run?
    var card: Card?
    var full: String?
    var reason: Refusal.Reason?
    var message: String?

    struct Run: Decodable { var title: String }

    struct Card: Decodable {
        var id: Int
        var generation: Int
        var title: String
        var dialog: Dialog?
        var html: Content
        var busy: Bool
        var error: String?
        var question: Question?
        var buttons: [Button]
    }

    struct Dialog: Decodable {
        var full: String
        var supporting: String
    }

    struct Button: Decodable { var label: String }

    struct Question: Decodable {
        var id: Int
        var fields: [Field]?
        var options: [Option]?
    }

    struct Field: Decodable {
        var title: String
        var value: ParameterValue
        var options: [Option]?
        var error: String?
    }

    struct Option: Decodable { var title: String }

    /// The `html` of a card.
    enum Content {
        case asBefore, none
        case view(String)
    }
}

extension WireMessage.Card {
    private enum Key: String, CodingKey {
        case id, generation, title, dialog, html, busy, error, question, buttons
    }

    init(from decoder: any Decoder) throws {
        let card = try decoder.container(keyedBy: Key.self)
        id = try card.decode(Int.self, forKey: .id)
        generation = try card.decode(Int.self, forKey: .generation)
        title = try card.decode(String.self, forKey: .title)
        dialog = try card.decode(WireMessage.Dialog?.self, forKey: .dialog)
        busy = try card.decode(Bool.self, forKey: .busy)
        error = try card.decode(String?.self, forKey: .error)
        question = try card.decode(WireMessage.Question?.self, forKey: .question)
        buttons = try card.decode([WireMessage.Button].self, forKey: .buttons)
        html =
            if !card.contains(.html) {
                .asBefore
            } else if let view = try card.decode(String?.self, forKey: .html) {
                .view(view)
            } else {
                .none
            }
    }
}

extension HostScreen {
    /// What a page shows of a state and the newest view.
    init(_ state: WireMessage?, _ view: CardMarkup?) {
        self.init()
        guard let card = state?.card else {
            title = state?.run?.title
            isBusy = state?.run != nil
            return
        }
        title = card.title
        dialog = card.dialog.map(\.supporting.withoutControlCharacters)
            .flatMap { $0.isEmpty ? nil : $0 }
        error = card.error?.withoutControlCharacters
        fields = (card.question?.fields ?? []).map { field in
            Field(
                title: field.title, value: field.value.shown,
                options: field.options?.map(\.title) ?? [], error: field.error)
        }
        // A field's options belong to the field.
        options = card.question?.options?.map(\.title) ?? []
        systemButtons = card.buttons.map(\.label)
        isBusy = card.busy || (state?.run != nil && card.question == nil)
        guard let view else { return }
        text = view.text
        for control in view.controls {
            if let isOn = control.isOn {
                toggles.append(Toggle(label: control.name, isOn: isOn))
            } else {
                buttons.append(control.name)
            }
        }
    }
}

/// A message from the page.
struct PageAction: Encodable, Sendable {
    var type: String
    var intent: String?
    var values: [String: ParameterValue]?
    var card: Int?
    var generation: Int?
    var action: Int?
    var isOn: Bool?
    var question: Int?
    var option: Int?

    /// The message as JSON.
    var json: String {
        get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
    }
}
