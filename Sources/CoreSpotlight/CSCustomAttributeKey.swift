/// The author's own name for something that the index knows of an item.
public final class CSCustomAttributeKey: Sendable {
    /// The name.
    public let keyName: String

    /// Makes a key; `nil` if the name is empty or begins with the letters that Apple keeps for
    /// itself.
    public init?(keyName: String) {
        if keyName.isEmpty || keyName.hasPrefix("kMD") { return nil }
        self.keyName = keyName
    }
}
