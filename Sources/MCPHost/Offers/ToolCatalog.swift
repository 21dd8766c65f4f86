import AppIntentsMetadata
import Foundation
import IntentSystem
import MCPProtocol
import Synchronization

/// An app's intents as tools, in one language.
final class ToolCatalog: Sendable {
    let app: AppMetadata
    let locale: Locale
    let mappings: ValueMappings
    /// In the alphabetical order of the intents' identifiers.
    let tools: [IntentTool]
    /// The tools as clients see them, in the same order: building them takes time.
    let listed: [Tool]
    private let byName: [String: Int]
    private let intents: Catalog

    init(_ system: IntentSystem, language: String) {
        intents = system.catalog
        locale = Locale(identifier: language)
        app = system.catalog.metadata(appName: system.appName, language: language)
        let mappings = ValueMappings(app)
        self.mappings = mappings
        tools = app.intents.compactMap { intent in
            guard let entry = system.catalog.entry(identifier: intent.identifier) else {
                return nil
            }
            return IntentTool(
                intent, type: entry.type, reserved: CardTool.names.union(BoardTool.names),
                mappings: mappings)
        }
        listed = tools.map(\.listed)
        byName = Dictionary(zip(tools.map(\.name), tools.indices)) { first, _ in first }
    }

    /// `true` if a tool takes a file.
    var takesFiles: Bool {
        app.intents.contains { $0.parameters.contains(where: \.takesFiles) }
    }

    /// The tool with a name.
    ///
    /// A name that an intent had before is none of the list, and calls it all the same.
    subscript(name: String) -> IntentTool? {
        if let place = byName[name] { return tools[place] }
        return intents.entry(identifier: name).flatMap { tool(ofIntent: $0.identifier) }
    }

    /// The tool of an intent.
    func tool(ofIntent identifier: String) -> IntentTool? {
        tools.first { $0.intent.identifier == identifier }
    }
}

/// The catalogs of the languages that were asked for lately.
final class ToolCatalogs: Sendable {
    private static let keptLanguages = 16

    private let system: IntentSystem
    private let catalogs = Mutex<[String: ToolCatalog]>([:])

    init(_ system: IntentSystem) {
        self.system = system
    }

    /// The catalog in a language.
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
