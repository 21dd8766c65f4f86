import GRDB
import IntentSystem

extension SQLiteEntityTexts {
    /// The most words that a typed word may mean without being their beginning.
    private static let meanings = 1_000

    /// The conditions by which candidates are looked for, one after the other; the later ones are made only if those
    /// before find too few.
    struct Tiers {
        typealias Tier = () throws -> TextExpression

        /// The words stand in the name, or words of it begin with them.
        let names: [Tier]
        /// Whatever has the words, or what is required of them.
        let everything: Tier
        /// One field more each time, and then without the optional words.
        let others: [Tier]
    }

    func tiers(_ words: [TypedWord], required: [Int], in database: Database) throws -> Tiers {
        let whole = words.map { TextExpression.word($0.text) }
        let begun = words.map { TextExpression.beginning($0.text) }
        var known: [TextExpression]?
        let meant = { [self] in
            if let known { return known }
            let meant = try self.meant(words, begun, required: required, in: database)
            known = meant
            return meant
        }
        let fewer = { (expressions: [TextExpression]) in
            required.isEmpty
                ? TextExpression.any(expressions) : .all(required.map { expressions[$0] })
        }
        let hasOptional = required.count < words.count
        let fields = 1...TextMatch.fields
        // A word in a name costs less than one in a description, whatever else there is.
        var others: [Tiers.Tier] = fields.map { count in
            { TextExpression.all(try meant()).in(fields: count) }
        }
        if hasOptional {
            // What lacks an optional word comes after what has it.
            others.append { fewer(begun).in(fields: 1) }
            others += fields.map { count in { fewer(try meant()).in(fields: count) } }
        }
        let names: [Tiers.Tier] = [
            { TextExpression.all(whole).in(fields: 1) },
            { TextExpression.all(begun).in(fields: 1) },
        ]
        let weighted = { [hasWeights] (tiers: [Tiers.Tier]) -> [Tiers.Tier] in
            hasWeights ? tiers.flatMap { tier in [{ try tier().ofWeight }, tier] } : tiers
        }
        return Tiers(
            names: weighted(names),
            everything: {
                let meant = try meant()
                let condition = hasOptional ? fewer(meant) : .all(meant)
                return condition.in(fields: TextMatch.fields)
            },
            others: weighted(others))
    }

    /// Returns the conditions that words are met, also in the middle of others and with mistakes.
    ///
    /// Beside others, a word that may mean too many is left to the comparison of the candidates.
    private func meant(
        _ words: [TypedWord], _ begun: [TextExpression], required: [Int], in database: Database
    ) throws -> [TextExpression] {
        let others = try words.map { try self.others($0, in: database) }
        let hasOthers = required.contains { others[$0].count <= Self.meanings }
        return words.indices.map { place in
            others[place].count > Self.meanings && hasOthers
                ? .anything : begun[place].or(Array(others[place].prefix(Self.meanings)))
        }
    }

    /// Returns the words that a typed word may mean without being their beginning.
    private func others(_ typed: TypedWord, in database: Database) throws -> [TextExpression] {
        guard typed.meansOthers else { return [] }
        let vocabulary = try vocabulary(in: database)
        return vocabulary.meanings(of: typed).lazy.filter {
            $0.meeting != .whole && $0.meeting != .beginning
        }.sorted { $0.meeting.cost < $1.meeting.cost }.map { .word(vocabulary.words[$0.word]) }
    }
}
