import AppIntentsMetadata
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

    /// Writes a card; `markup` is what is new in its view.
    mutating func card(_ card: PresentedCard, _ markup: MarkupUpdate?) {
        object { writer in
            writer.member("id", card.id)
            writer.member("generation", card.generation)
            writer.member("title", card.title)
            writer.name("dialog")
            if let dialog = card.dialog { writer.dialog(dialog) } else { writer.null() }
            switch (card.content, markup) {
            case (.unchanged, _): break
            case (_, .parts(let parts)):
                writer.name("parts")
                writer.array(parts) { $0.string(utf8: $1) }
            case (_, .whole(let html)):
                writer.name("html")
                writer.string(utf8: html)
            case (_, nil):
                writer.name("html")
                writer.null()
            }
            if let files = card.value?.files, !files.isEmpty {
                writer.name("files")
                writer.array(files) { $0.value(ParameterValue.file($1).json) }
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
            // What has no symbol of its own has the one that search gives it.
            writer.member("symbol", dialog.systemImageName ?? "sparkles")
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
