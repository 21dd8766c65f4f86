internal import Foundation

/// The rule that tells if the readers of a log may read a value in a message.
///
/// Apple's page on `OSLogPrivacy` describes it: unless the author says otherwise, numbers, truth values
/// and types are public and everything else is private. A private value is written as `<private>`, one
/// with a hash as `<mask.hash: '…'>`.
///
/// Unspecified by Apple: a sensitive value is written as `<sensitive>`. A hash lasts as long as the
/// process, so that values can be told apart within one log and guessed from none. A debug build whose
/// environment has `OS_LOG_PRIVATE_DATA=1` writes private values out, as Apple's do under a debugger, but
/// never sensitive ones; a release build heeds no environment.
public struct OSLogPrivacy: Sendable {
    /// The words that take the place of a value.
    public enum Mask: Sendable {
        /// A hash, by which the value can be compared with others of the log.
        case hash
        /// Words that tell nothing of the value.
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

    /// The rule that the value's type decides.
    public static var auto: OSLogPrivacy { OSLogPrivacy(.auto) }
    /// The rule that the value is written.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(.public) }
    /// The rule that the value is withheld.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(.private) }
    /// The rule that the value is withheld even where private ones are written.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(.sensitive) }

    /// Returns the rule `auto` with a mask for a withheld value.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.auto, mask: mask) }
    /// Returns the rule `private` with a mask.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(.private, mask: mask) }
    /// Returns the rule `sensitive` with a mask.
    public static func sensitive(mask: Mask) -> OSLogPrivacy {
        OSLogPrivacy(.sensitive, mask: mask)
    }

    /// Returns the words that a log may have for a value.
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
