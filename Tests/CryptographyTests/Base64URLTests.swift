import Testing
import _Cryptography

@Suite struct Base64URLTests {
    @Test(
        "Bytes have the texts of RFC 4648, without padding",
        arguments: [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"),
            ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
        ])
    func texts(plain: String, text: String) {
        #expect(Array(plain.utf8).base64URL == text)
        #expect([UInt8](base64URL: text) == Array(plain.utf8))
    }

    @Test("All bytes come back, and in letters that addresses may have")
    func bytes() {
        let all = (0...255).flatMap { byte -> [UInt8] in [byte, 255, 0] }
        let text = all.base64URL
        #expect(text.contains("-") && text.contains("_"))
        #expect([UInt8](base64URL: text) == all)
        #expect([UInt8](base64URL: text.dropFirst(4)) == Array(all.dropFirst(3)))
    }

    @Test(
        "Bytes have no second text",
        arguments: [
            "Zg==", "Zg=", "Zh", "Zm9", "Z", "Zm9vY", "Zm9v\n", " Zm9v", "Zm9v\u{0}", "Zm 9v",
            "Zm9+", "Zm9/", "Zm9é", "Zm9vé", "\u{212A}m9v", "=",
            "\u{0}",
        ])
    func others(text: String) {
        #expect([UInt8](base64URL: text) == nil)
    }
}
