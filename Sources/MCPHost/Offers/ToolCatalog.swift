import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import Synchronization

/// An app's intents as tools, in one language.
final class ToolCatalog: Sendable {
    let app: AppMetadata
    let mappings: ValueMappings
    /// The tools, sorted by the identifiers of their intents; those that the author promotes come first,
    /// because a client may cut a long list.
    let tools: [IntentTool]
    /// The tools' entries in the list, in the same order; cached, because building them is slow.
    let listed: [Tool]
    private let byName: [String: Int]
    private let intents: Catalog

    init(_ system: IntentSystem, language: String) {
        intents = system.catalog
        app = system.catalog.metadata(appName: system.appName, language: language)
        let mappings = ValueMappings(app)
        self.mappings = mappings
        var promoted: [IntentTool] = []
        var others: [IntentTool] = []
        for intent in app.intents {
            guard let entry = system.catalog.entry(identifier: intent.identifier) else { continue }
            let tool = IntentTool(
                intent, type: entry.type,
                reserved: CardTool.names.union(BoardTool.names).union([SentenceTool.name]),
                mappings: mappings)
            if entry.type.isTool { promoted.append(tool) } else { others.append(tool) }
        }
        tools = promoted + others
        listed = tools.map(\.listed)
        byName = Dictionary(zip(tools.map(\.name), tools.indices)) { first, _ in first }
    }

    var takesFiles: Bool { app.intents.contains { $0.parameters.contains(where: \.takesFiles) } }

    /// Returns the tool with a name.
    ///
    /// A former name of an intent isn't listed, but still calls it.
    subscript(name: String) -> IntentTool? {
        if let place = byName[name] { return tools[place] }
        return intents.entry(identifier: name).flatMap { tool(ofIntent: $0.identifier) }
    }

    func tool(ofIntent identifier: String) -> IntentTool? {
        tools.first { $0.intent.identifier == identifier }
    }
}

/// The catalogs of recently requested languages.
final class ToolCatalogs: Sendable {
    private static let keptLanguages = 16

    private let system: IntentSystem
    private let catalogs = Mutex<[String: ToolCatalog]>([:])

    init(_ system: IntentSystem) {
        self.system = system
    }

    subscript(language: String) -> ToolCatalog {
        if let catalog = catalogs.withLock({ $0[language] }) { return catalog }
        let catalog = ToolCatalog(system, language: language)
        catalogs.withLock { catalogs in
            if catalogs.count >= Self.keptLanguages { catalogs = [:] }
            catalogs[language] = catalog
        }
        return catalog
    }
}
