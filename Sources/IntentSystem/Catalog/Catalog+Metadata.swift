package import AppIntents
public import AppIntentsMetadata
import CoreTransferable
import Foundation
import _Localization

extension Catalog {
    /// Everything the app offers, as data, in a language.
    public func metadata(appName: String, language: String = "en") -> AppMetadata {
        let locale = Locale(identifier: language)
        let intents = entries.filter { !$0.type.isConfiguration }
            .map { described($0, locale: locale) }
        let types = ValueTypes(of: intents.map(\.contents))
        return AppMetadata(
            name: appName, intents: intents.map(\.metadata), entities: types.entities(locale),
            enums: types.enums(locale),
            shortcuts: shortcutMetadata(appName: appName, locale: locale))
    }

    /// Returns one intent as data.
    package func metadata(of entry: Entry, locale: Locale) -> IntentMetadata {
        described(entry, locale: locale).metadata
    }

    /// Returns one intent as data, and its parameters.
    private func described(
        _ entry: Entry, locale: Locale
    ) -> (metadata: IntentMetadata, contents: IntentContents) {
        var (metadata, contents) = entry.type.metadata(
            identifier: entry.identifier, locale: locale)
        // The window's views decide at each run whether they show the contents.
        if app != nil, entry.type.traits.leadsToContents {
            metadata.capabilities.showsSnippetView = true
        }
        metadata.deprecation = entry.type.deprecation.map { deprecation in
            let message = deprecation.message.text(in: locale)
            return IntentMetadata.Deprecation(
                message: message.isEmpty ? nil : message,
                replacement: deprecation.replacement.map(identifier),
                replacementTitle: deprecation.replacement.map { $0.title.text(in: locale) })
        }
        if let schema = entry.type.schema {
            metadata.schema = SchemaMetadata(schema)
            metadata.keywords += [schema.domain, schema.title]
            metadata.isAssistantOnly = entry.type.isAssistantOnly
            for index in metadata.parameters.indices {
                metadata.parameters[index].purpose = schema.purpose(
                    ofParameter: metadata.parameters[index].name)
            }
        }
        return (metadata, contents)
    }

    /// Returns the enumerations that the parameters of one intent use.
    package func enums(of entry: Entry, locale: Locale) -> [EnumMetadata] {
        ValueTypes(of: [IntentContents(of: entry.type.init())]).enums(locale)
    }

    private func shortcutMetadata(appName: String, locale: Locale) -> [ShortcutMetadata] {
        shortcuts.map { shortcut in
            let type = Swift.type(of: shortcut.intent)
            let names = IntentContents(of: shortcut.intent).parameters
            return ShortcutMetadata(
                intent: identifier(of: type),
                title: shortcut.shortTitle?.text(in: locale) ?? type.title.text(in: locale),
                systemImageName: shortcut.systemImageName,
                phrases: shortcut.phrases(in: locale).map { phrase in
                    phrase.text(applicationName: appName) { reference in
                        let parameter = reference.parameter(of: shortcut.intent)
                        let name = names.first { $0.parameter === parameter }?.name
                        return "${\(name ?? "")}"
                    }
                },
                hasValues: Recipe(of: shortcut.intent) != Recipe(of: type.init()))
        }
    }
}

extension AppIntent {
    fileprivate static func metadata(
        identifier: String, locale: Locale
    ) -> (metadata: IntentMetadata, contents: IntentContents) {
        let blank = Self()
        let contents = IntentContents(of: blank)
        let description = Self.description.intentDescription
        let metadata = IntentMetadata(
            identifier: identifier, title: title.text(in: locale),
            description: description?.descriptionText.text(in: locale),
            category: description?.categoryName?.text(in: locale),
            keywords: description?.searchKeywords.map { $0.text(in: locale) } ?? [],
            isDiscoverable: isDiscoverable, traits: traits,
            parameters: contents.parameters.map { $0.metadata(locale: locale) },
            summary: summaryTokens(blank, contents, locale), capabilities: capabilities(locale))
        return (metadata, contents)
    }

    private static func summaryTokens(
        _ blank: Self, _ contents: IntentContents, _ locale: Locale
    ) -> [IntentMetadata.SummaryToken] {
        guard let sentence = summaryOutline?.sentence(for: blank), !sentence.tokens.isEmpty else {
            return []
        }
        return SummaryNames(contents, of: blank).pieces(of: sentence, locale).map { piece in
            switch piece {
            case .text(let text): .text(text)
            case .field(let name): .parameter(name)
            }
        }
    }

    /// Reads the parts that a result can have from its type (INV-10).
    private static func capabilities(_ locale: Locale) -> IntentMetadata.Capabilities {
        IntentMetadata.Capabilities(
            value: PerformResult.Value.self == Never.self
                ? nil : PerformResult.Value.shape(in: locale),
            valueName: description.intentDescription?.resultValueName?.text(in: locale),
            providesDialog: PerformResult.Dialog.self != Never.self,
            showsSnippetView: RecordedConformances.has(
                PerformResult.self, (any ShowsSnippetView.Type).self)
                || traits.opensTarget && PerformResult.Snippet.self == Never.self,
            showsSnippetIntent: RecordedConformances.has(
                PerformResult.self, (any ShowsSnippetIntent.Type).self),
            opensIntent: DeprecatedMembers.reader.namesOpenedIntent(PerformResult.self)
                ? true : nil)
    }
}

extension IntentContents.NamedParameter {
    /// Returns the name of the parameter's value, if it has one: of a switch, its word; of a date,
    /// only the part that the parameter asks for.
    func valueTitle(in locale: Locale) -> String? {
        guard let value = parameter.currentValue else { return nil }
        return metadata(locale: locale).switchWord(for: value.parameterValue)
            ?? (value as? Date)?.text(parameter.declaration.dateKind, in: locale)
            ?? PresentedValue(value, locale: locale).title
    }

    /// Returns the parameter as data.
    package func metadata(locale: Locale) -> ParameterMetadata {
        let declaration = parameter.declaration
        let title = declaration.title.text(in: locale)
        return ParameterMetadata(
            name: name, title: title.isEmpty ? PropertyName.readable(name) : title,
            description: declaration.description?.text(in: locale),
            shape: parameter.valueType._shape(declaration.constraints, in: locale),
            isOptional: parameter.isOptional,
            defaultValue: parameter.anyDefaultValue?.parameterValue,
            constraints: declaration.constraints, control: declaration.control,
            dateKind: declaration.dateKind,
            isMultiline: declaration.inputOptions?.multiline ?? false,
            textInput: declaration.inputOptions.map(ParameterMetadata.TextInput.init),
            switchNames: declaration.displayName.map { names in
                ParameterMetadata.SwitchNames(
                    yes: names.true.text(in: locale), no: names.false.text(in: locale))
            }, hasOptions: declaration.hasOptions,
            conversions: declaration.resolvers?.map { $0.inputType.shape(in: locale) },
            connection: declaration.connection.metadata)
    }
}

extension InputConnectionBehavior {
    fileprivate var metadata: ParameterMetadata.Connection? {
        switch self {
        case .default: nil
        case .connectToPreviousIntentResult: .previousResult
        case .never: .never
        }
    }
}

extension ParameterMetadata.TextInput {
    fileprivate init(_ options: String.IntentInputOptions) {
        let keyboard: Keyboard =
            switch options.keyboardType {
            case .default: .usual
            case .asciiCapable: .ascii
            case .numberPad: .digits
            case .numbersAndPunctuation: .punctuation
            case .URL: .url
            }
        let capitalization: Capitalization =
            switch options.capitalizationType {
            case .none: .none
            case .words: .words
            case .sentences: .sentences
            case .allCharacters: .characters
            }
        self.init(
            keyboard: keyboard, capitalization: capitalization, corrects: options.autocorrect,
            smartQuotes: options.smartQuotes, smartDashes: options.smartDashes)
    }
}

extension ParameterDeclaration {
    fileprivate var hasOptions: Bool { if case .none = options { false } else { true } }
}

/// The entity and enumeration types that an app's parameters use.
private struct ValueTypes {
    private var entityTypes: [String: any AppEntity.Type] = [:]
    private var enumTypes: [String: any AppEnum.Type] = [:]

    init(of intents: [IntentContents]) {
        let parameters = intents.flatMap(\.parameters).map { $0.parameter.valueType }
        for type in HeldTypes.of(parameters) {
            switch type.composition {
            case .entity(let entity), .reference(let entity):
                entityTypes[entity.persistentIdentifier] = entity
            case .enumeration(let choice): enumTypes[choice.persistentIdentifier] = choice
            case .plain, .fields, .union, .optional, .list: break
            }
        }
    }

    func entities(_ locale: Locale) -> [EntityMetadata] {
        entityTypes.sorted { $0.key < $1.key }.map { identifier, type in
            let query = Swift.type(of: type.anyDefaultQuery)
            return EntityMetadata(
                identifier: identifier, name: type.typeDisplayRepresentation.name.text(in: locale),
                matchesText: RecordedConformances.has(query, (any EntityStringQuery.Type).self),
                isEnumerable: RecordedConformances.has(
                    query, (any EnumerableEntityQuery.Type).self),
                properties: type.propertyMetadata(locale),
                hasLink: RecordedConformances.has(type, (any URLRepresentableEntity.Type).self)
                    ? true : nil,
                hasContents: RecordedConformances.has(type, (any Transferable.Type).self)
                    || RecordedConformances.has(type, (any FileEntity.Type).self)
                    ? true : nil,
                hasOwnership: RecordedConformances.has(
                    type, (any OwnershipProvidingEntity.Type).self) ? true : nil,
                schema: type.schema.map(SchemaMetadata.init))
        }
    }

    func enums(_ locale: Locale) -> [EnumMetadata] {
        enumTypes.sorted { $0.key < $1.key }.map { $1.metadata(locale) }
    }
}

extension AppEntity {
    fileprivate static func propertyMetadata(_ locale: Locale) -> [EntityMetadata.Property] {
        let declared = entityProperties
        return declared.properties.map { property in
            EntityMetadata.Property(
                name: property.name, title: declared.title(of: property.name, in: locale),
                shape: property.valueType.shape(in: locale))
        }
    }
}

extension AppEnum {
    /// Returns the enumeration as data.
    static func metadata(_ locale: Locale) -> EnumMetadata {
        EnumMetadata(
            identifier: persistentIdentifier,
            name: typeDisplayRepresentation.name.text(in: locale),
            cases: allCases.map { value in
                let representation = caseDisplayRepresentations[value]
                return EnumMetadata.Case(
                    rawValue: value.rawValue.description,
                    title: representation?.title.text(in: locale)
                        ?? PropertyName.readable(value.rawValue.description),
                    subtitle: representation?.subtitle?.text(in: locale))
            }, schema: schema.map(SchemaMetadata.init))
    }
}
