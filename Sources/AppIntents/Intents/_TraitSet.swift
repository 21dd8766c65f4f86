/// A set of roles, each of them a bit.
public protocol _TraitSet: SetAlgebra, Sendable where Element == Self, ArrayLiteralElement == Self {
    /// The bits of the roles in the set.
    var _bits: UInt8 { get set }

    /// Creates an empty set.
    init()
}

extension _TraitSet {
    private func with(_ bits: UInt8) -> Self {
        var set = self
        set._bits = bits
        return set
    }

    /// Returns whether a role is in the set.
    public func contains(_ member: Self) -> Bool { member._bits & ~_bits == 0 }

    /// Returns the roles in either set.
    public func union(_ other: Self) -> Self { with(_bits | other._bits) }

    /// Returns the roles in both sets.
    public func intersection(_ other: Self) -> Self { with(_bits & other._bits) }

    /// Returns the roles in one set alone.
    public func symmetricDifference(_ other: Self) -> Self { with(_bits ^ other._bits) }

    /// Adds a role.
    @discardableResult
    public mutating func insert(
        _ newMember: Self
    ) -> (inserted: Bool, memberAfterInsert: Self) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes a role, and returns it if it was in the set.
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        _bits &= ~member._bits
        return removed._bits == 0 ? nil : removed
    }

    /// Adds a role, and returns it if it was in the set.
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let present = intersection(newMember)
        formUnion(newMember)
        return present._bits == 0 ? nil : present
    }

    /// Adds the roles of another set.
    public mutating func formUnion(_ other: Self) { _bits |= other._bits }

    /// Removes the roles that another set doesn't have.
    public mutating func formIntersection(_ other: Self) { _bits &= other._bits }

    /// Keeps the roles in one set alone.
    public mutating func formSymmetricDifference(_ other: Self) { _bits ^= other._bits }
}
