import AppIntents
import Foundation

/// The renewal of what is offered to people, with and without waiting for all of it.
extension IntentSystem {
    /// Recreates the suggestions, asks for the values of App Shortcuts if they have changed and for the persons and
    /// places that options providers list, and begins to read many new entities of the index, so that `search` has
    /// them; returns after `limit` for each of them at most, if given, and waits for the entities only if it isn't.
    ///
    /// The actions of a person are renewed with `renewOffers(language:for:atMost:)`.
    public func renewOffers(language: String = "en", atMost limit: Duration? = nil) async {
        _ = await renewSharedOffers(language: language, for: .owner, atMost: limit)
    }

    private func renewSharedOffers(
        language: String, for person: Person, atMost limit: Duration?
    ) async -> Bool {
        let areRenewed = [
            await suggestions.renew(for: person, atMost: limit, by: deadlines),
            await renewRelevance(language: language, atMost: limit),
            await shortcutValues.renew(language, atMost: limit, by: deadlines),
            await renewNames(language: language, for: person, atMost: limit),
        ]
        let entities = searchIndex(in: Locale(identifier: language)).entities
        if limit == nil {
            await entities.settle()
            await sentences.settle(language)
        } else {
            _ = entities.isComing
        }
        return areRenewed.allSatisfy(\.self)
    }

    /// Asks for the persons and places that options providers list for a person, if they may have changed, so that
    /// sentences have them; returns after `limit` at most, if given, then with `false`.
    @discardableResult
    package func renewNames(
        language: String, for person: Person, atMost limit: Duration? = nil
    ) async -> Bool {
        await providedNames.renew(language, for: person, atMost: limit, by: deadlines) {
            [self] in allows($0, for: person)
        }
    }

    /// Recreates the offers, and the pinned and the last actions of a person, so that `search` has them;
    /// returns after `limit` for each of them at most, if given.
    ///
    /// Returns `false` if some are still being recreated; `search` has the earlier ones until then.
    @discardableResult
    package func renewOffers(
        language: String, for person: Person, atMost limit: Duration? = nil
    ) async -> Bool {
        let areShared = await renewSharedOffers(language: language, for: person, atMost: limit)
        return await personal.renew(for: person, atMost: limit, by: deadlines) && areShared
    }
}
