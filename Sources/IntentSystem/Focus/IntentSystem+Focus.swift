package import AppIntents
import AppIntentsMetadata
import Foundation
import Logging
import _Localization

/// Turning focuses on and off, and performing their filters (Decisions/0059).
extension IntentSystem {
    /// The app has a filter, so that focuses are useful.
    package var hasFocusFilters: Bool { !catalog.focusFilters.isEmpty }

    /// Turns a focus on, and replaces the active one; `nil` turns the active one off.
    ///
    /// The filters of the focus that ends are performed with their defaults, unless the focus that
    /// begins has a filter of the same intent, which is performed instead. Returns the failures:
    /// the focus is on anyway.
    @discardableResult
    package func setFocus(
        _ id: String?, as person: Person = .owner, locale: Locale
    ) async throws(FocusProblem) -> [FocusFilterFailure] {
        try await inTurn { () throws(FocusProblem) in
            let (before, after) = try self.focuses.activate(id)
            if before?.id == after?.id { return [] }
            return await self.perform(
                from: before?.filters ?? [], to: after?.filters ?? [], person, locale)
        }
    }

    /// Removes a focus; if it is on, the focus ends.
    @discardableResult
    package func removeFocus(
        _ id: String, as person: Person = .owner, locale: Locale
    ) async throws(FocusProblem) -> [FocusFilterFailure] {
        try await inTurn { () throws(FocusProblem) in
            let ended = self.focuses.active.flatMap { $0.id == id ? $0 : nil }
            try self.focuses.remove(id)
            return await self.perform(from: ended?.filters ?? [], to: [], person, locale)
        }
    }

    /// Adds a filter to a focus; it is performed if the focus is on.
    @discardableResult
    package func keepFilter(
        _ filter: Focus.Filter, in id: String, as person: Person = .owner, locale: Locale
    ) async throws(FocusProblem) -> [FocusFilterFailure] {
        guard catalog.focusFilter(filter.intent) != nil else { throw .unknownFilter(filter.intent) }
        return try await inTurn { () throws(FocusProblem) in
            try self.focuses.keep(filter, in: id)
            guard self.focuses.active?.id == id else { return [] }
            return await self.perform(from: [], to: [filter], person, locale)
        }
    }

    /// Removes a filter from a focus; if the focus is on, the filter is performed with its
    /// defaults.
    @discardableResult
    package func removeFilter(
        _ intent: String, from id: String, as person: Person = .owner, locale: Locale
    ) async throws(FocusProblem) -> [FocusFilterFailure] {
        try await inTurn { () throws(FocusProblem) in
            let removed = try self.focuses.removeFilter(intent, from: id)
            guard self.focuses.active?.id == id, let removed else { return [] }
            return await self.perform(from: [removed], to: [], person, locale)
        }
    }

    private func inTurn(
        _ work: @escaping @Sendable () async throws(FocusProblem) -> [FocusFilterFailure]
    ) async throws(FocusProblem) -> [FocusFilterFailure] {
        let result = await focuses.enqueue { () -> Result<[FocusFilterFailure], FocusProblem> in
            do throws(FocusProblem) {
                return .success(try await work())
            } catch {
                return .failure(error)
            }
        }.value
        return try result.get()
    }

    // MARK: - Performing

    private func perform(
        from old: [Focus.Filter], to new: [Focus.Filter], _ person: Person,
        _ locale: Locale
    ) async -> [FocusFilterFailure] {
        let ended = old.filter { filter in !new.contains { $0.intent == filter.intent } }
        var failures: [FocusFilterFailure] = []
        for filter in ended {
            failures += await perform(
                Focus.Filter(intent: filter.intent), isEnd: true, person, locale)
        }
        for filter in new { failures += await perform(filter, isEnd: false, person, locale) }
        await readFocusContexts()
        return failures
    }

    /// Performs one filter; returns the failure if it wasn't performed.
    private func perform(
        _ filter: Focus.Filter, isEnd: Bool, _ person: Person, _ locale: Locale
    ) async -> [FocusFilterFailure] {
        func failure(_ words: LocalizedStringResource) -> [FocusFilterFailure] {
            [FocusFilterFailure(intent: filter.intent, words: words.text(in: locale))]
        }
        guard let type = catalog.focusFilter(filter.intent)?.type else {
            log.error("The focus filter \(filter.intent) is not in the app any more.")
            return failure(FocusProblem.unknownFilter(filter.intent).localizedStringResource)
        }
        // Checked before the app is asked for anything, such as the entities of parameters.
        if let refusal = refusal(of: type, for: person) {
            log.error("\(ProblemText.forDeveloper(refusal, intent: filter.intent))")
            return failure(
                refusal.text(filterTitle: type.title.text(in: locale), isEnd: isEnd))
        }
        do {
            _ = try await configuration(type, .named(filter.values), in: locale)
        } catch let incomplete as ConfigurationIncomplete {
            if isEnd {
                log.error(
                    """
                    \(filter.intent) was not told that its focus ended: its parameter \
                    \(incomplete.parameter) has no default value. Give it one, or make it optional.
                    """)
                return []
            }
            return failure(.init(system: "The focus filter is not set up yet."))
        } catch {
            log.error("The focus filter \(filter.intent) was not performed: \(error)")
            return [
                FocusFilterFailure(
                    intent: filter.intent,
                    words: RunFailure(error: error, intent: type).text(in: locale))
            ]
        }
        let outcome = await run(
            RunRequest(type, .named(filter.values), locale: locale),
            for: FocusDelegate(person: person))
        guard case .failed(let problem) = outcome else { return [] }
        return [FocusFilterFailure(intent: filter.intent, words: problem.text(in: locale))]
    }

    /// Reads the app contexts of the filters in force.
    func readFocusContexts() async {
        var prefixes: [String] = []
        for filter in focuses.active?.filters ?? [] {
            guard let type = catalog.focusFilter(filter.intent)?.type,
                lock.isOpen(for: type.authenticationPolicy)
            else { continue }
            do {
                let intent = try await configuration(type, .named(filter.values))
                if let prefix = intent.focusContext?.targetContentIdentifierPrefix {
                    prefixes.append(prefix)
                }
            } catch {
                log.warning("The appContext of \(filter.intent) could not be read: \(error)")
            }
        }
        focuses.setPrefixes(prefixes)
    }

    // MARK: - Showing

    /// Returns a filter's display representation with its values; `nil` if they are no longer
    /// available.
    ///
    /// A locked filter doesn't show its values to a person who hasn't unlocked.
    package func looks(
        of filter: Focus.Filter, for person: Person, in locale: Locale
    ) async -> ShownFocusFilter? {
        guard let type = catalog.focusFilter(filter.intent)?.type else { return nil }
        let name = type.title.text(in: locale)
        if isLocked(filter, for: person) {
            return ShownFocusFilter(
                filter: filter, name: name,
                title: LocalizedStringResource(system: "Locked").text(in: locale), subtitle: "")
        }
        do {
            let intent = try await configuration(type, .named(filter.values))
            let looks = intent.focusFilterLooks
            let title = looks?.title.text(in: locale) ?? name
            return ShownFocusFilter(
                filter: filter, name: name, title: title,
                subtitle: looks?.subtitle?.text(in: locale) ?? "")
        } catch is ConfigurationIncomplete {
            return ShownFocusFilter(
                filter: filter, name: name,
                title: LocalizedStringResource(system: "Not set up yet").text(in: locale),
                subtitle: "")
        } catch {
            log.warning("The focus filter \(filter.intent) can't be shown: \(error)")
            return nil
        }
    }

    /// Returns the filters that the app suggests for a focus, apart from those that it has.
    package func suggestedFilters(
        for focus: Focus, to person: Person, in locale: Locale
    ) async -> [ShownFocusFilter] {
        var shown: [ShownFocusFilter] = []
        for entry in catalog.focusFilters
        where focus.filter(of: entry.identifier) == nil
            && lock.allows(entry.type.authenticationPolicy, for: person)
        {
            do {
                let suggested = try await inTime(limits.providerDuration, deadlines) {
                    await entry.type.suggestedFilters
                }
                for intent in suggested.prefix(limits.listedSuggestions) {
                    let values = Donation.values(of: IntentContents(of: intent))
                    let filter = Focus.Filter(intent: entry.identifier, values: values)
                    if let looks = await looks(of: filter, for: person, in: locale) {
                        shown.append(looks)
                    }
                }
            } catch {
                log.error(
                    "\(entry.identifier).suggestedFocusFilters(for:) was given up: \(error)")
            }
        }
        return shown
    }
}

/// The description of a focus filter for people.
package struct ShownFocusFilter: Hashable, Sendable {
    package let filter: Focus.Filter
    /// The title of its intent.
    package let name: String
    /// The description of its values.
    package let title: String
    package let subtitle: String
}

extension ShownFocusFilter {
    /// Creates a filter whose values are no longer available.
    package init(unavailable filter: Focus.Filter, in locale: Locale) {
        self.init(
            filter: filter, name: filter.intent,
            title: LocalizedStringResource(system: "Not available").text(in: locale), subtitle: "")
    }
}

extension IntentSystem: FocusFilterKeeping {
    package func currentFilter(of type: any AppIntent.Type) async throws -> (any AppIntent)? {
        guard catalog.contains(type),
            let filter = focuses.active?.filter(of: catalog.identifier(of: type))
        else { return nil }
        do {
            return try await configuration(type, .named(filter.values))
        } catch is ConfigurationIncomplete {
            throw SetFocusFilterIntentError.missingParameterValue
        }
    }

    package func appContextChanged(of type: any AppIntent.Type) {
        guard focuses.active?.filter(of: catalog.identifier(of: type)) != nil else { return }
        _ = focuses.enqueue { await self.readFocusContexts() }
    }

    package var focusNames: [String] { focuses.all.map(\.name) }
}

/// The delegate that performs the filters of a focus, which can’t ask anything.
private struct FocusDelegate: RunDelegate {
    let person: Person
    var door: Door? { .focus }

    func ask(_ question: RunQuestion) async throws -> Answer { throw UnanswerableQuestion() }
}
