/// File names that are safe to show, write and send.
package enum FileName {
    /// The longest name that file systems accept, in bytes of UTF-8.
    private static let maximumBytes = 255

    /// Returns a name without folders, control characters and marks that change the reading
    /// direction, of a length that every file system accepts; `file` if nothing is left.
    package static func sanitized(_ name: String) -> String {
        let parts = name.unicodeScalars.split { $0 == "/" || $0 == "\\" }
        let allowed = (parts.last ?? Substring.UnicodeScalarView()).filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
                .unassigned:
                false
            default: !turnsDirection(scalar)
            }
        }
        var text = String(String.UnicodeScalarView(allowed))
        // Names of dots alone are folders, those that begin with one are hidden.
        text = String(text.drop { $0 == "." || $0 == " " })
        while let end = text.last, end == "." || end == " " { text.removeLast() }
        return text.isEmpty ? "file" : shortened(text)
    }

    private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }

    /// Shortens a name that is too long and keeps its extension.
    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > maximumBytes else { return name }
        var ending = ""
        if let dot = name.lastIndex(of: "."), name[dot...].utf8.count <= 32 {
            ending = String(name[dot...])
        }
        var stem = String(name.dropLast(ending.count))
        while stem.utf8.count + ending.utf8.count > maximumBytes { stem.removeLast() }
        return stem + ending
    }
}
