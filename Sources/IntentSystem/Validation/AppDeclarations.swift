import AppIntents
import Foundation
import _Localization

/// The declarations of an app, as the rules read them.
struct AppDeclarations {
    /// An intent with its type's declarations.
    struct Intent {
        let identifier: String
        let type: any AppIntent.Type
        let title: String
        let blank: any AppIntent
        let contents: IntentContents
        let summary: SummaryOutline?
        /// The query from which the system made the intent, if it did.
        let query: (any IntentValueQuery)?

        /// Returns the name of the parameter that a summary or a phrase refers to.
        func name(of reference: ParameterReference) -> String? {
            let parameter = reference.parameter(of: blank)
            return contents.parameters.first { $0.parameter === parameter }?.name
        }
    }

    /// An App Shortcut with its phrases.
    struct Shortcut {
        let title: String
        let intent: Intent
        let phrases: [ShortcutPhrase]

        /// Returns a phrase as its author wrote it.
        func source(of phrase: ShortcutPhrase) -> String {
            phrase.text(applicationName: #"\(.applicationName)"#) { reference in
                #"\(\.$\#(intent.name(of: reference) ?? "…"))"#
            }
        }
    }

    /// The intents, ordered alphabetically by identifier.
    let intents: [Intent]
    let providers: [any AppShortcutsProvider.Type]
    /// The names of the packages that no other package includes.
    let outermostPackages: [String]
    /// The shortcuts in the order of the source, including those of hidden intents.
    let shortcuts: [Shortcut]
    /// The entity types that parameters take, by the names of the types.
    let entityTypes: [any AppEntity.Type]
    /// The enumerations that parameters take, by the names of the types.
    let enumTypes: [any AppEnum.Type]

    /// The types of the values that parameters take, and of the values inside them, by the names of
    /// the types.
    let valueTypes: [any _IntentValue.Type]

    /// The intents that surfaces list.
    var listedIntents: [Intent] { intents.filter { $0.type.isDiscoverable } }

    /// The language in which texts are compared: the language of the source.
    static let locale = Locale(identifier: "en")

    init(_ catalog: Catalog) {
        let intents = catalog.entries.map { Self.intent($0.type, $0.identifier) }
        self.intents = intents
        providers = catalog.providers
        outermostPackages = catalog.outermostPackages
        shortcuts = catalog.declaredShortcuts.map { shortcut in
            let type = Swift.type(of: shortcut.intent)
            let intent = Self.intent(type, catalog.identifier(of: type))
            return Shortcut(
                title: shortcut.shortTitle?.text(in: Self.locale) ?? intent.title, intent: intent,
                phrases: shortcut.phrases)
        }
        let parameters = intents.flatMap(\.contents.parameters).map { $0.parameter.valueType }
        valueTypes = HeldTypes.of(parameters).sorted { Self.name(of: $0) < Self.name(of: $1) }
        let taken = Set(parameters.map { ObjectIdentifier($0.element) })
        let takenTypes = valueTypes.filter { taken.contains(ObjectIdentifier($0)) }
        entityTypes = takenTypes.compactMap { $0 as? any AppEntity.Type }
        enumTypes = takenTypes.compactMap { $0 as? any AppEnum.Type }
    }

    private static func intent(_ type: any AppIntent.Type, _ identifier: String) -> Intent {
        let blank = type.init()
        return Intent(
            identifier: identifier, type: type, title: type.title.text(in: locale), blank: blank,
            contents: IntentContents(of: blank), summary: type.summaryOutline,
            query: Catalog.query(of: type))
    }

    /// Returns the qualified name of a type, without the load address in a private type's name.
    static func name(of type: Any.Type) -> String {
        _typeName(type, qualified: true).replacing(/\((unknown|in) [^)]*\)\.?/, with: "")
    }

    /// Returns the things that share a key, each group in its order, and the groups in the order of
    /// their first elements.
    static func groups<Thing>(
        of things: [Thing], sharing key: (Thing) -> String
    ) -> [(key: String, things: [Thing])] {
        var order: [String] = []
        var groups: [String: [Thing]] = [:]
        for thing in things {
            let key = key(thing)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(thing)
        }
        return order.compactMap { key in
            groups[key].flatMap { $0.count > 1 ? (key, $0) : nil }
        }
    }
}
