import HTTPTypes
import Hummingbird

/// The cause of a browser's request, according to the browser (Fetch Metadata).
enum FetchMetadata {
    /// Returns `true` if a page of another site caused the request.
    static func isForeign(_ request: Request) -> Bool {
        request.headers[.fetchSite] == "cross-site"
    }

    /// Returns `true` if a page of another origin caused the request: of another site, or of another
    /// port or subdomain, whose requests have the cookie.
    static func isOfForeignPage(_ request: Request) -> Bool {
        isForeign(request) || request.headers[.fetchSite] == "same-site"
    }

    /// Returns `true` if a window navigates to the address now: no frame, and no browser that
    /// prefetches it.
    static func isVisit(_ request: Request) -> Bool {
        request.headers[.fetchMode] == "navigate"
            && ["document", nil].contains(request.headers[.fetchDestination])
            && request.headers[.fetchPurpose] == nil
    }
}
