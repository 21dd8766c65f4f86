package import Foundation

/// A person's signing in with one browser, which the browser's cookie names.
package struct SignInRecord: Sendable, Hashable, Codable {
    /// The session of the person, which is the same in all their browsers.
    package var session: String
    package var name: String
    package var groups: Set<String>
    /// The time at which the person signed in.
    package var begun: Date
    /// The time at which it ends unless it is used before.
    package var until: Date

    package init(
        session: SessionID, name: String, groups: Set<String>, begun: Date, until: Date
    ) {
        self.session = session.rawValue
        (self.name, self.groups, self.begun, self.until) = (name, groups, begun, until)
    }
}

/// A store of who has signed in, each under a name that only the browser's cookie has.
///
/// All nodes of an app ask it for each request, so a sign-in that ends on one of them ends on all.
package protocol SignInStore: Sendable {
    /// Returns a sign-in; `nil` if none has the name, or it has ended. Throws if that can't be known.
    func record(_ name: String) async throws -> SignInRecord?

    /// Adds a sign-in, and removes those whose time is over.
    func add(_ record: SignInRecord, as name: String) async throws

    /// Changes the time at which a sign-in ends; does nothing if it was removed meanwhile.
    func renew(_ name: String, until: Date) async throws

    /// Ends a sign-in.
    func remove(_ name: String) async throws

    /// Ends all sign-ins of a person, by the person's session.
    func removeAll(of session: SessionID) async throws

    /// Removes the sign-ins whose time is over; returns their number.
    @discardableResult func removeExpired() async throws -> Int

    /// Returns the sizes of the sign-ins whose time isn't over.
    func items() async throws -> [KeptItem]
}
