/// The origin of coordinates.
public enum CoordinateSpace: Hashable {
    /// The top leading corner of the card.
    case global
    /// The top leading corner of the current view.
    case local
    /// The top leading corner of an enclosing view, by its name.
    case named(AnyHashable)

    /// Tells whether the coordinates are relative to the card.
    public var isGlobal: Bool { self == .global }
    /// Tells whether the coordinates are relative to the current view.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space, by its type.
public protocol CoordinateSpaceProtocol {
    /// The coordinate space as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// Coordinates relative to the current view.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// Coordinates relative to the card.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// Coordinates relative to the current view.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// Coordinates relative to the card.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Coordinates relative to an enclosing view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns coordinates relative to an enclosing view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension View {
    /// Names the view, so that coordinates inside it can be relative to its corner.
    nonisolated public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modified(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view, so that coordinates inside it can be relative to its corner.
    @available(
        iOS, introduced: 13.0, deprecated: 17.0,
        message: "Use coordinateSpace(_:) with a named space instead."
    )
    nonisolated public consuming func coordinateSpace<T: Hashable>(name: T) -> some View {
        modified(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
