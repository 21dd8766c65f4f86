import AppIntents
import Testing

/// The roles that macros give intents and entities are sets.
@Suite struct TraitSetTests {
    @Test("A role is in a set once, alone or in a list")
    func intents() {
        let one: AppIntentTraits = .tool
        #expect(one == [.tool])
        var traits: AppIntentTraits = []
        #expect(traits.isEmpty)
        #expect(!traits.contains(.tool))
        #expect(traits.insert(.tool).inserted)
        #expect(!traits.insert(.tool).inserted)
        #expect(traits == one)
        #expect(traits.union([]) == one)
        #expect(traits.intersection([]).isEmpty)
        #expect(traits.symmetricDifference(one).isEmpty)
        #expect(traits.update(with: .tool) == one)
        #expect(traits.remove(.tool) == one)
        #expect(traits.remove(.tool) == nil)
        #expect(traits.isEmpty)
    }

    @Test("An entity has roles of its own")
    func entities() {
        let traits: AppEntityTraits = [.generable]
        #expect(traits.contains(.generable))
        #expect(traits.subtracting(.generable) == [])
    }
}
