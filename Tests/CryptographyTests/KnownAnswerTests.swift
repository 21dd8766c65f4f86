import Testing

@testable import _Cryptography

/// What others made with the same algorithms: files and cookies of earlier versions are among it.
@Suite struct KnownAnswerTests {
    @Test(
        "SHA-256 gives the digests of FIPS 180",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func digests(text: String, digest: String) {
        #expect(Digest(of: Array(text.utf8)).bytes == bytes(digest))
    }

    @Test(
        "HMAC-SHA256 gives the codes of RFC 4231, also for keys that are shorter or longer than a block",
        arguments: [
            (
                "4a656665", "what do ya want for nothing?",
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
            ),
            (
                String(repeating: "0b", count: 20), "Hi There",
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
            ),
            (
                String(repeating: "aa", count: 131),
                "Test Using Larger Than Block-Size Key - Hash Key First",
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
            ),
        ])
    func codes(key: String, text: String, code: String) {
        #expect(SecretKey.code(for: Array(text.utf8), key: bytes(key)).bytes == bytes(code))
    }

    @Test("ChaCha20-Poly1305 seals as in RFC 8439, 2.8.2: nonce, text, tag")
    func sealing() throws {
        let key = SecretKey(bytes: Array(0x80...0x9f))
        let context = bytes("50515253c0c1c2c3c4c5c6c7")
        let nonce = bytes("070000004041424344454647")
        let message = Array(
            """
            Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the \
            future, sunscreen would be it.
            """.utf8)
        let sealed = bytes(
            """
            d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d63dbea45e8ca9671282fafb69da\
            92728b1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58fab324e4fad675945585\
            808b4831d7bc3ff4def08e4b7a9de576d26586cec64b6116\
            1ae10b594f09e26a7e902ecbd0600691
            """)
        #expect(key.seal(message, in: context, nonce: nonce) == nonce + sealed)
        #expect(key.open(nonce + sealed, in: context) == message)
    }

    @Test(
        "scrypt gives the hashes of RFC 7914",
        arguments: [
            (
                "password", "NaCl", 1024, 16,
                "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162"
            ),
            (
                "pleaseletmein", "SodiumChloride", 16384, 1,
                "7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2"
            ),
        ])
    func scrypt(text: String, salt: String, rounds: Int, parallelism: Int, hash: String) throws {
        #expect(
            try Scrypt.hash(
                Array(text.utf8), salt: Array(salt.utf8), rounds: rounds, blockSize: 8,
                parallelism: parallelism, length: 32) == bytes(hash))
    }

    private func bytes(_ hexadecimal: String) -> [UInt8] {
        var rest = Substring(hexadecimal)
        var bytes: [UInt8] = []
        while let byte = UInt8(rest.prefix(2), radix: 16) {
            bytes.append(byte)
            rest = rest.dropFirst(2)
        }
        return bytes
    }
}
