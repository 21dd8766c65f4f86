import AppIntents
import AppIntentsMetadata
import _Localization

/// The rules for intents, their parameters and packages.
extension AppDeclarations {
    /// The rule that everything that intents and the queries of entities depend on is registered
    /// (DEP-5).
    var missingDependencies: [CatalogFinding] {
        var users: [MissingDependency: [String]] = [:]
        var order: [MissingDependency] = []
        func note(_ contents: IntentContents, of user: String) {
            for missing in contents.dependencies.compactMap(\.missing) {
                if users[missing] == nil { order.append(missing) }
                if users[missing]?.contains(user) != true {
                    users[missing, default: []].append(user)
                }
            }
        }
        for intent in intents { note(intent.contents, of: intent.identifier) }
        for query in entityTypes.map({ $0.anyDefaultQuery }) {
            note(IntentContents(of: query), of: Self.name(of: type(of: query)))
        }
        for query in intents.compactMap(\.query) {
            note(IntentContents(of: query), of: Self.name(of: type(of: query)))
        }
        return order.map { .missingDependency($0, users: users[$0] ?? []) }
    }

    /// The rule that no two intents, entities or enumerations have the same identifier, which
    /// stored data uses.
    var sharedIdentifiers: [CatalogFinding] {
        func shared<Metatype>(
            _ types: [Metatype], by identifier: (Metatype) -> String
        ) -> [(String, [String])] {
            Self.groups(of: types, sharing: identifier).map { key, types in
                (key, types.compactMap { $0 as? Any.Type }.map(Self.name))
            }
        }
        let sharing = Self.groups(of: intents, sharing: \.identifier)
            .map { ($0.key, $0.things.map { Self.name(of: $0.type) }) }
        return
            (sharing + shared(entityTypes, by: { $0.persistentIdentifier })
            + shared(enumTypes, by: { $0.persistentIdentifier }))
            .map { .sharedIdentifier($0, types: $1) }
    }

    /// The rule that every listed intent has a unique title.
    var intentTitles: [CatalogFinding] {
        let untitled = listedIntents.filter(\.title.isBlank)
        let titled = listedIntents.filter { !$0.title.isBlank }
        return untitled.map { .untitledIntent($0.identifier) }
            + Self.groups(of: titled, sharing: \.title).map { title, intents in
                .sharedTitle(title, intents: intents.map(\.identifier))
            }
    }

    /// The rule that assistants can call what the author promotes to them.
    var hiddenTools: [CatalogFinding] {
        intents.filter { $0.type.isTool && !$0.type.isDiscoverable }
            .map { .hiddenTool($0.identifier) }
    }

    /// The rule that the replacement of a deprecated intent can be used.
    var uselessReplacements: [CatalogFinding] {
        let usable = Set(
            listedIntents.filter { $0.type.deprecation == nil }.map { ObjectIdentifier($0.type) })
        return intents.compactMap { intent in
            guard let replacement = intent.type.deprecation?.replacement,
                !usable.contains(ObjectIdentifier(replacement))
            else { return nil }
            return .uselessReplacement(
                replacement.persistentIdentifier, intent: intent.identifier)
        }
    }

    /// The rule that the packages of an app include each other, as Apple's page on
    /// `AppIntentsPackage` asks.
    var unincludedPackages: [CatalogFinding] {
        outermostPackages.count > 1 ? [.unincludedPackages(outermostPackages)] : []
    }

    /// The rule that the app's one process may perform each intent and ask each query.
    var absentTargets: [CatalogFinding] {
        var allowed = intents.map { ($0.identifier, $0.type.allowedExecutionTargets) }
        for query in entityTypes.map({ type(of: $0.anyDefaultQuery) }) {
            allowed.append((Self.name(of: query), query.allowedExecutionTargets))
        }
        for query in intents.compactMap(\.query).map({ type(of: $0) }) {
            allowed.append((Self.name(of: query), query.allowedExecutionTargets))
        }
        return allowed.filter { !$0.1.contains(.main) }
            .map { .absentTargets($0.0, allowed: $0.1) }
    }

    // MARK: - Parameters

    /// The rule that the parameters of a listed intent have distinct titles.
    ///
    /// The title of a parameter without one is its property's name, in words.
    var sharedParameterTitles: [CatalogFinding] {
        listedIntents.flatMap { intent -> [CatalogFinding] in
            let parameters = intent.contents.parameters.map { $0.metadata(locale: Self.locale) }
            return Self.groups(of: parameters, sharing: \.title).map { title, parameters in
                .sharedParameterTitle(
                    title, intent: intent.identifier, parameters: parameters.map(\.name))
            }
        }
    }

    /// The rule that the default of a number is within the range that the parameter allows.
    var refusedDefaults: [CatalogFinding] {
        intents.flatMap { intent in
            intent.contents.parameters.compactMap { named in
                let constraints = named.parameter.declaration.constraints
                guard let value = named.parameter.anyDefaultValue,
                    let violation = value._violation(of: constraints),
                    case .outOfRange(let lower, let upper, _) = violation
                else { return nil }
                return .refusedDefault(
                    value.displayText(in: Self.locale), lower: lower, upper: upper,
                    intent: intent.identifier, parameter: named.name)
            }
        }
    }

    /// The rule that a summary mentions every parameter that needs a value (DIS-3).
    ///
    /// An intent without a summary is exempt: its form lists all parameters.
    var incompleteSummaries: [CatalogFinding] {
        listedIntents.compactMap { intent in
            let sentences = intent.summary?.sentences ?? []
            let known = Set(
                sentences.flatMap { $0.named + $0.additional }.compactMap(intent.name))
            let missing = intent.contents.parameters
                .filter { $0.needsValue && !known.contains($0.name) }
            guard !known.isEmpty, !missing.isEmpty else { return nil }
            return .incompleteSummary(
                intent: intent.identifier, parameters: missing.map(\.name))
        }
    }
}

extension IntentContents.NamedParameter {
    /// The parameter requires a value, because the declaration gives it none.
    fileprivate var needsValue: Bool { !parameter.isOptional && !parameter.isSet }
}

extension Catalog {
    /// Returns the names of the packages that no other package includes, in alphabetical order.
    static func outermost(_ packages: [any AppIntentsPackage.Type]) -> [String] {
        var included: Set<ObjectIdentifier> = []
        for package in packages {
            for other in package.includedPackages where other != package {
                included.insert(ObjectIdentifier(other))
            }
        }
        return packages.filter { !included.contains(ObjectIdentifier($0)) }
            .map { AppDeclarations.name(of: $0) }.sorted()
    }
}

extension String {
    /// The text contains nothing to read.
    var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
