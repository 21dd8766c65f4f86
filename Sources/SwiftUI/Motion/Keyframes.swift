/// Values of several properties, each with ways of its own between them.
public protocol Keyframes<Value> {
    /// The type of what has the properties.
    associatedtype Value = Self.Body.Value
    /// The type of the content.
    associatedtype Body: Keyframes

    /// The content, made of other content.
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks, for the system; keyframes of one's own have it from an extension.
    func _addTracks(to tracks: inout _KeyframeTracks<Self.Value>)
}

extension Keyframes where Body.Value == Value {
    /// Adds the tracks that the content is made of.
    public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
        body._addTracks(to: &tracks)
    }
}

/// Tracks of properties, as they are collected.
public struct _KeyframeTracks<Value>: PrimitiveKeyframes {
    /// A track, once it is known where it begins.
    struct Placed {
        let duration: Double
        let apply: (inout Value, _ seconds: Double) -> Void
    }

    /// The tracks, by the value that all begin with.
    var all: [(Value) -> Placed] = []

    init() {}

    public func _addTracks(to tracks: inout _KeyframeTracks<Value>) {
        tracks.all += all
    }
}

/// Keyframes that are made of nothing else.
protocol PrimitiveKeyframes: Keyframes where Body == Self {}

extension PrimitiveKeyframes {
    /// The keyframes themselves.
    public var body: Self { self }
}

/// The values of one property, one after another.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: PrimitiveKeyframes
where Value == Content.Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Creates a track of all of a value.
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

/// Collects tracks that stand one after another in a closure, or the keyframes of one.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Takes keyframes as they stand.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
        expression
    }

    /// Builds keyframes from none.
    public static func buildBlock() -> some Keyframes<Value> {
        _KeyframeTracks<Value>()
    }

    /// Builds keyframes from the first track.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
        first
    }

    /// Builds keyframes from what there is and the next track.
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        var tracks = _KeyframeTracks<Value>()
        accumulated._addTracks(to: &tracks)
        next._addTracks(to: &tracks)
        return tracks
    }

    /// Gives the keyframes that were built.
    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Content.Value == Value {
        component
    }
}

// The keyframes of one track that is all of the value.
extension KeyframesBuilder where Value: Animatable {
    /// Takes content of a track as it stands.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where K.Value == Value {
        expression
    }

    /// Builds content of a track from the first keyframe.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
    where K.Value == Value {
        first
    }

    /// Builds content of a track from what there is and the next keyframe.
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    /// Builds the content of a loop.
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    /// Builds the content of the first branch.
    public static func buildEither(
        first component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSteps<Value> {
        KeyframeTrackContentBuilder<Value>.buildEither(first: component)
    }

    /// Builds the content of the second branch.
    public static func buildEither(
        second component: some KeyframeTrackContent<Value>
    ) -> _KeyframeSteps<Value> {
        KeyframeTrackContentBuilder<Value>.buildEither(second: component)
    }

    /// Gives the keyframes as one track.
    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
    }
}
