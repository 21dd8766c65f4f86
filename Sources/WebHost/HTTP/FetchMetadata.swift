import HTTPTypes
import Hummingbird

/// How a browser came to send a request, as it says itself (Fetch Metadata).
enum FetchMetadata {
    private static let site = HTTPField.Name("Sec-Fetch-Site")
    private static let mode = HTTPField.Name("Sec-Fetch-Mode")
    private static let destination = HTTPField.Name("Sec-Fetch-Dest")
    private static let purpose = HTTPField.Name("Sec-Purpose")

    private static func value(_ name: HTTPField.Name?, _ request: Request) -> String? {
        name.flatMap { request.headers[$0] }
    }

    /// A page of another site made the browser send it.
    static func isForeign(_ request: Request) -> Bool { value(site, request) == "cross-site" }

    /// The browser goes to the address, in a window or a frame.
    static func isNavigation(_ request: Request) -> Bool { value(mode, request) == "navigate" }

    /// A window goes to the address now; browsers fetch some in advance.
    static func isVisit(_ request: Request) -> Bool {
        isNavigation(request) && value(destination, request) == "document"
            && value(purpose, request) == nil
    }
}
