import AppIntents
import AppIntentsMetadata
import Foundation

/// A form that offers all parameters of an intent, laid out by the intent's summary (Decisions/0029).
struct FormOutline: Sendable {
    let type: any AppIntent.Type
    let locale: Locale
    /// The parameters that are offered, in declaration order.
    let offered: [String]
    /// Those of them that needed a value when the form was made: they are shown whatever the summary
    /// says, since nothing is performed without them.
    let missing: [String]

    /// The layout for the values given so far, by the names of their parameters.
    ///
    /// Data that makes no value, or names an entity that is not found, counts as no value.
    func layout(_ values: [String: ParameterValue]) async -> FormLayout {
        let intent = type.init()
        let contents = IntentContents(of: intent)
        let resolver = ParameterResolver(searchesText: false)
        for named in contents.parameters {
            guard let data = values[named.name] else { continue }
            let value = try? await resolver.value(of: data, for: named.parameter)
            if value != nil || data.isNull { _ = named.parameter.setCurrentValue(value) }
        }
        return layout(of: intent, contents)
    }

    private func layout(of intent: any AppIntent, _ contents: IntentContents) -> FormLayout {
        let names = SummaryNames(contents, of: intent)
        let sentences = outline(of: intent)?.sentences ?? []
        let known = Set(sentences.flatMap { names.names(of: $0.named + $0.additional) })
        guard !known.isEmpty else {
            return FormLayout(sentence: [], shown: offered, more: [], changes: false)
        }
        let sentence = outline(of: intent)?.sentence(for: intent)
        let named = names.names(of: sentence?.named ?? []).filter(offered.contains)
        let listed = names.names(of: sentence?.additional ?? []).filter(offered.contains)
        // Without words, what the author lists stands alone; else it is further than the words.
        let shown = offered.filter {
            !named.contains($0)
                && (missing.contains($0) || named.isEmpty && listed.contains($0))
        }
        // A parameter of another sentence means nothing beside this one; one of none always does.
        let further = listed + offered.filter { !known.contains($0) }
        return FormLayout(
            sentence: named.isEmpty ? [] : sentence.map { names.pieces(of: $0, locale) } ?? [],
            shown: shown, more: further.filter { !shown.contains($0) && !named.contains($0) },
            changes: sentences.count > 1)
    }

    private func outline(of intent: some AppIntent) -> SummaryOutline? {
        Swift.type(of: intent).parameterSummary.outline
    }
}

/// The names of the parameters that the sentences of a summary mention.
struct SummaryNames {
    private let intent: any AppIntent
    private let contents: IntentContents

    init(_ contents: IntentContents, of intent: any AppIntent) {
        self.contents = contents
        self.intent = intent
    }

    func name(of reference: ParameterReference) -> String? {
        let parameter = reference.parameter(of: intent)
        return contents.parameters.first { $0.parameter === parameter }?.name
    }

    func names(of references: [ParameterReference]) -> [String] {
        references.compactMap(name)
    }

    /// The sentence in a language, as words and names of parameters.
    func pieces(of sentence: SummarySentence, _ locale: Locale) -> [FormLayout.Piece] {
        let key = sentence.localizationKey(naming: name)
        let text = LocalizedStringResource(
            String.LocalizationValue(key), table: sentence.table
        ).text(in: locale)
        var pieces: [FormLayout.Piece] = []
        var rest = text[...]
        while let found = rest.firstMatch(of: /\$\{(\w*)\}/) {
            let words = rest[..<found.range.lowerBound]
            if !words.isEmpty { pieces.append(.text(String(words))) }
            if !found.1.isEmpty { pieces.append(.field(String(found.1))) }
            rest = rest[found.range.upperBound...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        return pieces
    }
}
