import Testing

@testable import WebHost

@Suite("The date of a response")
struct HTTPDateTests {
    @Test(
        "is written as RFC 9110 says",
        arguments: [
            (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
            (1_709_251_199, "Thu, 29 Feb 2024 23:59:59 GMT"),
            (1_795_737_600, "Fri, 27 Nov 2026 00:00:00 GMT"),
        ])
    func text(_ second: Int, _ text: String) {
        #expect(HTTPDate.text(of: second) == text)
    }
}
