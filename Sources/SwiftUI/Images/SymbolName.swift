import Synchronization

/// The spoken words of a symbol's name.
enum SymbolName {
    /// The words for names that mean nothing when read aloud word by word.
    private static let known: [String: String] = [
        "xmark": "close", "checkmark": "done", "plus": "add", "minus": "remove",
        "square.and.arrow.up": "share", "square.and.arrow.down": "download",
        "square.and.pencil": "compose", "magnifyingglass": "search", "ellipsis": "more",
        "arrow.clockwise": "refresh", "trash": "delete", "gearshape": "settings",
        "gear": "settings", "mappin": "location", "mappin.and.ellipse": "location",
        "fork.knife": "food", "chevron.right": "forward", "chevron.left": "back",
        "exclamationmark.triangle": "warning", "questionmark": "help", "info": "information",
        "line.3.horizontal": "menu", "slider.horizontal.3": "adjust", "heart": "heart",
    ]

    /// The words found so far; a card needs the same few repeatedly.
    private static let found = Mutex<[String: String]>([:])

    /// Returns the plain words of a name, without the variant.
    static func spoken(_ name: String) -> String {
        // Most names are a single word, which is read as it is or known.
        if isOneWord(name) { return known[name] ?? name }
        if let words = found.withLock({ $0[name] }) { return words }
        let words = words(of: name)
        found.withLock { if $0.count < 1000 { $0[name] = words } }
        return words
    }

    private static func isOneWord(_ name: String) -> Bool {
        let bytes = name.utf8.span
        for index in bytes.indices where bytes[index] == UInt8(ascii: ".") { return false }
        return true
    }

    private static func words(of name: String) -> String {
        var parts = name.split(separator: ".")
        while parts.count > 1, let last = parts.last,
            last == "fill" || last == "circle" || last == "square"
        {
            parts.removeLast()
        }
        let plain = parts.joined(separator: ".")
        return known[plain] ?? parts.joined(separator: " ")
    }
}
