import Foundation

/// Finds what is said in a stream of sound, by its loudness above that of the room.
///
/// Speech begins when it is clearly louder than the room, and ends after a pause that is nearly as
/// quiet: two thresholds, so that a soft syllable ends nothing. It keeps at most the longest utterance.
package struct SpeechDetector: Sendable {
    package struct Configuration: Sendable {
        /// The longest utterance; it then ends without a pause.
        package var timeLimit: Double = 15
        /// The silence that ends an utterance; a person waits for it before anything happens.
        package var pause: Double = 0.5

        package init() {}
    }

    /// An event of the stream.
    package enum Event: Sendable {
        /// The loudness of the last 20 milliseconds, from 0 to 1, for a meter.
        case level(Double)
        case began
        /// A short pause, with what was said before it: it may become the end.
        case paused(HeardSound)
        case ended(HeardSound)
    }

    /// 20 milliseconds.
    private static let frameSize = HeardSound.rate / 50
    private static let framesPerSecond = 50.0
    /// The sound before the first loud frame that belongs to speech: consonants are soft.
    private static let lead = 15
    /// The loudness of the room is the least of these last frames: three seconds.
    private static let window = 150
    /// The loudness of a room, in decibels below the loudest sound.
    private static let rooms = -65.0 ... -35.0
    private static let startsAbove = 10.0
    private static let endsBelow = 6.0
    /// Three of five loud frames begin speech: a click is shorter.
    private static let (loudFrames, lookedAt) = (3, 5)
    /// The quiet frames after which the end is likely: within sentences pauses were shorter.
    private static let likelyEnd = 10
    /// Speech with fewer loud frames is a cough.
    private static let fewestLoud = 8

    private let configuration: Configuration
    /// Samples that are no whole frame yet.
    private var rest: [Int16] = []
    private var recent: [Double] = []
    /// The utterance, or before one what may become its beginning.
    private var samples: [Int16] = []
    private var isSpeaking = false
    private var quiet = 0
    private var loud = 0

    package init(_ configuration: Configuration = Configuration()) {
        self.configuration = configuration
    }

    /// Takes the next samples, and returns what they mean.
    package mutating func events(of samples: some Collection<Int16>) -> [Event] {
        rest += samples
        var events: [Event] = []
        var start = 0
        while rest.count - start >= Self.frameSize {
            take(rest[start..<start + Self.frameSize], &events)
            start += Self.frameSize
        }
        rest.removeFirst(start)
        return events
    }

    /// Ends the stream: speech that lasts is over.
    package mutating func finish() -> [Event] {
        defer { self = SpeechDetector(configuration) }
        return isSpeaking && loud >= Self.fewestLoud
            ? [.ended(HeardSound(samples: samples + rest, end: .endOfSound))] : []
    }

    private mutating func take(_ frame: ArraySlice<Int16>, _ events: inout [Event]) {
        let level = Self.decibels(of: frame)
        recent.append(level)
        if recent.count > Self.window { recent.removeFirst() }
        let quietest = recent.min() ?? level
        let room = min(max(quietest, Self.rooms.lowerBound), Self.rooms.upperBound)
        events.append(.level(min(max((level + 60) / 50, 0), 1)))
        samples += frame
        if !isSpeaking {
            let loudNow = recent.suffix(Self.lookedAt).count { $0 > room + Self.startsAbove }
            if loudNow >= Self.loudFrames {
                (isSpeaking, quiet, loud) = (true, 0, loudNow)
                events.append(.began)
            } else {
                let kept = Self.lead * Self.frameSize
                if samples.count > kept { samples.removeFirst(samples.count - kept) }
            }
            return
        }
        if level > room + Self.startsAbove { loud += 1 }
        quiet = level > room + Self.endsBelow ? 0 : quiet + 1
        if Double(quiet) >= configuration.pause * Self.framesPerSecond {
            end(.pause, &events)
        } else if Double(samples.count) >= configuration.timeLimit * Double(HeardSound.rate) {
            end(.timeLimit, &events)
        } else if quiet == Self.likelyEnd, loud >= Self.fewestLoud {
            events.append(.paused(HeardSound(samples: samples, end: .pause)))
        }
    }

    private mutating func end(_ end: HeardSound.End, _ events: inout [Event]) {
        if loud >= Self.fewestLoud {
            events.append(.ended(HeardSound(samples: samples, end: end)))
        }
        (samples, isSpeaking, quiet, loud) = ([], false, 0, 0)
    }

    private static func decibels(of frame: ArraySlice<Int16>) -> Double {
        let sum = frame.reduce(0.0) { $0 + Double($1) * Double($1) }
        let power = sum / Double(max(frame.count, 1)) / (32768 * 32768)
        return power > 0 ? max(10 * log10(power), -90) : -90
    }
}
