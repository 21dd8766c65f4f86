import AppIntents
import AppIntentsMetadata
import Foundation
import Logging

/// A form that offers all parameters of an intent, laid out by the intent's summary (Decisions/0029).
struct FormOutline: Sendable {
    let type: any AppIntent.Type
    /// The family of the widget that the intent configures, if any.
    let family: IntentWidgetFamily?
    let locale: Locale
    /// The parameters that are offered, in declaration order.
    let offered: [String]
    /// The names of the offered parameters that needed a value when the form was created: they are
    /// shown whatever the summary says, since nothing is performed without them.
    let missing: [String]
    /// The most choices that are listed at once.
    let listedOptions: Int
    let log: Logger

    /// Returns the layout for the values given so far, by the names of their parameters.
    func layout(_ values: [String: ParameterValue]) async -> FormLayout {
        let draft = await IntentDraft(of: type, values, in: locale)
        var layout = layout(of: draft.intent, draft.contents)
        for named in draft.contents.parameters
        where offered.contains(named.name) && !draft.dependencies(of: named.name).isEmpty {
            layout.changes = true
            layout.options[named.name] = await options(for: named, draft)
        }
        return layout
    }

    /// Returns the choices for a parameter that depend on others; `nil` if they are unavailable.
    private func options(
        for named: IntentContents.NamedParameter, _ draft: IntentDraft
    ) async -> [Question.Option]? {
        do {
            return try await draft.offering {
                try await OptionList(
                    for: named.parameter, limit: listedOptions, locale: locale)?.options
            }
        } catch {
            log.warning(
                "The choices for \(named.name) of \(type) are as before, since \(error) was thrown."
            )
            return nil
        }
    }

    private func layout(of intent: any AppIntent, _ contents: IntentContents) -> FormLayout {
        let names = SummaryNames(contents, of: intent)
        let sentences = outline(of: intent)?.sentences ?? []
        let known = Set(sentences.flatMap { names.names(of: $0.named + $0.additional) })
        guard !known.isEmpty else {
            return FormLayout(sentence: [], shown: offered, more: [], changes: false)
        }
        let sentence = outline(of: intent)?.sentence(for: intent, in: family)
        let named = names.names(of: sentence?.named ?? []).filter(offered.contains)
        let listed = names.names(of: sentence?.additional ?? []).filter(offered.contains)
        // If the sentence has no fields, the author's list is shown; otherwise it is behind “More”.
        let shown = offered.filter {
            !named.contains($0)
                && (missing.contains($0) || named.isEmpty && listed.contains($0))
        }
        // A parameter of another sentence means nothing with this one; a parameter of no sentence
        // always counts.
        let further = listed + offered.filter { !known.contains($0) }
        return FormLayout(
            sentence: named.isEmpty ? [] : sentence.map { names.pieces(of: $0, locale) } ?? [],
            shown: shown, more: further.filter { !shown.contains($0) && !named.contains($0) },
            changes: sentences.count > 1)
    }

    private func outline(of intent: some AppIntent) -> SummaryOutline? {
        Swift.type(of: intent).summaryOutline
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
        var seen: Set<String> = []
        return references.compactMap(name).filter { seen.insert($0).inserted }
    }

    /// Returns the sentence in a language, as words and names of parameters, each once.
    func pieces(of sentence: SummarySentence, _ locale: Locale) -> [FormLayout.Piece] {
        let key = sentence.localizationKey(naming: name)
        let text = LocalizedStringResource(
            String.LocalizationValue(key), table: sentence.table
        ).text(in: locale)
        var pieces: [FormLayout.Piece] = []
        var seen: Set<Substring> = []
        var rest = text[...]
        while let start = rest.range(of: "${"),
            let end = rest[start.upperBound...].firstIndex(of: "}")
        {
            let words = rest[..<start.lowerBound]
            if !words.isEmpty { pieces.append(.text(String(words))) }
            // A component of a union value shares the control of the whole value.
            let name = rest[start.upperBound..<end].prefix { $0 != "." }
            if !name.isEmpty, seen.insert(name).inserted { pieces.append(.field(String(name))) }
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty { pieces.append(.text(String(rest))) }
        return pieces
    }
}
