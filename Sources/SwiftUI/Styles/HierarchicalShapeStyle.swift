/// A level of the current foreground color, from the first to the fifth.
public struct HierarchicalShapeStyle: PrimitiveShapeStyle {
    let level: Int

    /// The first level.
    public static let primary = HierarchicalShapeStyle(level: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(level: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(level: 4)

    package func paint(in environment: EnvironmentValues) -> Paint {
        let levels = environment.ink.levels
        if level > 0, !levels.isEmpty { return levels[min(level, levels.count) - 1] }
        guard let base = environment.ink.base else {
            return switch level {
            case 0: .named(.primary)
            case 1: .named(.secondary)
            case 2: .named(.tertiary)
            case 3: .named(.quaternary)
            default: .faded(.quaternary, opacity: 0.6)
            }
        }
        return switch level {
        case 0: base
        case 1: base.faded(by: 0.6)
        case 2: base.faded(by: 0.4)
        case 3: base.faded(by: 0.25)
        default: base.faded(by: 0.15)
        }
    }

    /// Makes the level the foreground; the base color of the levels stays.
    public func _setForeground(in environment: inout EnvironmentValues) {
        // A renderer draws the first level anyway, unless the base is a color.
        let isDefault = level == 0 && environment.ink.base == nil
        environment.ink.foreground = isDefault ? nil : paint(in: environment)
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground color.
    public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
    /// The second level of the foreground color.
    public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
    /// The third level of the foreground color.
    public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
    /// The fourth level of the foreground color.
    public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
    /// The fifth level of the foreground color.
    public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}
