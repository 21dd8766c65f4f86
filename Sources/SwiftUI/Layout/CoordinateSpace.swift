/// The point from which places count.
public enum CoordinateSpace: Hashable {
    /// The top leading corner of the card.
    case global
    /// The top leading corner of the view at hand.
    case local
    /// The top leading corner of a view around, by the name that it has.
    case named(AnyHashable)

    /// Tells whether places count from the card.
    public var isGlobal: Bool { self == .global }
    /// Tells whether places count from the view at hand.
    public var isLocal: Bool { self == .local }
}

/// A point from which places count, by its type.
public protocol CoordinateSpaceProtocol {
    /// The point as a value.
    var coordinateSpace: CoordinateSpace { get }
}

/// Places count from the view at hand.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    public var coordinateSpace: CoordinateSpace { .local }
}

/// Places count from the card.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Creates the space.
    public init() {}

    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// Places count from the view at hand.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// Places count from the card.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Places count from a view around that has a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Places count from a view around that has a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension View {
    /// Names the view, so that places inside it can count from its corner.
    nonisolated public consuming func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modified(_CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view, so that places inside it can count from its corner.
    @available(
        iOS, introduced: 13.0, deprecated: 17.0,
        message: "Use coordinateSpace(_:) with a named space instead."
    )
    nonisolated public consuming func coordinateSpace<T: Hashable>(name: T) -> some View {
        modified(_CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}
