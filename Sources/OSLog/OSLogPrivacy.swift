/// Tells if a value in a message may be read by the readers of the log.
///
/// Apple's page on `OSLogPrivacy` describes it: without a word of the author, numbers and truth values are
/// public and everything else is private. A private value is written as `<private>`, one with a hash as
/// `<mask.hash: '…'>`.
///
/// Unspecified by Apple: a hash lasts as long as the process, so that values can be told apart within one
/// log and guessed from none; a process whose environment has `OS_LOG_PRIVATE_DATA=1` writes private values
/// out, as Apple's do under a debugger, but never sensitive ones.
public struct OSLogPrivacy: Sendable {
    /// The words that take the place of a value.
    public enum Mask: Sendable {
        /// The value can be compared with others of the log.
        case hash
        /// Nothing of the value is told.
        case none
    }

    enum Kind: Sendable {
        case auto, `public`, `private`, sensitive
    }

    let kind: Kind
    let mask: Mask

    /// The system decides by the value's type.
    public static var auto: OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: .none) }
    /// The value is shown.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .public, mask: .none) }
    /// The value is withheld.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(kind: .private, mask: .none) }
    /// The value is withheld wherever the log is read.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: .none) }

    /// As `auto`, with a mask for what is withheld.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
    /// As `private`, with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(kind: .private, mask: mask)
    }
    /// As `sensitive`, with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(kind: .sensitive, mask: mask)
    }

    /// Returns what a log may say of a value.
    func shown(_ text: String, isPublicByType: Bool, showsPrivate: Bool) -> String {
        switch kind {
        case .public: return text
        case .auto where isPublicByType: return text
        case .auto, .private:
            if showsPrivate { return text }
        case .sensitive: break
        }
        switch mask {
        case .none: return kind == .sensitive ? "<sensitive>" : "<private>"
        case .hash:
            // Seeded anew in each process, so no table of hashes can be made before.
            let hash = UInt(bitPattern: text.hashValue)
            return "<mask.hash: '\(String(hash, radix: 36))'>"
        }
    }
}
