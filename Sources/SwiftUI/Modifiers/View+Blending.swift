/// How what is drawn joins what lies behind it.
public enum BlendMode: Sendable, Hashable {
    /// The way that graphics programs call by the name.
    case normal
    /// The way that graphics programs call by the name.
    case multiply
    /// The way that graphics programs call by the name.
    case screen
    /// The way that graphics programs call by the name.
    case overlay
    /// The way that graphics programs call by the name.
    case darken
    /// The way that graphics programs call by the name.
    case lighten
    /// The way that graphics programs call by the name.
    case colorDodge
    /// The way that graphics programs call by the name.
    case colorBurn
    /// The way that graphics programs call by the name.
    case softLight
    /// The way that graphics programs call by the name.
    case hardLight
    /// The way that graphics programs call by the name.
    case difference
    /// The way that graphics programs call by the name.
    case exclusion
    /// The way that graphics programs call by the name.
    case hue
    /// The way that graphics programs call by the name.
    case saturation
    /// The way that graphics programs call by the name.
    case color
    /// The way that graphics programs call by the name.
    case luminosity
    /// The way that graphics programs call by the name.
    case plusLighter
}

extension View {
    /// Sets how the view joins what lies behind it.
    nonisolated public consuming func blendMode(_ blendMode: BlendMode) -> some View {
        attribute(.blend(blendMode.described))
    }

    /// Makes colors stronger or weaker; 1 changes nothing.
    nonisolated public consuming func saturation(_ amount: Double) -> some View {
        attribute(.filter(.saturation, amount))
    }

    /// Makes colors lighter or darker; 0 changes nothing.
    nonisolated public consuming func brightness(_ amount: Double) -> some View {
        attribute(.filter(.brightness, amount))
    }

    /// Makes colors more or less unlike; 1 changes nothing.
    nonisolated public consuming func contrast(_ amount: Double) -> some View {
        attribute(.filter(.contrast, amount))
    }

    /// Makes colors gray; 0 changes nothing.
    nonisolated public consuming func grayscale(_ amount: Double) -> some View {
        attribute(.filter(.grayscale, amount))
    }

    /// Turns colors around the wheel.
    nonisolated public consuming func hueRotation(_ angle: Angle) -> some View {
        attribute(.filter(.hueRotation, angle.degrees))
    }

    /// Turns colors into their opposites.
    nonisolated public consuming func colorInvert() -> some View {
        attribute(.filter(.inversion, 1))
    }

    /// Joins the parts of the view before anything is done with it, as renderers do anyway.
    nonisolated public consuming func compositingGroup() -> some View { self }

    /// Draws the view as one picture, as renderers do anyway.
    nonisolated public consuming func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Sets which of overlapping views lies in front: the greater.
    nonisolated public consuming func zIndex(_ value: Double) -> some View {
        attribute(.zIndex(value))
    }
}

extension BlendMode {
    var described: ViewNode.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        }
    }
}
