import Testing

@testable import _Cryptography

@Suite struct SecretKeyTests {
    @Test("What is sealed is opened by the same key in the same context only")
    func opening() {
        let key = SecretKey()
        for message in [[], [1], [UInt8](repeating: 7, count: 10_000)] {
            let sealed = key.seal(message, in: [1, 2])
            #expect(sealed.count == message.count + SecretKey.sealLength)
            #expect(key.open(sealed, in: [1, 2]) == message)
            #expect(key.open(sealed, in: []) == nil)
            #expect(key.open(sealed, in: [1, 2, 0]) == nil)
            #expect(SecretKey().open(sealed, in: [1, 2]) == nil)
        }
    }

    @Test("Bad input: what was changed, cut or made longer isn't opened")
    func tampering() {
        let key = SecretKey(secret: [1])
        let sealed = key.seal([1, 2, 3], in: [])
        for place in sealed.indices {
            var changed = sealed
            changed[place] ^= 1
            #expect(key.open(changed, in: []) == nil)
            #expect(key.open(Array(sealed.prefix(place)), in: []) == nil)
        }
        #expect(key.open(sealed + [0], in: []) == nil)
        #expect(key.open([UInt8](repeating: 0, count: SecretKey.sealLength), in: []) == nil)
    }

    @Test("The same message is never sealed twice the same way")
    func nonces() {
        let key = SecretKey()
        #expect(Set((0..<100).map { _ in key.seal([1], in: []) }).count == 100)
    }

    @Test("Keys follow from a secret and a purpose, and nothing else")
    func purposes() {
        let key = SecretKey(for: "a", secret: [1, 2, 3])
        #expect(key.code(for: [9]) == SecretKey(for: "a", secret: [1, 2, 3]).code(for: [9]))
        #expect(key.code(for: [9]) != SecretKey(for: "b", secret: [1, 2, 3]).code(for: [9]))
        #expect(key.code(for: [9]) != SecretKey(for: "a", secret: [1, 2]).code(for: [9]))
        #expect(key.code(for: [9]) != key.code(for: []))
        #expect(SecretKey(secret: [1]).code(for: [9]) == SecretKey(secret: [1]).code(for: [9]))
        #expect(SecretKey().code(for: [9]) != SecretKey().code(for: [9]))
    }

    @Test("Digests are compared whole, also with what isn't one")
    func comparison() {
        let digest = Digest(of: [1])
        #expect(digest == Digest(bytes: digest.bytes))
        for place in digest.bytes.indices {
            var other = digest.bytes
            other[place] ^= 128
            #expect(digest != Digest(bytes: other))
        }
        #expect(digest != Digest(bytes: Array(digest.bytes.dropLast())))
        #expect(digest != Digest(bytes: digest.bytes + [0]))
        #expect(Digest(bytes: []) == Digest(bytes: []))
    }

    @Test("A passphrase whose memory isn't to be had is a problem that says so")
    func memory() {
        #expect(throws: Scrypt.Problem.self) {
            try Scrypt.hash(
                [1], salt: [1], rounds: 1 << 40, blockSize: 8, parallelism: 1, length: 32)
        }
    }
}
