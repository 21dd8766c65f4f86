/// The purpose of a button.
public struct ButtonRole: Sendable, Equatable {
    private let name: String

    /// A button that deletes or discards something.
    public static let destructive = ButtonRole(name: "destructive")
    /// A button that ends without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
    /// A button that confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// A button that closes what is shown.
    public static let close = ButtonRole(name: "close")
}
