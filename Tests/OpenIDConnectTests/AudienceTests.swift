#if OpenIDConnect
    import Foundation
    import Testing

    @testable import OpenIDConnect

    /// Assistants of a provider that can't name the address of `/mcp` as the audience of tokens.
    struct AudienceTests {
        @Test("An audience that was named counts instead of the address")
        func named() async throws {
            let test = TestProvider()
            var settings = test.settings
            settings.assistantAudience = "api://travel"
            let check = TokenCheck(
                by: OpenIDProvider(
                    settings, send: { try test.answer($0) }, now: { test.now }),
                now: { test.now })
            var claims = test.claims
            claims["nonce"] = nil
            claims["aud"] = .text("api://travel")
            #expect(try await check.bearer(ofAccessToken: test.token(claims)).name == "ada")
            for audience in ["https://travel.example.org/mcp", "travel"] {
                claims["aud"] = .text(audience)
                let token = try test.token(claims)
                await #expect(throws: OpenIDProblem.token(.audience)) {
                    try await check.bearer(ofAccessToken: token)
                }
            }
        }
    }
#endif
