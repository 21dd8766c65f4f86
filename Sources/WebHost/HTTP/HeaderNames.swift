import HTTPTypes

/// The names of header fields that the library doesn't define.
extension HTTPField.Name {
    static let hostOfRequest = constant("Host")
    static let lastEventID = constant("Last-Event-ID")
    static let xAccelBuffering = constant("X-Accel-Buffering")
    static let referrerPolicy = constant("Referrer-Policy")
    static let crossOriginOpenerPolicy = constant("Cross-Origin-Opener-Policy")
    static let permissionsPolicy = constant("Permissions-Policy")
    static let sourceMap = constant("SourceMap")

    static let fetchSite = constant("Sec-Fetch-Site")
    static let fetchMode = constant("Sec-Fetch-Mode")
    static let fetchDestination = constant("Sec-Fetch-Dest")
    static let fetchPurpose = constant("Sec-Purpose")

    /// Returns a name that is known to be valid.
    private static func constant(_ name: String) -> HTTPField.Name {
        HTTPField.Name(name) ?? .userAgent
    }
}
