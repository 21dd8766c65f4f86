public import Foundation

/// The way of a value through keyframes, which can be asked for any moment.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTracks<Value>.Placed]

    /// Creates the way from a value through keyframes.
    ///
    /// Of several tracks of one property the last one counts.
    public init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        self.initialValue = initialValue
        var tracks = _KeyframeTracks<Value>()
        content()._addTracks(to: &tracks)
        self.tracks = tracks.all.map { $0(initialValue) }
    }

    /// The seconds that the longest track takes.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    /// The value after some seconds; the last one once all tracks have come to their ends.
    public func value(time: Double) -> Value {
        var value = initialValue
        let seconds = time.isNaN ? 0 : max(time, 0)
        for track in tracks { track.apply(&value, seconds) }
        return value
    }

    /// The value after a share of the whole time, 0…1.
    public func value(progress: Double) -> Value {
        value(time: progress.clampedToUnit * duration)
    }
}
