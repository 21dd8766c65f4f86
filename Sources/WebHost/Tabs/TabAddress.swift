import IntentSystem
import _JSON

/// Which tab of which browser: what ties a POST to the stream of its tab.
struct TabAddress: Hashable, Sendable {
    var session: SessionID
    /// The 16 hexadecimal digits that the tab chose, as a number, which costs no allocation.
    var tab: UInt64

    /// Reads the tab's name; `nil` if it isn't 16 hexadecimal digits.
    init?(session: SessionID, tab: String?) {
        guard let tab, let number = Self.number(of: tab) else { return nil }
        self.session = session
        self.tab = number
    }

    /// The number that a tab's name stands for.
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
