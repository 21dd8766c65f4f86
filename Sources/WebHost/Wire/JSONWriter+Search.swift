import IntentSystem
import _JSON

extension JSONWriter {
    /// Writes one section of search results.
    mutating func section(_ section: SearchSection) {
        object { writer in
            writer.member("title", section.title)
            writer.name("items")
            writer.array(section.items) { $0.item($1) }
        }
    }

    private mutating func item(_ item: SearchItem) {
        object { writer in
            switch item.kind {
            case .shortcut: writer.member("kind", "shortcut")
            case .intent: writer.member("kind", "intent")
            }
            writer.member("intent", item.intent)
            writer.member("index", item.index)
            writer.member("title", item.title)
            writer.member("subtitle", item.subtitle)
            writer.member("symbol", item.systemImageName)
            writer.member("color", item.colorName)
            writer.member("needsValues", item.needsValues)
            writer.member("hasParameters", item.hasParameters)
        }
    }
}
