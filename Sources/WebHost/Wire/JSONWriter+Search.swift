import AppIntentsMetadata
import Foundation
import IntentSystem
import SurfaceKit
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
            case .entity: writer.member("kind", "entity")
            case .suggestion: writer.member("kind", "suggestion")
            }
            writer.member("intent", item.intent)
            writer.member("index", item.index)
            writer.member("title", item.title)
            if let parts = item.titleParts {
                writer.name("titleParts")
                writer.array(parts) { $0.string($1) }
            }
            writer.member("subtitle", item.subtitle)
            writer.member("symbol", item.systemImageName)
            writer.member("color", item.colorName)
            writer.member("needsValues", item.needsValues)
            writer.member("hasParameters", item.hasParameters)
            if let reason = item.reason { writer.member("reason", reason) }
            if item.hasActions == true { writer.member("hasActions", true) }
            if item.isPinned == true { writer.member("pinned", true) }
            if let image = item.address { writer.member("image", image) }
            if let values = item.values {
                writer.name("values")
                writer.object { writer in
                    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
                        writer.name(escaping: name)
                        writer.value(value.json)
                    }
                }
            }
        }
    }
}

extension SearchItem {
    /// The address of the item's picture for the page; `nil` if it has none.
    fileprivate var address: String? {
        picture?.address
            ?? imageName?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
            .map { "/assets/\($0)" }
    }
}
