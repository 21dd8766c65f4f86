import Testing

@testable import AppIntentsHost

/// The hash of passphrases, against the vector of its specification.
@Suite struct ScryptHashTests {
    @Test("scrypt gives the key of RFC 7914")
    func vector() throws {
        let key = try ScryptHash.hash(
            Array("password".utf8), salt: Array("NaCl".utf8), rounds: 1024, parallelism: 16)
        let text = key.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        #expect(text == "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162")
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
