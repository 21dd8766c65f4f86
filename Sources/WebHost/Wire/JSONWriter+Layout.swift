import IntentSystem
import _JSON

extension JSONWriter {
    /// Writes where the fields of a form stand.
    mutating func layout(_ layout: FormLayout) {
        object { writer in
            writer.name("sentence")
            writer.array(layout.sentence) { writer, piece in
                switch piece {
                case .text(let words): writer.string(words)
                case .field(let name): writer.object { $0.member("field", name) }
                }
            }
            writer.name("shown")
            writer.array(layout.shown) { $0.string($1) }
            writer.name("more")
            writer.array(layout.more) { $0.string($1) }
            writer.member("changes", layout.changes)
        }
    }
}
