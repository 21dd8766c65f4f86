/// The sound between two pauses: PCM with 16 bits and 16,000 samples a second, one channel.
package struct HeardSound: Sendable {
    package static let rate = 16_000

    package let samples: [Int16]
    /// The reason why it is over.
    package let end: End

    package enum End: Sendable {
        case pause, timeLimit, endOfSound
    }

    package init(samples: [Int16], end: End) {
        self.samples = samples
        self.end = end
    }

    /// The utterance as a WAV file.
    package var wav: [UInt8] {
        let size = UInt32(samples.count * 2)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(44 + samples.count * 2)
        func append(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
        }
        bytes += Array("RIFF".utf8)
        append(36 + size)
        bytes += Array("WAVEfmt ".utf8)
        append(UInt32(16))
        let form = SoundForm.heard
        append(form.format)
        append(form.channels)
        append(form.rate)
        append(form.rate * 2)
        append(UInt16(2))
        append(form.bits)
        bytes += Array("data".utf8)
        append(size)
        for sample in samples { append(sample) }
        return bytes
    }
}
