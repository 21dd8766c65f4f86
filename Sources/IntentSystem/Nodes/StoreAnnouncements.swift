/// The way in which the nodes of an app hear of one another, which a store of theirs offers.
///
/// The stores are right without it: an announcement that gets lost only delays what others show.
package protocol StoreAnnouncements: Sendable {
    /// Tells the other nodes of changes; throws if they may not hear of it.
    func announce(_ changes: Set<NodeChange>) async throws

    /// Calls a function with what other nodes announce, from now on and in place of an earlier function,
    /// with `everything` after a time in which announcements may have been lost.
    func receive(_ receive: @escaping @Sendable (Set<NodeChange>) -> Void)
}

/// The agreement of an app's nodes about secrets and claims, which a store of theirs decides.
package protocol NodeAgreement: Sendable {
    /// Returns the secret with a name, which is the same on all nodes: the proposed one if there is none
    /// yet.
    func secret(_ name: String, orElse proposed: [UInt8]) async throws -> [UInt8]

    /// Returns `true` to the first caller among all nodes who claims a name, and `false` to every other one.
    ///
    /// The name may be forgotten after a time, in which no other caller can claim it.
    func claim(_ name: String, for time: Duration) async throws -> Bool
}
