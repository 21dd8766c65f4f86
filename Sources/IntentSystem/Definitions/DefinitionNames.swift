import AppIntents
import AppIntentsMetadata
import _IntentDiscovery

/// The reason why a test gets nothing of what it requested.
struct DefinitionRefusal: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }
}

/// The types of the app by the names with which a test refers to them.
enum DefinitionNames {
    static func intent(
        _ name: String, in catalog: Catalog
    ) throws(DefinitionRefusal) -> Catalog.Entry {
        guard let entry = catalog.entry(identifier: name) else {
            throw unknown(name, kind: "intent", among: catalog.entries.map(\.identifier))
        }
        return entry
    }

    static func entity(_ name: String) throws(DefinitionRefusal) -> any AppEntity.Type {
        try type(name, kind: "entity", (any AppEntity).self) { $0.persistentIdentifier }
    }

    /// Throws if a value, or one inside of it, is of a type that the app doesn't have.
    static func check(_ value: ParameterValue) throws(DefinitionRefusal) {
        switch value {
        case .entity(let type, _): _ = try entity(type)
        case .enumeration(let type, _): _ = try enumeration(type)
        case .array(let elements): for element in elements { try check(element) }
        case .structure(let fields): for field in fields.values { try check(field) }
        default: break
        }
    }

    static func enumeration(_ name: String) throws(DefinitionRefusal) -> any AppEnum.Type {
        try type(name, kind: "enumeration", (any AppEnum).self) { $0.persistentIdentifier }
    }

    static func valueQuery(_ name: String) throws(DefinitionRefusal) -> any IntentValueQuery.Type {
        try type(name, kind: "value query", (any IntentValueQuery).self) { $0.persistentIdentifier }
    }

    /// Returns the type whose persistent name it is, or else whose declared name, alone or with its
    /// module.
    ///
    /// `Metatype` is `any P.Type` for the existential `any P`.
    private static func type<Metatype>(
        _ name: String, kind: String, _ existential: Any.Type, persistent: (Metatype) -> String
    ) throws(DefinitionRefusal) -> Metatype {
        let known = Catalog.Scope.process.discovered(existential).compactMap { found in
            found.metatype(as: Metatype.self).map { type in
                (names: [persistent(type), found.name, found.qualifiedName], type: type)
            }
        }
        for place in 0..<3 {
            if let found = known.first(where: { $0.names[place] == name }) { return found.type }
        }
        throw unknown(name, kind: kind, among: known.map { $0.names[0] })
    }

    private static func unknown(
        _ name: String, kind: String, among names: [String]
    ) -> DefinitionRefusal {
        DefinitionRefusal(
            """
            The app has no \(kind) “\(name)”.\(Spelling.question(for: name, among: names.sorted()))
            """)
    }
}

extension Catalog.Scope {
    /// A type in the scope is an intent or an entity.
    package var declaresIntents: Bool {
        !discovered((any AppIntent).self).isEmpty || !discovered((any AppEntity).self).isEmpty
    }
}
