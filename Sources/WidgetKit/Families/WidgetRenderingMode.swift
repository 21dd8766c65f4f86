/// The rendering of a widget's colors.
public struct WidgetRenderingMode: Equatable, Sendable {
    private enum Mode { case fullColor, accented, vibrant }

    private let mode: Mode

    /// The author's colors, with which every widget is drawn here.
    public static let fullColor = WidgetRenderingMode(mode: .fullColor)
    /// Two groups of one color each.
    public static let accented = WidgetRenderingMode(mode: .accented)
    /// Colors that blend with the background.
    public static let vibrant = WidgetRenderingMode(mode: .vibrant)
}
