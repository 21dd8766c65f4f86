/// Reads the samples of a WAV file, or of raw sound, as its bytes come.
///
/// It keeps at most one chunk's header, whatever sizes the file names. A file that is cut in its
/// samples, as a pipe's is, ends where it ends.
package struct SoundReader: Sendable {
    package enum Kind: Sendable {
        case wav, raw
        /// WAV if it begins like one; else raw.
        case either
    }

    private enum Place {
        case start, chunk
        case form(size: Int)
        case skipped(Int)
        /// The samples that are left; `nil` for all to the end.
        case samples(Int?)
        case over
    }

    /// The description of samples has 16 bytes, or 40 with its extension.
    private static let longestForm = 256
    /// Programs that write to a pipe don't know the size, and name one near the largest.
    private static let unknownSize = 0x7FFF_0000

    private let name: String
    private let kind: Kind
    private var place = Place.start
    private var hasForm = false
    /// Bytes that are no whole header or sample yet.
    private var rest: [UInt8] = []

    /// Creates a reader; `name` is for messages.
    package init(_ kind: Kind, name: String) {
        self.kind = kind
        self.name = name
        if case .raw = kind { place = .samples(nil) }
    }

    /// Takes the next bytes, and returns the samples in them.
    package mutating func samples(of bytes: some Sequence<UInt8>) throws(SpeechProblem) -> [Int16] {
        rest += bytes
        while true {
            switch place {
            case .start:
                guard rest.count >= 12 else { return [] }
                if isWAV {
                    rest.removeFirst(12)
                    place = .chunk
                } else if case .either = kind, !isOtherFile {
                    place = .samples(nil)
                } else {
                    throw .notSound(name)
                }
            case .chunk:
                guard rest.count >= 8 else { return [] }
                let size = Int(number(at: 4, UInt32.self))
                let tag = Array(rest[..<4])
                rest.removeFirst(8)
                try begin(tag, size)
            case .form(let size):
                guard rest.count >= size else { return [] }
                try checkForm(size)
                rest.removeFirst(size)
                hasForm = true
                place = .skipped(size % 2)
            case .skipped(let count):
                let dropped = min(count, rest.count)
                rest.removeFirst(dropped)
                guard dropped == count else {
                    place = .skipped(count - dropped)
                    return []
                }
                place = .chunk
            case .samples(let left): return takeSamples(left)
            case .over:
                rest = []
                return []
            }
        }
    }

    /// Ends the sound; throws if it had none, since the file ended before.
    package mutating func finish() throws(SpeechProblem) {
        switch place {
        case .samples, .over: return
        case .start where rest.isEmpty: throw .damaged(name, .endsEarly)
        case .start:
            if case .either = kind, !isWAV, !isOtherFile { return }
            throw "RIFF".utf8.starts(with: rest.prefix(4))
                ? .damaged(name, .endsEarly) : .notSound(name)
        default: throw .damaged(name, .endsEarly)
        }
    }

    private mutating func begin(_ tag: [UInt8], _ size: Int) throws(SpeechProblem) {
        switch String(decoding: tag, as: UTF8.self) {
        case "fmt ":
            guard (16...Self.longestForm).contains(size), !hasForm else {
                throw .damaged(name, .noForm)
            }
            place = .form(size: size)
        case "data":
            guard hasForm else { throw .damaged(name, .noForm) }
            place = .samples(size >= Self.unknownSize || size == 0 ? nil : size)
        default: place = .skipped(size + size % 2)
        }
    }

    private func checkForm(_ size: Int) throws(SpeechProblem) {
        var form = SoundForm(
            format: number(at: 0, UInt16.self), channels: number(at: 2, UInt16.self),
            rate: number(at: 4, UInt32.self), bits: number(at: 14, UInt16.self))
        // An extensible description names the format in its extension.
        if form.format == 0xFFFE, size >= 26 { form.format = number(at: 24, UInt16.self) }
        guard form == .heard else { throw .otherForm(name, form) }
    }

    private mutating func takeSamples(_ left: Int?) -> [Int16] {
        let count = min(rest.count, left ?? rest.count) / 2
        let samples = (0..<count).map { place in
            Int16(bitPattern: UInt16(rest[2 * place]) | UInt16(rest[2 * place + 1]) << 8)
        }
        rest.removeFirst(2 * count)
        if let left {
            let open = left - 2 * count
            place = open < 2 ? .over : .samples(open)
        }
        return samples
    }

    private var isWAV: Bool {
        rest.starts(with: "RIFF".utf8) && rest.dropFirst(8).starts(with: "WAVE".utf8)
    }

    /// Files that people take for sound, and texts, which would be noise.
    private var isOtherFile: Bool {
        let starts = ["RIFF", "RIFX", "FORM", "OggS", "fLaC", "ID3", "#!AMR", "caff"]
        return starts.contains { rest.starts(with: $0.utf8) }
            || rest.dropFirst(4).starts(with: "ftyp".utf8)
            || rest.prefix(12).allSatisfy { (0x20..<0x7F).contains($0) || $0 == 10 || $0 == 13 }
    }

    private func number<Number: FixedWidthInteger>(at place: Int, _: Number.Type) -> Number {
        var number: Number = 0
        for byte in (0..<Number.bitWidth / 8).reversed() {
            number = number << 8 | Number(rest[place + byte])
        }
        return number
    }
}
