import Foundation
import Testing

@testable import _Speech

/// Sound as files and pipes give it, whole and broken.
struct SoundReaderTests {
    private static let samples: [Int16] = (0..<500).map { Int16($0 * 7 - 1700) }
    private static let wav = HeardSound(samples: samples, end: .pause).wav

    private func read(
        _ bytes: [UInt8], _ kind: SoundReader.Kind = .wav, chunk: Int = .max
    ) throws(SpeechProblem) -> [Int16] {
        var reader = SoundReader(kind, name: "a.wav")
        var samples: [Int16] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            samples += try reader.samples(of: rest.prefix(chunk))
            rest = rest.dropFirst(chunk)
        }
        try reader.finish()
        return samples
    }

    /// The same file with other bytes at some places.
    private func changed(_ changes: [Int: [UInt8]]) -> [UInt8] {
        var bytes = Self.wav
        for (place, new) in changes { bytes.replaceSubrange(place..<place + new.count, with: new) }
        return bytes
    }

    @Test("A file is the same however its bytes come", arguments: [1, 3, 7, 44, 45, 1000])
    func chunks(size: Int) throws {
        #expect(try read(Self.wav, chunk: size) == Self.samples)
    }

    @Test("Other chunks are passed over, odd ones too")
    func otherChunks() throws {
        let list = Array("LIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0]
        #expect(try read(Self.wav[..<12] + list + Self.wav[12...]) == Self.samples)
        #expect(try read(Self.wav + list) == Self.samples)
    }

    @Test("A pipe doesn't know the size, and a cut file ends where it ends")
    func sizes() throws {
        for size: [UInt8] in [[0, 0, 0, 0], [0, 0xF0, 0xFF, 0x7F], [0xFF, 0xFF, 0xFF, 0xFF]] {
            #expect(try read(changed([40: size])) == Self.samples)
        }
        #expect(try read(Array(Self.wav.dropLast(401))).count == 299)
    }

    @Test("Another form is told, with what makes the right one")
    func otherForm() {
        let error = #expect(throws: SpeechProblem.self) {
            try read(changed([22: [2], 24: [0x44, 0xAC, 0, 0]]))
        }
        #expect(
            error?.description
                == """
                “a.wav” has PCM with 44100 Hz, channels: 2, bits: 16; sound must have 16000 Hz, one channel and \
                16 bits, as “sox FILE -r 16000 -c 1 -b 16 OTHER.wav” makes it.
                """)
    }

    @Test("A file that is damaged, or no sound at all, says so")
    func damage() {
        let ended = SpeechProblem.damaged("a.wav", .endsEarly)
        for size in [0, 3, 11, 13, 20, 35] {
            #expect(throws: ended) { try read(Array(Self.wav.prefix(size))) }
        }
        #expect(throws: SpeechProblem.damaged("a.wav", .noForm)) {
            try read(changed([16: [2, 0, 0, 0]]))
        }
        #expect(throws: SpeechProblem.damaged("a.wav", .noForm)) {
            try read(changed([16: [0xFF, 0xFF, 0xFF, 0xFF]]))
        }
        #expect(throws: SpeechProblem.damaged("a.wav", .noForm)) {
            try read(changed([12: Array("data".utf8)]))
        }
        // A chunk of four billion bytes that never comes.
        #expect(throws: ended) {
            try read(changed([12: Array("junk".utf8), 16: [255, 255, 255, 255]]))
        }
        for text in ["not a sound at all", "OggS............", "ID3 ............"] {
            for kind in [SoundReader.Kind.wav, .either] {
                #expect(throws: SpeechProblem.notSound("a.wav")) {
                    try read(Array(text.utf8), kind)
                }
            }
        }
    }

    @Test("Raw sound needs no header, and a WAV file in a pipe is found by its own")
    func raw() throws {
        let raw = Array(Self.wav.dropFirst(44))
        #expect(try read(raw, .raw, chunk: 3) == Self.samples)
        #expect(try read(raw, .either, chunk: 5) == Self.samples)
        #expect(try read(Self.wav, .either, chunk: 5) == Self.samples)
    }

    @Test("Any bytes are read or refused")
    func anyBytes() {
        var seed: UInt64 = 5
        for round in 0..<2000 {
            var bytes = Self.wav
            for _ in 0..<4 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                bytes[Int(seed >> 33) % 48] = UInt8(truncatingIfNeeded: seed >> 25)
            }
            let samples = try? read(bytes, round % 2 == 0 ? .wav : .either, chunk: 17)
            #expect((samples?.count ?? 0) <= bytes.count / 2)
        }
    }
}
