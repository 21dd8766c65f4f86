import CFileFacts
package import Foundation

/// The facts of a file that its file system keeps.
package struct FileFacts: Hashable {
    package enum Kind: Hashable {
        case regular
        case folder
        case link
        /// A FIFO, a socket or a device.
        case other
    }

    /// Which file it is, whatever its name.
    package struct Identity: Hashable {
        let device: UInt64
        let node: UInt64
    }

    package let kind: Kind
    /// Who may read, write and execute it, as `chmod` counts.
    let permissions: UInt32
    package let owner: UInt32
    package let identity: Identity
    package let size: Int
    private let seconds: Int64
    private let nanoseconds: Int64

    /// The time of the last change of its bytes.
    package var modified: Date {
        Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
    }

    /// Reads the facts of an open file; `nil` where that fails, which `errno` explains.
    init?(of descriptor: CInt) {
        var facts = file_facts()
        guard file_facts_of_descriptor(descriptor, &facts) == 0 else { return nil }
        self.init(facts)
    }

    /// Reads the facts of the file at a path; `nil` where that fails, which `errno` explains.
    package init?(atPath path: String, followsLink: Bool) {
        var facts = file_facts()
        guard file_facts_at_path(path, followsLink, &facts) == 0 else { return nil }
        self.init(facts)
    }

    private init(_ facts: file_facts) {
        kind =
            switch facts.kind {
            case file_regular: .regular
            case file_folder: .folder
            case file_link: .link
            default: .other
            }
        permissions = facts.permissions
        owner = facts.owner
        identity = Identity(device: facts.device, node: facts.node)
        size = Int(facts.size)
        seconds = facts.seconds
        nanoseconds = facts.nanoseconds
    }
}
