import IntentSystem
import Testing

@testable import WebHost

@Suite struct SessionCookieTests {
    private static let session = "0123456789abcdef0123456789abcdef"

    /// HMAC-SHA256 with the key that HMAC-SHA256 makes of the token and “let in”, by Python's `hmac`.
    private static let signed =
        session + "257713d8b48fc8e2b1dccfed1ba28ec44813f312653efe66ab835c2c6c99dcdd"

    private static func cookie() throws -> SessionCookie {
        var access = WebAccess()
        access.token = try #require(AccessToken("abcdefghijklmnopqrstuvwxyz-_0123456789"))
        return SessionCookie(port: ListeningPort(), isSecure: false, access: access)
    }

    @Test func `a cookie that an earlier version gave names its session`() throws {
        let cookie = try Self.cookie()
        #expect(cookie.value(for: SessionID(Self.session)) == Self.signed)
        #expect(
            cookie.session(in: "a=b; oai-session-0=\(Self.signed)") == SessionID(Self.session))
    }

    @Test func `a cookie that was changed in one digit names none`() throws {
        let cookie = try Self.cookie()
        for place in 0..<96 {
            var digits = Array(Self.signed)
            digits[place] = digits[place] == "0" ? "1" : "0"
            #expect(cookie.session(in: "oai-session-0=\(String(digits))") == nil)
        }
    }
}
