import AppIntents
import AppIntentsMetadata
import CoreSpotlight
import Foundation
import PhraseGrammar
import _Localization

/// The sentences of an app in one language: the phrases of its App Shortcuts, and the titles and
/// summaries of its intents.
struct SentenceGrammar: Sendable {
    /// The aim of a sentence: an intent, or an App Shortcut that gives it values.
    private struct Start: Sendable {
        let intent: String
        let title: String
        var values: [String: ParameterValue] = [:]
        let parameters: [String: ParameterMetadata]
        let typed: [String: TypedValue]
        /// A negative phrase of the author refuses it.
        var isRefused = false
    }

    /// The action of the negative phrases, which no intent has for an identifier.
    private static let refusal = ""

    private let grammar: PhraseGrammar
    private let starts: [String: Start]
    private let vocabulary: SentenceVocabulary
    /// The persons and places that are known to one person; `nil` in the grammar of everyone.
    private let provided: ProvidedNames?
    private let locale: Locale

    init(
        _ catalog: Catalog, appName: String, items: [IndexedItem],
        shortcutValues: [ShortcutValue], locale: Locale
    ) {
        self.locale = locale
        provided = nil
        let language = Language.of(locale)
        let intents = catalog.entries.filter { $0.type.isAsked }.map {
            SentenceIntent($0, in: locale)
        }
        vocabulary = SentenceVocabulary(
            of: intents.flatMap(\.types), items: items, shortcutValues: shortcutValues,
            language: language, locale: locale)
        var phrases: [String: [Phrase]] = [:]
        var starts: [String: Start] = [:]
        let byIdentifier = Dictionary(intents.map { ($0.identifier, $0) }) { first, _ in first }
        for intent in intents {
            phrases[intent.identifier] = intent.phrases
            starts[intent.identifier] = Start(
                intent: intent.identifier, title: intent.title, parameters: intent.parameters,
                typed: intent.typed)
        }
        for (place, shortcut) in catalog.shortcuts.enumerated() {
            let identifier = catalog.identifier(of: type(of: shortcut.intent))
            guard let intent = byIdentifier[identifier] else { continue }
            starts[identifier]?.isRefused = true
            // A shortcut that gives values is another action than the intent without them.
            let isPlain =
                Recipe(of: shortcut.intent) == Recipe(of: type(of: shortcut.intent).init())
            let action = isPlain ? identifier : "\(identifier)#\(place)"
            if !isPlain {
                starts[action] = Start(
                    intent: identifier,
                    title: (shortcut.shortTitle ?? type(of: shortcut.intent).title).text(
                        in: locale),
                    values: catalog.shortcutValues(at: place) ?? [:],
                    parameters: intent.parameters, typed: intent.typed, isRefused: true)
            }
            phrases[action, default: []] += shortcut.sentences(in: locale)
        }
        let negative = catalog.providers.flatMap { $0.negativePhrases.phrases(in: locale) }
        let openers = catalog.openers(of: intents)
        let vocabulary = vocabulary
        grammar = PhraseGrammar(
            actions: starts.keys.sorted().map { action in
                Action(
                    id: action,
                    slots: (starts[action]?.parameters.values.sorted { $0.name < $1.name } ?? [])
                        .compactMap { $0.slot(naming: vocabulary) },
                    phrases: phrases[action] ?? [],
                    opens: openers.contains(action) ? EntityOpener.target : nil)
            } + [
                Action(
                    id: Self.refusal,
                    phrases: negative.map { Phrase($0, role: .refuses) { _ in nil } })
            ], language: language, applicationNames: [appName])
        self.starts = starts
    }

    /// Creates the grammar of the same phrases with the values that are known now: only what has changed is read.
    init(_ former: SentenceGrammar, items: [IndexedItem], shortcutValues: [ShortcutValue]) {
        locale = former.locale
        provided = nil
        starts = former.starts
        let (starts, vocabulary) = (
            former.starts,
            SentenceVocabulary(
                former.vocabulary, items: items, shortcutValues: shortcutValues,
                locale: former.locale)
        )
        self.vocabulary = vocabulary
        grammar = PhraseGrammar(former.grammar) { action, slot in
            starts[action]?.parameters[slot.name]?.slot(naming: vocabulary) ?? slot
        }
    }

    /// Creates the grammar of a person who knows persons and places by name.
    init(_ shared: SentenceGrammar, knowing names: ProvidedNames) {
        locale = shared.locale
        starts = shared.starts
        vocabulary = shared.vocabulary
        provided = names
        let starts = starts
        grammar = PhraseGrammar(shared.grammar) { action, slot in
            slot.knowing(
                starts[action].flatMap { names.names(of: slot.name, in: $0.intent) }?.index)
        }
    }

    /// Returns whether it is the same grammar, and none of other names.
    func isSame(as other: SentenceGrammar) -> Bool { grammar === other.grammar }

    /// Returns the known values of a shape with their names; `nil` if none are known.
    func names(of shape: ValueShape) -> SentenceNames? { vocabulary.names(of: shape) }

    /// Returns the ways to understand a sentence that is said at a moment, the most likely first.
    ///
    /// A reading whose words name several values gives one way for each of them.
    /// `isAwaited` tells whether a parameter may have known values that its provider hasn't listed yet, and `isCommand` whether the
    /// sentence is a command of conversations, whatever is called so.
    func understandings(
        of sentence: String, at moment: Moment, offering offers: (_ intent: String) -> Bool,
        isAwaited: (ProvidedNames.Parameter) -> Bool, isCommand: () -> Bool
    ) -> [Understanding] {
        let interpretation = grammar.read(sentence, at: moment)
        let refusal = interpretation.refused[Self.refusal] ?? 0
        var found: [Understanding] = []
        for reading in interpretation.readings {
            guard let start = starts[reading.action], offers(start.intent),
                !start.isRefused || reading.confidence > refusal + 0.05,
                !reading.isName || !isCommand()
            else { continue }
            for understood in understandings(of: reading, as: start, in: sentence, moment)
            where !found.contains(where: { $0.isSameAction(as: understood) }) {
                found.append(understood)
            }
        }
        if let first = found.first, first.sureness >= Reading.certain {
            let next = found.dropFirst().first?.sureness ?? 0
            found[0].isSure =
                next <= first.sureness - Reading.margin
                && !first.slots.contains {
                    isAwaited(.init(intent: first.intent, name: $0.parameter))
                }
        }
        return found
    }

    /// Writes what can be said, for a recognizer of speech.
    func speech(commands: [String], canSay: @escaping (String) -> Bool) -> SpeechGrammar {
        grammar.speech(beside: commands, canSay: canSay)
    }

    private func understandings(
        of reading: Reading, as start: Start, in sentence: String, _ moment: Moment
    ) -> [Understanding] {
        var ways: [[Understanding.Slot]] = [[]]
        var ambiguous: Set<String> = []
        for filled in reading.slots {
            var meanings: [Understanding.Slot] = []
            for value in [filled.value] + filled.alternatives {
                guard let slot = slot(filled, value, of: start, in: sentence, moment),
                    !meanings.contains(where: { $0.value == slot.value })
                else { continue }
                meanings.append(slot)
            }
            if meanings.count > 1 { ambiguous.insert(filled.slot) }
            // Two uncertain slots would multiply; the second keeps its likeliest value.
            let isFirst = ways.count == 1
            ways = ways.flatMap { way in
                meanings.prefix(isFirst ? Understanding.mostMeanings : 1).map { way + [$0] }
            }
        }
        return ways.map { slots in
            var values = start.values
            for slot in slots {
                let isList = start.parameters[slot.parameter]?.shape.isList ?? false
                if isList, case .array(let elements)? = values[slot.parameter] {
                    values[slot.parameter] = .array(elements + [slot.value])
                } else {
                    values[slot.parameter] = isList ? .array([slot.value]) : slot.value
                }
            }
            let missing = start.parameters.values
                .filter { $0.isAsked && values[$0.name] == nil }.map(\.name).sorted()
            var understood = Understanding(
                intent: start.intent, title: start.title, slots: slots, values: values,
                missing: missing, sureness: reading.confidence, isSure: false)
            understood.isName = reading.isName
            understood.ambiguous = ambiguous
            understood.needed = Set(start.parameters.values.filter(\.isAsked).map(\.name))
            return understood
        }
    }

    private func slot(
        _ filled: FilledSlot, _ value: SlotValue, of start: Start, in sentence: String,
        _ moment: Moment
    ) -> Understanding.Slot? {
        guard let parameter = start.parameters[filled.slot] else { return nil }
        var title = value.title(in: locale) ?? String(sentence[filled.range])
        let data: ParameterValue
        if case .name(let id) = value {
            let names =
                provided?.names(of: parameter.name, in: start.intent)
                ?? vocabulary.names(of: parameter.shape)
            guard let known = names?.known(id) else { return nil }
            (data, title) = (known.value, known.title)
        } else {
            guard let told = value.data(as: parameter.shape, at: moment) else { return nil }
            data = parts(of: value, parameter, start) ?? told
        }
        let range =
            filled.range.lowerBound.utf16Offset(
                in: sentence)..<filled.range.upperBound.utf16Offset(in: sentence)
        return Understanding.Slot(
            parameter: parameter.name, value: data, title: title, range: range)
    }

    /// Returns the parts of a person or a place that words tell; `nil` for other values.
    private func parts(
        of value: SlotValue, _ parameter: ParameterMetadata, _ start: Start
    ) -> ParameterValue? {
        guard case .text(let text) = value, case .structure = parameter.shape.element else {
            return nil
        }
        return start.typed[parameter.name]?.data(of: text)
    }
}

extension Understanding {
    /// The most values that the same words are taken for.
    static let mostMeanings = 8

    /// Returns whether another one performs the same intent with the same values.
    func isSameAction(as other: Understanding) -> Bool {
        intent == other.intent && values == other.values
    }
}

extension ValueShape {
    fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
