/// The blending of drawn content with the content behind it.
public enum BlendMode: Sendable, Hashable {
    /// The mode that graphics programs call by this name.
    case normal
    /// The mode that graphics programs call by this name.
    case multiply
    /// The mode that graphics programs call by this name.
    case screen
    /// The mode that graphics programs call by this name.
    case overlay
    /// The mode that graphics programs call by this name.
    case darken
    /// The mode that graphics programs call by this name.
    case lighten
    /// The mode that graphics programs call by this name.
    case colorDodge
    /// The mode that graphics programs call by this name.
    case colorBurn
    /// The mode that graphics programs call by this name.
    case softLight
    /// The mode that graphics programs call by this name.
    case hardLight
    /// The mode that graphics programs call by this name.
    case difference
    /// The mode that graphics programs call by this name.
    case exclusion
    /// The mode that graphics programs call by this name.
    case hue
    /// The mode that graphics programs call by this name.
    case saturation
    /// The mode that graphics programs call by this name.
    case color
    /// The mode that graphics programs call by this name.
    case luminosity
    /// The mode that graphics programs call by this name.
    case plusLighter
}

extension View {
    /// Sets the blending of the view with the content behind it.
    nonisolated public consuming func blendMode(_ blendMode: BlendMode) -> some View {
        attribute(.blend(blendMode.described))
    }

    /// Changes the saturation of colors; 1 changes nothing.
    nonisolated public consuming func saturation(_ amount: Double) -> some View {
        attribute(.filter(.saturation, amount))
    }

    /// Changes the brightness of colors; 0 changes nothing.
    nonisolated public consuming func brightness(_ amount: Double) -> some View {
        attribute(.filter(.brightness, amount))
    }

    /// Changes the contrast of colors; 1 changes nothing.
    nonisolated public consuming func contrast(_ amount: Double) -> some View {
        attribute(.filter(.contrast, amount))
    }

    /// Makes colors gray; 0 changes nothing.
    nonisolated public consuming func grayscale(_ amount: Double) -> some View {
        attribute(.filter(.grayscale, amount))
    }

    /// Rotates the hue of colors.
    nonisolated public consuming func hueRotation(_ angle: Angle) -> some View {
        attribute(.filter(.hueRotation, angle.degrees))
    }

    /// Inverts colors.
    nonisolated public consuming func colorInvert() -> some View {
        attribute(.filter(.inversion, 1))
    }

    /// Combines the parts of the view before effects apply, as renderers do anyway.
    nonisolated public consuming func compositingGroup() -> some View { self }

    /// Draws the view as one picture, as renderers do anyway.
    nonisolated public consuming func drawingGroup(opaque: Bool = false) -> some View { self }

    /// Sets the order of overlapping views: the greater value is in front.
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
