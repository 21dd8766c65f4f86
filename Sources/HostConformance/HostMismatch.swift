/// A host showed or did something else than it must; says what was on screen.
public struct HostMismatch: Error, CustomStringConvertible, Sendable {
    public let description: String

    /// Creates a mismatch; a driver throws one where the surface does not offer what it should do.
    public init(description: String) {
        self.description = description
    }

    /// Creates a mismatch of a surface that lacks what a driver was to use.
    package init(missing what: String) {
        self.init(description: "There is no \(what).")
    }
}
