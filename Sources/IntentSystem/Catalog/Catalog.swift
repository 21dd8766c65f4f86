public import AppIntents
import Foundation
public import SwiftUI
package import _IntentDiscovery

/// The intents and App Shortcuts of an app, found without registration.
///
/// A catalog is a snapshot: libraries that are loaded later appear in a new one. Intents have
/// identifiers that survive a restart (INV-10): the short name of the type if it is unique, else
/// the qualified name; a private type's identifier contains its file. An author's
/// `persistentIdentifier` takes precedence.
public struct Catalog: Sendable {
    /// The types in the process that belong to the app.
    public enum Scope: Sendable {
        /// All types, apart from the framework's own.
        case process
        /// The types of some modules: test targets share one process.
        case modules(Set<String>)
    }

    /// An intent of the app.
    package struct Entry: Sendable {
        package let type: any AppIntent.Type
        package let identifier: String
        /// Other names that reach the intent: the name that it had before it was migrated, and the
        /// name of its type.
        package let aliases: [String]

        init(type: any AppIntent.Type, identifier: String, aliases: [String] = []) {
            self.type = type
            self.identifier = identifier
            self.aliases = aliases
        }

        /// Creates the entry of an intent that the system defines.
        init(system type: any AppIntent.Type) {
            self.init(type: type, identifier: type.persistentIdentifier)
        }
    }

    /// The intents of the app, ordered alphabetically by identifier, so that a listing is the same
    /// on each run.
    package let entries: [Entry]
    private let byIdentifier: [String: Int]
    /// The intents by their aliases.
    private let byAlias: [String: Int]
    private let byType: [ObjectIdentifier: Int]
    let providers: [any AppShortcutsProvider.Type]
    /// The program's app, which has windows; `nil` if it has none.
    let app: (any App.Type)?
    /// The names of the packages that no other package includes.
    let outermostPackages: [String]
    let parameterNames = ParameterNames()
    let symbols = IntentSymbols()

    /// Finds the types in the scope.
    public init(_ scope: Scope = .process) {
        let intents = Self.identified(scope.discovered((any AppIntent).self))
        let app = scope.types((any App).self, as: (any App.Type).self).first
        // An intent of the author takes precedence for the name.
        let taken = Set(intents.map(\.identifier))
        self.init(
            intents
                + (Self.findActions(in: scope) + Self.queryActions(in: scope)
                + Self.systemActions(for: intents.map { $0.type }, in: app))
                .filter { !taken.contains($0.identifier) },
            providers: scope.types(
                (any AppShortcutsProvider).self, as: (any AppShortcutsProvider.Type).self),
            packages: scope.types(
                (any AppIntentsPackage).self, as: (any AppIntentsPackage.Type).self),
            app: app)
    }

    /// Takes the given intents only, the find actions of the given entities, the actions of the
    /// given queries, and the given app, for tests that share a module with other tests.
    public init(
        intents: [any AppIntent.Type], finding entities: [any AppEntity.Type] = [],
        asking queries: [any IntentValueQuery.Type] = [],
        shortcuts: (any AppShortcutsProvider.Type)? = nil, app: (any App.Type)? = nil
    ) {
        let wanted = Set(intents.map { ObjectIdentifier($0) })
        var entries = Self.identified(
            ConformanceRecords.types(conformingTo: (any AppIntent).self)
                .filter { wanted.contains(ObjectIdentifier($0.type)) })
        let found = Set(entries.map { ObjectIdentifier($0.type) })
        // A type that discovery can't see, such as a specialization of a generic one, was named
        // explicitly.
        for type in intents where !found.contains(ObjectIdentifier(type)) {
            entries.append(Entry(system: type))
        }
        self.init(
            entries + entities.compactMap(Self.findAction)
                + queries.map { Self.queryAction(of: $0) }
                + Self.systemActions(for: intents, in: app),
            providers: shortcuts.map { [$0] } ?? [], app: app)
    }

    init(
        _ entries: [Entry], providers: [any AppShortcutsProvider.Type],
        packages: [any AppIntentsPackage.Type] = [], app: (any App.Type)? = nil
    ) {
        self.app = app
        outermostPackages = Self.outermost(packages)
        self.entries = entries.sorted { $0.identifier < $1.identifier }
        self.providers = providers
        byIdentifier = Dictionary(
            zip(self.entries.map(\.identifier), self.entries.indices), uniquingKeysWith: min)
        byAlias = Dictionary(
            self.entries.enumerated().flatMap { place, entry in
                entry.aliases.map { ($0, place) }
            }, uniquingKeysWith: min)
        byType = Dictionary(
            zip(self.entries.map { ObjectIdentifier($0.type) }, self.entries.indices),
            uniquingKeysWith: min)
    }

    private static func identified(_ found: [DiscoveredType]) -> [Entry] {
        let uses = Dictionary(grouping: found, by: \.name).mapValues(\.count)
        return found.compactMap { discovered in
            guard let type = discovered.metatype(as: (any AppIntent.Type).self) else { return nil }
            let chosen = type.persistentIdentifier
            let identifier =
                if chosen != discovered.name {
                    chosen
                } else if discovered.scope != .module {
                    discovered.identifier
                } else if uses[discovered.name] == 1 {
                    discovered.name
                } else {
                    discovered.qualifiedName
                }
            // Only a migrated intent has a name that differs from its type's.
            let aliases =
                chosen == discovered.name
                ? [] : [type.migratedName, discovered.name].compactMap(\.self)
            return Entry(
                type: type, identifier: identifier, aliases: aliases.filter { $0 != identifier })
        }
    }

    /// Returns the intent with an identifier; if there is none, an intent that has or had this as
    /// another name.
    package func entry(identifier: String) -> Entry? {
        (byIdentifier[identifier] ?? byAlias[identifier]).map { entries[$0] }
            ?? Self.intentsOfViews[identifier]
    }

    /// Returns the identifier of an intent's type; for a type that is not in the catalog, its
    /// persistent identifier.
    package func identifier(of type: any AppIntent.Type) -> String {
        byType[ObjectIdentifier(type)].map { entries[$0].identifier } ?? type.persistentIdentifier
    }

    /// Returns whether an intent is in the catalog.
    package func contains(_ type: any AppIntent.Type) -> Bool {
        byType[ObjectIdentifier(type)] != nil
    }

    /// The app's shortcuts, in the order of the source; an intent that is not discoverable has none
    /// (DIS-1).
    package var shortcuts: [AppShortcut] {
        declaredShortcuts.filter { type(of: $0.intent).isDiscoverable }
    }

    /// The app's shortcuts, including those of intents that are not discoverable.
    var declaredShortcuts: [AppShortcut] { providers.flatMap { $0.appShortcuts } }

    /// The color of the app's tiles.
    package var tileColor: ShortcutTileColor? { providers.first?.shortcutTileColor }
}

extension Catalog.Scope {
    /// The modules of the framework itself, which are excluded: `Never` is an intent to the type
    /// checker only.
    private static let own: Set<String> = [
        "AppIntents", "HostConformance", "IntentTestKit", "SwiftUI", "Swift", "IntentSystem",
        "WidgetKit",
    ]

    private func contains(module: String) -> Bool {
        switch self {
        case .process: !Self.own.contains(module)
        case .modules(let modules): modules.contains(module)
        }
    }

    /// Returns the types in the scope that conform to a protocol.
    package func discovered(_ existential: Any.Type) -> [DiscoveredType] {
        ConformanceRecords.types(conformingTo: existential)
            .filter { contains(module: $0.module) }
    }

    /// Returns the types in the scope that conform to a protocol as metatypes: `Metatype` is
    /// `any P.Type` for the existential `any P`.
    package func types<Metatype>(_ existential: Any.Type, as type: Metatype.Type) -> [Metatype] {
        discovered(existential).compactMap { $0.metatype(as: type) }
    }
}
