/// Values of several properties, each with a separate track.
public protocol Keyframes<Value> {
    /// The type that has the properties.
    associatedtype Value = Self.Body.Value
    /// The type of the content.
    associatedtype Body: Keyframes

    /// The content, composed of other content.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks, for the system; an extension provides it for custom keyframes.
    func _addTracks(to tracks: inout _KeyframeTracks<Self.Value>)
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks of the body.
    public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
        body._addTracks(to: &tracks)
    }
}

/// The tracks of properties while they are collected.
public struct _KeyframeTracks<Value>: PrimitiveKeyframes {
    /// A track whose initial value is known.
    struct Placed {
        let duration: Double
        let apply: (inout Value, _ seconds: Double) -> Void
    }

    /// The tracks, as functions of the initial value.
    var all: [(Value) -> Placed] = []

    init() {}

    public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
        tracks.all += all
    }
}

/// Keyframes without a body.
protocol PrimitiveKeyframes: Keyframes where Body == Self {}

extension PrimitiveKeyframes {
    /// The keyframes themselves.
    public var body: Self { self }
}

/// The sequence of values of one property.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Value == Content.Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track of the whole value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
    }

    /// Creates a track of the property at a key path.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
        var steps = _KeyframeSteps<Value>()
        content._addSteps(to: &steps)
        let keyPath = keyPath
        tracks.all.append { [steps] root in
            let path = KeyframePath(from: root[keyPath: keyPath].animatableData, steps.all)
            return _KeyframeTracks<Root>.Placed(duration: path.duration) { root, seconds in
                root[keyPath: keyPath].animatableData = path.value(at: seconds)
            }
        }
    }
}

/// A builder that collects the tracks of a closure in order, or the keyframes of one track.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Builds keyframes from an expression.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds empty keyframes.
    public static func buildBlock() -> some Keyframes<Value> {
        _KeyframeTracks<Value>()
    }

    /// Builds keyframes from the first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
        first
    }

    /// Builds keyframes from the preceding ones and the next track.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        var tracks = _KeyframeTracks<Value>()
        accumulated._addTracks(to: &tracks)
        next._addTracks(to: &tracks)
        return tracks
    }

    /// Returns the built keyframes.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}

// Keyframes of a single track that is the whole value.
extension KeyframesBuilder: _KeyframeTrackBuilding where Value: Animatable {
    /// Returns the keyframes as one track.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }
}
