import IntentSystem
import _JSON

/// The address of a tab: its browser's session and its number, which tie a POST to the tab's
/// stream.
struct TabAddress: Hashable, Sendable {
    var session: SessionID
    /// The 16 hexadecimal digits that the tab chose, as a number, which needs no allocation.
    var tab: UInt64

    /// Reads the tab's name; `nil` if it isn't 16 hexadecimal digits.
    init?(session: SessionID, tab: String?) {
        guard let tab, let number = Self.number(of: tab) else { return nil }
        self.session = session
        self.tab = number
    }

    /// Returns the number of a tab's name.
    static func number(of tab: String) -> UInt64? {
        guard tab.utf8.count == 16 else { return nil }
        var number: UInt64 = 0
        for byte in tab.utf8 {
            guard let digit = byte.hexadecimalDigit else { return nil }
            number = number << 4 | UInt64(digit)
        }
        return number
    }
}
