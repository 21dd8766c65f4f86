extension Color {
    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let white = Color(.white)
    public static let gray = Color(.gray)
    public static let black = Color(.black)
    public static let clear = Color(.clear)
    public static let primary = Color(.primary)
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
