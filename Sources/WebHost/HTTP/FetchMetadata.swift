import HTTPTypes
import Hummingbird

/// The cause of a browser's request, according to the browser (Fetch Metadata).
enum FetchMetadata {
    /// Returns `true` if a page of another site caused the request.
    static func isForeign(_ request: Request) -> Bool {
        request.headers[.fetchSite] == "cross-site"
    }

    /// Returns `true` if the browser navigates to the address, in a window or a frame.
    static func isNavigation(_ request: Request) -> Bool {
        request.headers[.fetchMode] == "navigate"
    }

    /// Returns `true` if a window navigates to the address now; browsers prefetch some addresses.
    static func isVisit(_ request: Request) -> Bool {
        isNavigation(request) && request.headers[.fetchDestination] == "document"
            && request.headers[.fetchPurpose] == nil
    }
}
