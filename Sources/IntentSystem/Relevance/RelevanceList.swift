package import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import RelevanceKit
import Synchronization
import _Localization
import _Time

/// The widgets that the app declares relevant at times and places, and those that are relevant now.
package final class RelevanceList: Sendable {
    /// The greatest number of records; the first ones are kept.
    package static let maximumRecords = 100

    /// A widget that is relevant now, or to a person who is at its place, with its intent.
    struct Offer: Sendable {
        let record: RelevanceRecord
        /// The configuration; `nil` for a widget that a person can't configure.
        let intent: (any AppIntent)?
    }

    private struct Weak: Sendable {
        weak var board: (any RelevanceBoard)?
    }

    /// The names in a language, and the work that requests them.
    private struct Known: Sendable {
        /// The requested names of widgets, by kind.
        var names: [String: String] = [:]
        let renewal = SharedTask()
    }

    /// The name of the setting that has the records.
    static let setting = "relevance"

    private let records: KeptSetting<[RelevanceRecord]>
    /// The records that the providers of widgets gave last.
    private let provided = Mutex<[RelevanceRecord]>([])
    private let offers = Mutex<[Offer]>([])
    private let now: @Sendable () -> Date
    private let knownBoard = Mutex(Weak())
    private let known: Mutex<LRUCache<String, Known>>

    init(
        store: (any SettingStore)?, limits: Limits = Limits(), log: Logger,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        known = Mutex(LRUCache(limit: limits.keptLanguages))
        records = KeptSetting(Self.setting, beginning: [], store: store, log: log)
        self.now = now
    }

    private var isEmpty: Bool { records.value.isEmpty && board?.hasWidgets != true }

    /// Reads the records again, which another node of the app has replaced; the thread waits for the store.
    ///
    /// Returns `false` if they can't be read.
    func readAgain() -> Bool { records.readAgain() }

    /// Replaces all records; saves the new ones first.
    func replace(by new: [RelevanceRecord]) throws {
        let new = Array(new.prefix(Self.maximumRecords))
        if records.value != new { try records.change(orThrow: { $0 }) { $0 = new } }
        if !new.isEmpty { return }
        let provided = provided.withLock { $0 }
        offers.withLock { offers in offers.removeAll { !provided.contains($0.record) } }
    }

    /// The board that has the app's widgets; `nil` before a surface has created one.
    package var board: (any RelevanceBoard)? {
        get { knownBoard.withLock { $0.board } }
        set { knownBoard.withLock { $0.board = newValue } }
    }

    private func name(of kind: String, in locale: Locale) -> String? {
        let language = locale.withoutTimeZone.identifier
        return known.withLock { $0[language]?.names[kind] }
    }

    /// The records that are relevant now, or to a person at their place; the one that ends soonest
    /// comes first.
    private var present: [RelevanceRecord] {
        let now = now()
        return (records.value + provided.withLock { $0 })
            .filter { $0.isOfPlace || $0.isRelevant(at: now, to: nil) }
            .sorted { $0.end < $1.end }
    }

    /// Returns the latest offers that are relevant now to a person; among equal ones, the first.
    private func relevantOffers(to location: PersonLocation?) -> [Offer] {
        let now = now()
        var seen: Set<[String]> = []
        return offers.withLock { $0 }.filter { offer in
            offer.record.isRelevant(at: now, to: location)
                && seen.insert([offer.record.widgetKind, Self.key(of: offer.record)]).inserted
        }
    }

    /// Returns the latest widgets that are relevant now to a person: the kind, the configuration
    /// and the reason.
    package func presentWidgets(
        to location: PersonLocation?, in locale: Locale
    ) -> [(kind: String, recipe: Recipe?, reason: String)] {
        relevantOffers(to: location).map { offer in
            (
                offer.record.widgetKind, offer.intent.map { Recipe(of: $0) },
                Self.reason(of: offer.record, in: locale)
            )
        }
    }

    /// Asks the providers, and creates the intents of widgets that may be relevant now, with their
    /// current entities; returns after `limit` at most, then with `false`, while the work continues in a
    /// separate task.
    func renew(
        in locale: Locale, atMost limit: Duration?, by deadlines: DeadlineQueue,
        reading read: @escaping @Sendable ([RelevantIntent]) -> [RelevanceRecord],
        _ make: @escaping @Sendable (RelevanceRecord) async -> Offer?
    ) async -> Bool {
        if isEmpty { return true }
        guard let limit else {
            await makeAll(in: locale, read, make)
            return true
        }
        let language = locale.withoutTimeZone.identifier
        let renewal = known.withLock { known in
            let state = known[language] ?? Known()
            known[language] = state
            return state.renewal
        }
        return await renewal.run(atMost: limit, by: deadlines) {
            await self.makeAll(in: locale, read, make)
        }
    }

    private func makeAll(
        in locale: Locale, _ read: ([RelevantIntent]) -> [RelevanceRecord],
        _ make: (RelevanceRecord) async -> Offer?
    ) async {
        var made: [Offer] = []
        let board = board
        let told = read(await board?.relevance() ?? []).prefix(Self.maximumRecords)
        provided.withLock { $0 = Array(told) }
        for record in present {
            guard let offer = await make(record) else { continue }
            if let name = await board?.name(ofWidget: record.widgetKind, in: locale) {
                let language = locale.withoutTimeZone.identifier
                known.withLock { known in
                    var state = known[language] ?? Known()
                    state.names[record.widgetKind] = name
                    known[language] = state
                }
            }
            made.append(offer)
        }
        offers.withLock { $0 = made }
    }

    /// Returns the latest relevant widgets as suggestions to a person.
    func items(
        to location: PersonLocation?, colorName: String?, in locale: Locale
    ) -> [SearchItem] {
        relevantOffers(to: location).map { offer in
            let parameters = offer.intent.map { IntentContents(of: $0).parameters } ?? []
            let values = parameters.compactMap { $0.valueTitle(in: locale) }
            return SearchItem(
                kind: .suggestion, intent: ShowWidgetIntent.persistentIdentifier,
                title: name(of: offer.record.widgetKind, in: locale)
                    ?? offer.intent.map { type(of: $0).title.text(in: locale) }
                    ?? offer.record.widgetKind,
                subtitle: values.isEmpty ? nil : NameList(values).text(in: locale),
                systemImageName: "square.grid.2x2", colorName: colorName,
                values: [
                    "kind": .string(offer.record.widgetKind),
                    "values": .string(Self.key(of: offer.record)),
                ],
                reason: Self.reason(of: offer.record, in: locale))
        }
    }

    /// Returns the offer with a key.
    func offer(kind: String, key: String) -> Offer? {
        offers.withLock { offers in
            offers.first { $0.record.widgetKind == kind && Self.key(of: $0.record) == key }
        }
    }

    /// Returns a short name of the values of a record.
    private static func key(of record: RelevanceRecord) -> String {
        record.values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            .joined(separator: ";")
    }

    private static func reason(of record: RelevanceRecord, in locale: Locale) -> String {
        guard let span = record.span else {
            return LocalizedStringResource(system: "The app finds this useful where you are.")
                .text(in: locale)
        }
        let end = PresentedValue(span.upperBound, locale: locale).title
        return LocalizedStringResource(system: "The app finds this useful until \(end).")
            .text(in: locale)
    }
}

extension IntentSystem: RelevanceKeeping {
    package func keep(_ relevantIntents: [RelevantIntent]) throws {
        let own = records(of: relevantIntents)
        // Another app's system in the same process handles its own intents only.
        if own.isEmpty, !relevantIntents.isEmpty { return }
        try relevance.replace(by: own)
    }

    /// Returns the records of those whose intents belong to the app.
    private func records(of relevantIntents: [RelevantIntent]) -> [RelevanceRecord] {
        let own = relevantIntents.filter { $0.type.map(catalog.contains) ?? true }
        warnings.write(own.compactMap(hindrance(of:)))
        return own.map { relevant in
            RelevanceRecord(
                intent: relevant.type.map { catalog.identifier(of: $0) }, values: relevant.values,
                widgetKind: relevant.widgetKind, clue: relevant.clue)
        }
    }

    /// Returns a warning to the developer about a widget whose clue is never fulfilled here; `nil`
    /// if it may be.
    private func hindrance(of relevant: RelevantIntent) -> String? {
        let cure: String
        switch relevant.clue {
        case .moment, .span: return nil
        case .place:
            if configuration.usesPersonLocation { return nil }
            cure =
                "at a place, and no page asks a person for theirs; let usesPersonLocation be true."
        case .unknowable:
            cure = "for a reason that the system can't know here; give it a date or an area too."
        }
        let intent = relevant.type.map { " with \(catalog.identifier(of: $0))" } ?? ""
        return """
            The widget “\(relevant.widgetKind)” is never suggested\(intent): it is relevant \(cure)
            """
    }

    /// Recreates the widgets that are relevant now; returns after `limit` at most, then with `false`, while
    /// the work continues in a separate task.
    @discardableResult
    package func renewRelevance(language: String, atMost limit: Duration?) async -> Bool {
        let locale = Locale(identifier: language)
        return await relevance.renew(
            in: locale, atMost: limit, by: deadlines, reading: { self.records(of: $0) }
        ) { record in
            guard let identifier = record.intent else {
                return RelevanceList.Offer(record: record, intent: nil)
            }
            guard let type = self.catalog.entry(identifier: identifier)?.type else { return nil }
            do {
                let intent = try await self.configuration(type, .named(record.values))
                return RelevanceList.Offer(record: record, intent: intent)
            } catch {
                self.log.debug("The widget “\(record.widgetKind)” is not suggested: \(error)")
                return nil
            }
        }
    }
}
