import AppIntents
import AppIntentsMetadata
import Foundation
import PhraseGrammar
import _Localization

/// An intent that sentences can ask for, with its phrases in a language.
struct SentenceIntent {
    let identifier: String
    let title: String
    /// Its title, and the sentence that summarizes it.
    let phrases: [Phrase]
    let parameters: [String: ParameterMetadata]
    /// The types of single values of the parameters.
    let types: [any _IntentValue.Type]
    /// The persons and places that texts are read as, by the names of their parameters.
    let typed: [String: TypedValue]

    init(_ entry: Catalog.Entry, in locale: Locale) {
        let blank = entry.type.init()
        let contents = IntentContents(of: blank)
        identifier = entry.identifier
        title = entry.type.title.text(in: locale)
        types = contents.parameters.map { $0.parameter.valueType.element }
        typed = Dictionary(
            contents.parameters.compactMap { named in
                TypedValue(named.parameter).map { (named.name, $0) }
            }
        ) { first, _ in first }
        parameters = Dictionary(
            contents.parameters.map { ($0.name, $0.metadata(locale: locale)) }
        ) { first, _ in first }
        var phrases = [Phrase([.text(title)])]
        if let sentence = blank.summarySentence {
            phrases.append(
                Phrase(
                    SummaryNames(contents, of: blank).pieces(of: sentence, locale).map { piece in
                        switch piece {
                        case .text(let text): .text(text)
                        case .field(let name): .slot(name)
                        }
                    }))
        }
        self.phrases = phrases
    }
}

extension AppIntent {
    /// People can ask for the intent.
    static var isAsked: Bool {
        isOfferedToPeople && !traits.isSnippet && !isConfiguration && deprecation == nil
    }

    fileprivate var summarySentence: SummarySentence? {
        Self.summaryOutline?.sentence(for: self).flatMap { $0.tokens.isEmpty ? nil : $0 }
    }
}

extension AppShortcut {
    /// Returns the phrases, the title and the summary of presented values as phrases of a grammar.
    func sentences(in locale: Locale) -> [Phrase] {
        let names = IntentContents(of: intent).parameters
        let sentences = phrases(in: locale) + [presentedSummary(in: locale)].compactMap(\.self)
        let title = shortTitle.map { Phrase([.text($0.text(in: locale))]) }
        return sentences.map { sentence in
            Phrase(sentence) { reference in
                let parameter = reference.parameter(of: intent)
                return names.first { $0.parameter === parameter }?.name
            }
        } + [title].compactMap(\.self)
    }
}

extension Phrase {
    /// Creates the phrase of a grammar; a parameter without a name has no place in it.
    init(
        _ phrase: ShortcutPhrase, role: Role = .asks, naming name: (ParameterReference) -> String?
    ) {
        self.init(
            phrase.tokens.compactMap { token in
                switch token {
                case .text(let text): .text(text)
                case .applicationName: .applicationName
                case .parameter(let reference): name(reference).map(Part.slot)
                }
            }, role: role)
    }
}

extension ParameterMetadata {
    /// A run asks for the value if none is given.
    var isAsked: Bool { !isOptional && defaultValue == nil }

    /// Returns the place for a value in sentences; `nil` for a kind of values that no words name.
    func slot(naming vocabulary: SentenceVocabulary) -> Slot? {
        let names = vocabulary.names(of: shape)
        var takesText = false
        let kind: Slot.Kind
        switch shape.element {
        case .text: kind = .text
        case .enumeration:
            guard let names else { return nil }
            kind = .names(names.index)
        case .entity:
            // The run asks the query of entities that aren't known by name.
            takesText = names == nil
            kind = .names(names?.index ?? NameIndex([], language: vocabulary.language))
        case .structure(let structure):
            guard let known = structure.measure ?? structure.named else { return nil }
            kind = known
        default:
            guard let known = wordKind else { return nil }
            kind = known
        }
        var isList = false
        if case .list = shape { isList = true }
        return Slot(name, kind, isRequired: isAsked, takesSeveral: isList, takesText: takesText)
    }

    /// The kind of the values that are told by their own words, such as numbers and dates; `nil` for
    /// texts, names and other values.
    var wordKind: Slot.Kind? {
        switch shape.element {
        case .bool: .flag
        case .integer: .integer
        case .number: .decimal
        case .duration: .duration
        case .structure(let structure): structure.measure
        case .date, .dateParts: .date(datePart)
        case .text, .enumeration, .entity, .url, .file, .union, .opaque, .list: nil
        }
    }

    private var datePart: DatePart {
        switch dateKind {
        case .date: .day
        case .time: .time
        case .dateTime, nil: shape.element == .dateParts ? .parts : .dayAndTime
        }
    }
}

extension StructureShape {
    /// The unit by whose name a dimension is told.
    private static let dimensions: [String: UnitDimension] = [
        "meters": .length, "kilograms": .mass, "liters": .volume, "celsius": .temperature,
        "kilometersPerHour": .speed, "squareMeters": .area, "joules": .energy, "watts": .power,
        "degrees": .angle, "megabytes": .data, "hectopascals": .pressure,
    ]

    /// Any words name a value: a person or a place.
    var isNamedByAnyWords: Bool { named != nil }

    /// A person or a place, which is told by any words; `nil` for other structures.
    fileprivate var named: Slot.Kind? {
        let names = Set(fields.map(\.name))
        if names == ["name", "handle"] { return .person }
        return names.isSuperset(of: ["latitude", "longitude"]) ? .place : nil
    }

    /// The kind of a measurement or of an amount of money; `nil` for other structures.
    fileprivate var measure: Slot.Kind? {
        switch fields.map(\.name) {
        case ["value", "unit"]:
            fields[1].choices.lazy.compactMap { Self.dimensions[$0.value] }.first
                .map(Slot.Kind.measurement)
        case ["amount", "currency"]:
            if case .string(let usual)? = fields[1].defaultValue {
                .money(currency: usual)
            } else {
                .money(currency: "")
            }
        default: nil
        }
    }
}

extension DateComponents {
    /// Returns the moment at which the day, or the time on the day of a sentence, is or begins.
    func date(at moment: Moment) -> Date? {
        var whole = self
        if day == nil {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = moment.timeZone
            let today = calendar.dateComponents([.year, .month, .day], from: moment.date)
            (whole.year, whole.month, whole.day) = (today.year, today.month, today.day)
        }
        guard case .string(let text) = whole._data else { return nil }
        return Date(dateText: text, in: moment.timeZone)
    }
}

extension SlotValue {
    /// Returns the value as data of a shape; `nil` for a day that doesn't exist.
    func data(as shape: ValueShape, at moment: Moment) -> ParameterValue? {
        guard case .date(let date) = self, shape.element == .date else { return parameterValue }
        return date.date(at: moment).map(ParameterValue.date)
    }

    /// Returns the readable form of a day or a time, which depends on when it was said; `nil` for a
    /// value that its words tell.
    func title(in locale: Locale) -> String? {
        guard case .date(let date) = self else { return nil }
        return date._representation(in: locale).title.text(in: locale)
    }

    /// The value as data; a name as text.
    var parameterValue: ParameterValue {
        switch self {
        case .name(let id): .string(id)
        case .integer(let number), .ordinal(let number): .int(number)
        case .decimal(let number): .double(number)
        case .flag(let isOn): .bool(isOn)
        case .duration(let seconds): .duration(.seconds(seconds))
        case .date(let date): date._data
        case .measurement(let number, let unit):
            .structure(["value": .double(number), "unit": .string(unit)])
        case .money(let amount, let currency):
            .structure([
                "amount": .string("\(amount)"),
                "currency": currency.isEmpty ? .null : .string(currency),
            ])
        case .text(let text): .string(text)
        }
    }
}

extension Catalog {
    /// Returns those of the intents that a bare name of an entity asks for: one for each type of entities.
    func openers(of intents: [SentenceIntent]) -> Set<String> {
        Set(
            intents.flatMap(\.types).compactMap { type -> String? in
                guard case .entity(let entity) = type.composition,
                    let opener = opener(of: entity)
                else { return nil }
                return identifier(of: opener.type)
            })
    }
}
