/// The purpose of a button.
public struct ButtonRole: Sendable, Equatable {
    private let name: String

    /// Deletes or gives away something.
    public static let destructive = ButtonRole(name: "destructive")
    /// Ends without doing anything.
    public static let cancel = ButtonRole(name: "cancel")
    /// Confirms.
    public static let confirm = ButtonRole(name: "confirm")
    /// Closes what is shown.
    public static let close = ButtonRole(name: "close")
}
