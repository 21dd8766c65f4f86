public import SwiftUI

// SwiftUI's on Apple's platforms, where the background of nearly every widget is `.fill.tertiary`.
extension ShapeStyle {
    /// The second level of the style.
    public var secondary: some ShapeStyle { opacity(0.6) }
    /// The third level of the style.
    public var tertiary: some ShapeStyle { opacity(0.4) }
    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { opacity(0.25) }
    /// The fifth level of the style.
    public var quinary: some ShapeStyle { opacity(0.15) }
}
