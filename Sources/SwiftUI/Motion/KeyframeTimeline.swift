public import Foundation

/// The path of a value through keyframes, which can be evaluated at any time.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTracks<Value>.Placed]

    /// Creates the path from a value through keyframes.
    ///
    /// If several tracks have the same property, the last one counts.
    public init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        self.initialValue = initialValue
        var tracks = _KeyframeTracks<Value>()
        content()._addTracks(to: &tracks)
        self.tracks = tracks.all.map { $0(initialValue) }
    }

    /// The duration of the longest track, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// Returns the value at a time in seconds; the last value once all tracks have ended.
    public func value(time: Double) -> Value {
        var value = initialValue
        let seconds = time.isNaN ? 0 : max(time, 0)
        for track in tracks { track.apply(&value, seconds) }
        return value
    }

    /// Returns the value at a fraction of the whole duration, 0…1.
    public func value(progress: Double) -> Value {
        value(time: progress.clampedToUnit * duration)
    }
}
