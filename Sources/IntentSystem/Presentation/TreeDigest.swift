import SwiftUI

/// A fingerprint of a tree: 64 bits, keyed anew in each process, so that no attacker can look for two
/// trees that share one.
package struct TreeDigest: Hashable, Sendable {
    private let value: Int

    /// The places of elements don't count: they follow from the nodes and the environment.
    init(_ tree: ViewTree) {
        value = tree.hashValue
    }
}
