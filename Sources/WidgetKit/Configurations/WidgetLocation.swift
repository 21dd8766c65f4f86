/// A place where a system shows widgets.
public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    /// The home screen; here, a person's board.
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    /// The lock screen.
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    /// A phone that is charging on its side.
    public static let standBy = WidgetLocation(name: "standBy")
    /// A Mac that shows a phone's widgets.
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
    /// A car's screen.
    public static let carPlay = WidgetLocation(name: "carPlay")
}

extension WidgetConfiguration {
    /// Sets the locations where a system should not offer the widget in some families.
    ///
    /// Of the locations, only the home screen has a counterpart here, the board: it places the widget in
    /// another family, if there is one, and its gallery shows disfavored families last.
    public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration {
        changed { if locations.contains(.homeScreen) { $0.disfavoredFamilies += families } }
    }
}
