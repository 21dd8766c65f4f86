import HTTPTypes
import Hummingbird

/// How a browser came to send a request, as it says itself (Fetch Metadata).
enum FetchMetadata {
    /// A page of another site made the browser send it.
    static func isForeign(_ request: Request) -> Bool {
        request.headers[.fetchSite] == "cross-site"
    }

    /// The browser goes to the address, in a window or a frame.
    static func isNavigation(_ request: Request) -> Bool {
        request.headers[.fetchMode] == "navigate"
    }

    /// A window goes to the address now; browsers fetch some in advance.
    static func isVisit(_ request: Request) -> Bool {
        isNavigation(request) && request.headers[.fetchDestination] == "document"
            && request.headers[.fetchPurpose] == nil
    }
}
