extension Color {
    /// The color red.
    public static let red = Color(named: .red)
    /// The color orange.
    public static let orange = Color(named: .orange)
    /// The color yellow.
    public static let yellow = Color(named: .yellow)
    /// The color green.
    public static let green = Color(named: .green)
    /// The color mint.
    public static let mint = Color(named: .mint)
    /// The color teal.
    public static let teal = Color(named: .teal)
    /// The color cyan.
    public static let cyan = Color(named: .cyan)
    /// The color blue.
    public static let blue = Color(named: .blue)
    /// The color indigo.
    public static let indigo = Color(named: .indigo)
    /// The color purple.
    public static let purple = Color(named: .purple)
    /// The color pink.
    public static let pink = Color(named: .pink)
    /// The color brown.
    public static let brown = Color(named: .brown)
    /// The color white.
    public static let white = Color(named: .white)
    /// The color gray.
    public static let gray = Color(named: .gray)
    /// The color black.
    public static let black = Color(named: .black)
    /// No color at all.
    public static let clear = Color(named: .clear)
    /// The color of primary content.
    public static let primary = Color(named: .primary)
    /// The color of secondary content.
    public static let secondary = Color(named: .secondary)
    /// The tint of the current controls, or the app's accent color.
    public static let accentColor = Color(named: .accent)
}

extension ShapeStyle where Self == Color {
    /// The color red.
    public static var red: Color { Color(named: .red) }
    /// The color orange.
    public static var orange: Color { Color(named: .orange) }
    /// The color yellow.
    public static var yellow: Color { Color(named: .yellow) }
    /// The color green.
    public static var green: Color { Color(named: .green) }
    /// The color mint.
    public static var mint: Color { Color(named: .mint) }
    /// The color teal.
    public static var teal: Color { Color(named: .teal) }
    /// The color cyan.
    public static var cyan: Color { Color(named: .cyan) }
    /// The color blue.
    public static var blue: Color { Color(named: .blue) }
    /// The color indigo.
    public static var indigo: Color { Color(named: .indigo) }
    /// The color purple.
    public static var purple: Color { Color(named: .purple) }
    /// The color pink.
    public static var pink: Color { Color(named: .pink) }
    /// The color brown.
    public static var brown: Color { Color(named: .brown) }
    /// The color white.
    public static var white: Color { Color(named: .white) }
    /// The color gray.
    public static var gray: Color { Color(named: .gray) }
    /// The color black.
    public static var black: Color { Color(named: .black) }
    /// The color clear.
    public static var clear: Color { Color(named: .clear) }
}
