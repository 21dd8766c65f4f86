import IntentSystem
import _JSON

extension JSONWriter {
    /// Writes what is being performed.
    mutating func run(_ run: RunPresentation) {
        object { writer in
            writer.member("intent", run.intent)
            writer.member("title", run.title)
            writer.member("progress", run.fractionCompleted)
        }
    }

    /// Writes a card; `html` is its view where the content brings a new one.
    mutating func card(_ card: PresentedCard, html: [UInt8]?) {
        object { writer in
            writer.member("id", card.id)
            writer.member("generation", card.generation)
            writer.member("title", card.title)
            writer.name("dialog")
            if let dialog = card.dialog { writer.dialog(dialog) } else { writer.null() }
            switch card.content {
            case .unchanged: break
            case .none, .tree:
                writer.name("html")
                if let html { writer.string(utf8: html) } else { writer.null() }
            }
            writer.member("busy", card.isBusy)
            writer.member("error", card.error)
            writer.name("question")
            if let question = card.question { writer.question(question) } else { writer.null() }
            writer.name("buttons")
            writer.array(card.buttons) { $0.button($1) }
        }
    }

    private mutating func dialog(_ dialog: PresentedDialog) {
        object { writer in
            writer.member("full", dialog.full)
            writer.member("supporting", dialog.supporting)
            writer.member("symbol", dialog.systemImageName)
        }
    }

    private mutating func button(_ button: SystemButton) {
        object { writer in
            writer.member("role", button.role.rawValue)
            writer.member("label", button.label)
            writer.member("isDestructive", button.isDestructive)
        }
    }
}
