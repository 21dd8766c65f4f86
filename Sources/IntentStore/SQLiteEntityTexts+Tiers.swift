import GRDB
import IntentSystem

extension SQLiteEntityTexts {
    /// The most words that a typed word may mean without being their beginning.
    private static let meanings = 1_000

    /// Returns the conditions by which candidates are looked for, one after the other; the later ones are made only if
    /// those before find too few.
    func tiers(
        _ words: [TypedWord], required: [Int], in database: Database
    ) throws -> [() throws -> TextExpression] {
        let whole = words.map { TextExpression.word($0.text) }
        let begun = words.map { TextExpression.beginning($0.text) }
        var known: [TextExpression]?
        let meant = { [self] in
            if let known { return known }
            let meant = try self.meant(words, begun, required: required, in: database)
            known = meant
            return meant
        }
        // One field after the other: a word in a name costs less than one in a description, whatever else there is.
        let fields = 1..<TextMatch.fields
        var tiers =
            [
                { TextExpression.all(whole).in(fields: 1) },
                { TextExpression.all(begun).in(fields: 1) },
                { TextExpression.all(try meant()).in(fields: 1) },
            ] as [() throws -> TextExpression]
        tiers += fields.map { field in { TextExpression.all(try meant()).in(fields: field + 1) } }
        if required.count < words.count {
            // What lacks an optional word comes after what has it.
            let fewer = { (expressions: [TextExpression]) in
                required.isEmpty
                    ? TextExpression.any(expressions) : .all(required.map { expressions[$0] })
            }
            tiers.append { fewer(begun).in(fields: 1) }
            tiers += (0..<TextMatch.fields).map { field in
                { fewer(try meant()).in(fields: field + 1) }
            }
        }
        guard hasWeights else { return tiers }
        return tiers.flatMap { tier in [{ try tier().ofWeight }, tier] }
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
