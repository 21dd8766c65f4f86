import Foundation

/// A source of sound: a microphone, a file or a pipe.
///
/// `next()` blocks its thread until there is sound; `stop()` may be called on any thread, and ends it.
package protocol SoundSource: Sendable {
    /// Returns the next samples; `nil` at the end.
    func next() throws(SpeechProblem) -> [Int16]?

    func stop()
}

/// The default microphone, as `arecord` reads it.
///
/// It is part of ALSA's tools, which every desktop has, and hears through PipeWire and PulseAudio
/// where they run. A program of its own holds the device only while it is listened to, and can't hold
/// this one up.
package final class Microphone: SoundSource {
    private let program: ChildProgram

    /// Begins to listen.
    package init() throws(SpeechProblem) {
        program = try ChildProgram([
            "arecord", "-q", "-t", "raw", "-f", "S16_LE", "-r", String(HeardSound.rate), "-c", "1",
        ])
        program.closeInput()
    }

    package func next() throws(SpeechProblem) -> [Int16]? {
        let bytes = program.read()
        // A microphone has no end: it is missing or busy, or was taken out.
        if bytes.isEmpty { throw .noMicrophone(saying: program.complaint) }
        return stride(from: 0, to: bytes.count - 1, by: 2).map { place in
            Int16(bitPattern: UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8)
        }
    }

    package func stop() { program.stop() }
}
