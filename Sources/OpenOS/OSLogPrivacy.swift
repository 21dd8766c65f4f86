internal import Foundation

/// The rule that decides whether the readers of a log may see a value in a message.
///
/// Apple's page on `OSLogPrivacy` describes it: unless the author specifies it, numbers, Boolean
/// values and types are public and everything else is private. A private value is written as
/// `<private>`, one with a hash as `<mask.hash: '…'>`.
///
/// Unspecified by Apple: a sensitive value is written as `<sensitive>`. A hash is valid as long as
/// the process, so a reader can distinguish values within one log but can't guess them. A debug
/// build with `OS_LOG_PRIVATE_DATA=1` in its environment writes private values, as Apple's do under
/// a debugger, but never sensitive ones; a release build ignores the environment.
public struct OSLogPrivacy: Sendable {
    /// The replacement for a withheld value.
    public enum Mask: Sendable {
        /// A hash, by which the value can be compared with others in the log.
        case hash
        /// A text that reveals nothing about the value.
        case none
    }

    enum Kind: Sendable {
        case auto, `public`, `private`, sensitive
    }

    static let showsPrivate: Bool = {
        #if DEBUG
            ProcessInfo.processInfo.environment["OS_LOG_PRIVATE_DATA"] == "1"
        #else
            false
        #endif
    }()

    let kind: Kind
    let mask: Mask

    init(_ kind: Kind, mask: Mask = .none) {
        self.kind = kind
        self.mask = mask
    }

    /// The rule that follows the value's type.
    public static var auto: OSLogPrivacy { OSLogPrivacy(.auto) }
    /// The rule that the value is written.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(.public) }
    /// The rule that the value is withheld.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(.private) }
    /// The rule that the value is withheld even if private ones are written.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(.sensitive) }

    /// Returns the rule `auto` with a mask for a withheld value.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.auto, mask: mask) }
    /// Returns the rule `private` with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.private, mask: mask) }
    /// Returns the rule `sensitive` with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(.sensitive, mask: mask)
    }

    /// Returns the text that a log may contain for a value.
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
            // Seeded randomly in each process, so a table of hashes can't be precomputed.
            let hash = UInt(bitPattern: text.hashValue)
            return "<mask.hash: '\(String(hash, radix: 36))'>"
        }
    }
}
