import AppIntentsMetadata
import PhraseGrammar

/// The named values of one type in a language: entities that are known, or the cases of an enumeration.
struct SentenceNames: Sendable {
    /// A value, the name that a person reads, and all texts that name it.
    struct Named: Sendable, Equatable {
        let value: ParameterValue
        let title: String
        var texts: [String]
    }

    let index: NameIndex
    let named: [Named]

    init(_ named: [Named], language: Language) {
        self.named = named
        index = NameIndex(
            named.enumerated().map { NamedValue(id: String($0), texts: $1.texts) },
            language: language)
    }

    /// Returns the value with an identifier of the index.
    func known(_ id: String) -> Named? {
        Int(id).flatMap { named.indices.contains($0) ? named[$0] : nil }
    }
}
