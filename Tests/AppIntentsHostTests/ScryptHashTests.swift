import Testing

@testable import AppIntentsHost

/// The hash of passphrases.
@Suite struct ScryptHashTests {
    @Test("A passphrase that an earlier version kept has the same hash")
    func vector() throws {
        // By Python's hashlib.scrypt.
        let key = try ScryptHash().hash("café au lait", salt: Array(0..<16), rounds: 1 << 17)
        let text = key.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        #expect(text == "cb53322c11d04ca9c96691a6ea160b231fd27588078c090563e6df05f697bca5")
    }

    @Test("Each passphrase has a salt of its own, and is found again however it is composed")
    func records() throws {
        let hash = ScryptHash()
        let one = try hash.newRecord("café au lait")
        let other = try hash.newRecord("café au lait")
        #expect(one.salt != other.salt)
        #expect(one.hash != other.hash)
        #expect(one.salt.count == 16)
        #expect(one.rounds == 131_072)
        let decomposed = "cafe\u{301} au lait"
        #expect(try hash.hash(decomposed, salt: one.salt, rounds: one.rounds) == one.hash)
    }

    @Test(
        "Bad input: a cost that would take all memory, or none, isn't tried",
        arguments: [
            0, -1, 1, 3, 1 << 21, .max, .min,
        ])
    func costs(rounds: Int) {
        #expect(throws: ScryptHash.UnusableCost(rounds: rounds)) {
            try ScryptHash().hash("x", salt: [1], rounds: rounds)
        }
    }
}
