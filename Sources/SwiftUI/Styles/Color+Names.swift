extension Color {
    /// The color red.
    public static let red = Color(.red)
    /// The color orange.
    public static let orange = Color(.orange)
    /// The color yellow.
    public static let yellow = Color(.yellow)
    /// The color green.
    public static let green = Color(.green)
    /// The color mint.
    public static let mint = Color(.mint)
    /// The color teal.
    public static let teal = Color(.teal)
    /// The color cyan.
    public static let cyan = Color(.cyan)
    /// The color blue.
    public static let blue = Color(.blue)
    /// The color indigo.
    public static let indigo = Color(.indigo)
    /// The color purple.
    public static let purple = Color(.purple)
    /// The color pink.
    public static let pink = Color(.pink)
    /// The color brown.
    public static let brown = Color(.brown)
    /// The color white.
    public static let white = Color(.white)
    /// The color gray.
    public static let gray = Color(.gray)
    /// The color black.
    public static let black = Color(.black)
    /// No color at all.
    public static let clear = Color(.clear)
    /// The color of primary content.
    public static let primary = Color(.primary)
    /// The color of secondary content.
    public static let secondary = Color(.secondary)
    /// The tint of the controls at hand, or the accent color of the app.
    public static let accentColor = Color(.accent)
}

extension ShapeStyle where Self == Color {
    /// The color red.
    public static var red: Color { Color(.red) }
    /// The color orange.
    public static var orange: Color { Color(.orange) }
    /// The color yellow.
    public static var yellow: Color { Color(.yellow) }
    /// The color green.
    public static var green: Color { Color(.green) }
    /// The color mint.
    public static var mint: Color { Color(.mint) }
    /// The color teal.
    public static var teal: Color { Color(.teal) }
    /// The color cyan.
    public static var cyan: Color { Color(.cyan) }
    /// The color blue.
    public static var blue: Color { Color(.blue) }
    /// The color indigo.
    public static var indigo: Color { Color(.indigo) }
    /// The color purple.
    public static var purple: Color { Color(.purple) }
    /// The color pink.
    public static var pink: Color { Color(.pink) }
    /// The color brown.
    public static var brown: Color { Color(.brown) }
    /// The color white.
    public static var white: Color { Color(.white) }
    /// The color gray.
    public static var gray: Color { Color(.gray) }
    /// The color black.
    public static var black: Color { Color(.black) }
    /// The color clear.
    public static var clear: Color { Color(.clear) }
}
