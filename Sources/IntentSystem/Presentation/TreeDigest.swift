import SwiftUI

/// A fingerprint of a tree: 64 bits, with a new key in each process, so that no attacker can find
/// two trees that share one.
package struct TreeDigest: Hashable, Sendable {
    private let value: Int

    /// The fingerprint of a tree of another process, whose key is unknown.
    static let ofOtherProcess = TreeDigest(value: 0)

    private init(value: Int) {
        self.value = value
    }

    /// Creates the fingerprint of a tree; the places of elements don't count, since they follow
    /// from the nodes and the environment.
    init(_ tree: ViewTree) {
        self.init(NodeDigests(of: tree.nodes))
    }

    fileprivate init(_ nodes: NodeDigests) {
        value = nodes.own.hashValue
    }
}

/// The fingerprints of a tree's elements, each without its children, which follow it.
struct NodeDigests: Sendable {
    /// The fingerprints of the elements without their children, an element before its children.
    private(set) var own: [Int] = []
    /// The end index of each element's subtree.
    private(set) var ends: [Int32] = []

    /// Computes the fingerprints of some nodes.
    init(of nodes: [ViewNode]) {
        add(nodes)
    }

    /// Computes the fingerprints of some nodes, and makes equal ones share memory with an earlier
    /// tree, so that comparing the two is cheap.
    init(of nodes: inout [ViewNode], after earlier: (nodes: [ViewNode], digests: NodeDigests)) {
        own.reserveCapacity(earlier.digests.own.count)
        ends.reserveCapacity(earlier.digests.own.count)
        var place = 0
        share(&nodes, earlier.nodes, earlier.digests, &place)
    }

    /// The fingerprint of the tree.
    var digest: TreeDigest { TreeDigest(self) }

    private mutating func add(_ nodes: [ViewNode]) {
        for index in nodes.indices { add(nodes, index) }
    }

    private mutating func add(_ nodes: [ViewNode], _ index: Int) {
        let place = own.count
        own.append(Self.hash(nodes, index))
        ends.append(0)
        add(nodes[index].children)
        ends[place] = Int32(truncatingIfNeeded: own.count)
    }

    /// Returns whether all nodes equal those of the earlier tree; `place` is the index of the first
    /// of them.
    @discardableResult
    private mutating func share(
        _ nodes: inout [ViewNode], _ earlier: [ViewNode], _ digests: NodeDigests, _ place: inout Int
    ) -> Bool {
        var areSame = nodes.count == earlier.count
        for index in nodes.indices {
            guard index < earlier.count, nodes[index].id == earlier[index].id else {
                add(nodes, index)
                if index < earlier.count { place = Int(digests.ends[place]) }
                areSame = false
                continue
            }
            if !share(&nodes, earlier, index, digests, &place) { areSame = false }
        }
        if areSame { nodes = earlier }
        return areSame
    }

    private mutating func share(
        _ nodes: inout [ViewNode], _ earlier: [ViewNode], _ index: Int, _ digests: NodeDigests,
        _ place: inout Int
    ) -> Bool {
        let (new, old) = (own.count, place)
        let isSame = Self.isSame(nodes, earlier, index)
        own.append(isSame ? digests.own[old] : Self.hash(nodes, index))
        ends.append(0)
        place += 1
        let hasSameChildren =
            nodes[index].children.isEmpty && earlier[index].children.isEmpty
            || share(&nodes[index].children, earlier[index].children, digests, &place)
        ends[new] = Int32(truncatingIfNeeded: own.count)
        place = Int(digests.ends[old])
        return isSame && hasSameChildren
    }

    /// Returns the fingerprint of an element without its children, but with their number.
    private static func hash(_ nodes: [ViewNode], _ index: Int) -> Int {
        var hasher = Hasher()
        hasher.combine(nodes[index].id)
        hasher.combine(nodes[index].kind)
        hasher.combine(nodes[index].attributes)
        hasher.combine(nodes[index].children.count)
        return hasher.finalize()
    }

    /// Compares two elements without their children; takes indices, since elements are large to pass.
    private static func isSame(
        _ nodes: [ViewNode], _ earlier: [ViewNode], _ index: Int
    ) -> Bool {
        nodes[index].children.count == earlier[index].children.count
            && nodes[index].kind == earlier[index].kind
            && nodes[index].attributes == earlier[index].attributes
    }
}
