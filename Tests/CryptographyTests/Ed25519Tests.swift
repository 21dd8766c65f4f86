import Testing

@testable import _Cryptography

@Suite struct Ed25519Tests {
    /// RFC 8032, 7.1, test 2: the text “r”, signed.
    private let message: [UInt8] = [0x72]
    private let key = [UInt8](base64URL: "PUAXw-hDiVqStwqnTRt-vJyYLM8uxJaMwM1V8Sr0Zgw")
    private let signature = [UInt8](
        base64URL:
            "kqAJqfDUyrhyDoILX2QlQKKye1QWUD-Ps3YiI-vbadoIWsHkPhWZbkWPNhPQ8R2MOHsurrQwKu6wDSkWErsMAA"
    )

    @Test("A signature of RFC 8032 is its key's, and no changed one is")
    func signatures() throws {
        let signature = try #require(signature)
        let key = try #require(key.flatMap { Ed25519PublicKey(bytes: $0) })
        #expect(key.verifies(signature, of: message))
        #expect(!key.verifies(signature, of: message + [0]))
        #expect(!key.verifies(signature, of: []))
        for index in signature.indices {
            var changed = signature
            changed[index] ^= 1
            #expect(!key.verifies(changed, of: message))
        }
        for wrong in [[], signature.dropLast(), signature + [0]] {
            #expect(!key.verifies(wrong, of: message))
        }
    }

    @Test("A key has 32 bytes, and one that anyone signs by is none's")
    func keys() throws {
        for count in [0, 31, 33, 64] {
            #expect(Ed25519PublicKey(bytes: [UInt8](repeating: 1, count: count)) == nil)
        }
        // The neutral point, by which the signature of the same point and zero would be right.
        let neutral = [1] + [UInt8](repeating: 0, count: 31)
        let zero = [UInt8](repeating: 0, count: 32)
        #expect(
            try !#require(Ed25519PublicKey(bytes: neutral)).verifies(neutral + zero, of: message))
    }
}
