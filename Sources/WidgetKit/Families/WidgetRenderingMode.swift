/// How the colors of a widget are drawn.
public struct WidgetRenderingMode: Equatable, Sendable {
    private enum Mode { case fullColor, accented, vibrant }

    private let mode: Mode

    /// As the author chose them, which is how every widget is drawn here.
    public static let fullColor = WidgetRenderingMode(mode: .fullColor)
    /// In two groups of one color each.
    public static let accented = WidgetRenderingMode(mode: .accented)
    /// As the background shines through.
    public static let vibrant = WidgetRenderingMode(mode: .vibrant)
}
