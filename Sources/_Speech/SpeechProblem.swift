/// The reason why sound could not be heard or recognized, or why nothing is spoken.
package enum SpeechProblem: Error, Hashable, Sendable {
    /// The program isn't there, or can't be started.
    case noProgram(String, reason: String)
    case programDied(String, status: Int32, saying: String)
    case programOverdue(String, seconds: Int)
    /// It wrote more than a sentence can be.
    case programTalkative(String)
    /// It wrote what is no text.
    case programNonsense(String)

    /// The file can't be opened or read.
    case unreadable(String, reason: String)
    case notSound(String)
    /// A file in another form than the one that is heard.
    case otherForm(String, SoundForm)
    /// A WAV file whose parts contradict one another.
    case damaged(String, SoundDamage)

    /// The microphone gives no sound.
    case noMicrophone(saying: String)
    case noModel(folder: String)
    /// The recognizer knows none of the words that can be said.
    case nothingToSay
    /// The recognizer refuses the grammar or the sound.
    case recognizerFailed
    /// The sound has no speech in it.
    case nothingSaid(String)
    /// No program speaks; the reason is that of the last one.
    case nothingSpeaks(reason: String)
    case interrupted
}

/// The form of the samples of a file.
package struct SoundForm: Hashable, Sendable {
    package var format: UInt16
    package var channels: UInt16
    package var rate: UInt32
    package var bits: UInt16

    /// The only form that is heard: PCM with 16 bits, 16,000 times a second, one channel.
    package static let heard = SoundForm(format: 1, channels: 1, rate: 16_000, bits: 16)
}

package enum SoundDamage: Hashable, Sendable {
    /// The file ends before its samples begin.
    case endsEarly
    /// A description of the samples that is too short, too long, or comes after them.
    case noForm
}

extension SpeechProblem {
    /// The problem without what a program wrote, which may be the words of a person: for logs.
    package var withoutWords: SpeechProblem {
        switch self {
        case .programDied(let name, let status, _):
            .programDied(name, status: status, saying: "")
        default: self
        }
    }
}

extension SpeechProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noProgram(let name, let reason): "“\(name)” can’t be started: \(reason)."
        case .programDied(let name, let status, let words):
            "“\(name)” failed with status \(status)\(words.isEmpty ? "." : ": \(words)")"
        case .programOverdue(let name, let seconds):
            "“\(name)” took longer than \(seconds) seconds, and was stopped."
        case .programTalkative(let name):
            "“\(name)” wrote more than a sentence can be. It must write only what it heard."
        case .programNonsense(let name):
            "“\(name)” wrote what is no text. It must write what it heard, in UTF-8."
        case .unreadable(let name, let reason): "“\(name)” can’t be read: \(reason)."
        case .notSound(let name):
            """
            “\(name)” is no WAV file. Raw sound, 16 kHz with one channel of 16 bits, is heard from standard \
            input and from files that end in .raw or .pcm.
            """
        case .otherForm(let name, let form):
            """
            “\(name)” has \(form.words); sound must have 16000 Hz, one channel and 16 bits, as “sox FILE -r \
            16000 -c 1 -b 16 OTHER.wav” makes it.
            """
        case .damaged(let name, .endsEarly):
            "“\(name)” is damaged: the file ends before its sound begins."
        case .damaged(let name, .noForm):
            "“\(name)” is damaged: it doesn’t say in which form its sound is."
        case .noMicrophone(let words):
            """
            The microphone gives no sound\(words.isEmpty ? "." : ": \(words)") “arecord -l” lists the \
            microphones; --audio FILE hears a file instead.
            """
        case .noModel(let folder):
            """
            PocketSphinx has no model in “\(folder)”. Install pocketsphinx-en-us, or name another recognizer \
            with --recognizer.
            """
        case .nothingToSay:
            """
            PocketSphinx knows no word of what can be said here; it hears English only. --recognizer names a \
            program for other languages.
            """
        case .recognizerFailed: "PocketSphinx refused the sound."
        case .nothingSaid(let name): "Nothing is said in “\(name)”."
        case .nothingSpeaks(let reason):
            """
            Nothing is spoken aloud; install speech-dispatcher or espeak-ng, or give --silent. \(reason)
            """
        case .interrupted: "The listening was interrupted."
        }
    }
}

extension SoundForm {
    fileprivate var words: String {
        let kind = [1, 0xFFFE].contains(format) ? "PCM" : "compressed sound (format \(format))"
        return "\(kind) with \(rate) Hz, channels: \(channels), bits: \(bits)"
    }
}
