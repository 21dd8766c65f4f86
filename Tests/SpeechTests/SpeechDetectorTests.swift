import Foundation
import Testing

@testable import _Speech

/// When a person begins and ends to speak, by the loudness of made sound.
struct SpeechDetectorTests {
    /// Noise with a loudness in decibels below the loudest sound.
    private func noise(_ seconds: Double, decibels: Double, seed: UInt64 = 1) -> [Int16] {
        var seed = seed
        let amplitude: Double = 32768 * pow(10, decibels / 20) * 3.0.squareRoot()
        return (0..<Int(seconds * Double(HeardSound.rate))).map { _ in
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // In two steps: the compiler takes many seconds for the types of one.
            let share = Double(seed >> 40) / Double(1 << 24)
            return Int16((share * 2 - 1) * amplitude)
        }
    }

    private func utterances(
        _ sound: [Int16], _ configuration: SpeechDetector.Configuration = .init()
    ) -> [HeardSound] {
        var detector = SpeechDetector(configuration)
        var events: [SpeechDetector.Event] = []
        var rest = sound[...]
        // As a microphone gives it: in pieces that are no whole frames.
        while !rest.isEmpty {
            events += detector.events(of: rest.prefix(1111))
            rest = rest.dropFirst(1111)
        }
        return (events + detector.finish()).compactMap {
            if case .ended(let utterance) = $0 { utterance } else { nil }
        }
    }

    @Test("Two sentences are two, in silence and in a noisy room", arguments: [-90.0, -60, -45])
    func pauses(room: Double) throws {
        let (quiet, speech) = (noise(1, decibels: room), noise(0.8, decibels: -20, seed: 7))
        let found = utterances(quiet + speech + quiet + speech + quiet)
        #expect(found.map(\.end) == [.pause, .pause])
        for utterance in found {
            let seconds = Double(utterance.samples.count) / Double(HeardSound.rate)
            #expect((1.2...2.0).contains(seconds))
        }
    }

    @Test("A short pause and a soft syllable end nothing")
    func hysteresis() {
        let loud = noise(0.5, decibels: -20)
        let sound =
            noise(1, decibels: -60) + loud + noise(0.4, decibels: -60) + loud
            + noise(1, decibels: -51) + loud + noise(1, decibels: -60)
        #expect(utterances(sound).count == 1)
    }

    @Test("A short pause is told once, with what was said before it")
    func shortPause() {
        var detector = SpeechDetector()
        let loud = noise(0.5, decibels: -20)
        let quiet = noise(0.4, decibels: -60)
        let told = detector.events(of: quiet + loud + quiet + loud + quiet).compactMap {
            if case .paused(let sound) = $0 { sound.samples.count } else { nil }
        }
        #expect(told.count == 2)
        #expect(zip(told, told.dropFirst()).allSatisfy { $1 - $0 > HeardSound.rate * 4 / 5 })
    }

    @Test("Silence, noise and a click are no speech")
    func noSpeech() {
        #expect(utterances([Int16](repeating: 0, count: 80_000)).isEmpty)
        #expect(utterances(noise(20, decibels: -30)).isEmpty)
        #expect(
            utterances(
                noise(1, decibels: -60) + noise(0.05, decibels: -10) + noise(1, decibels: -60)
            ).isEmpty)
    }

    @Test("Speech without an end is over at the time limit, and at the end of the sound")
    func timeLimit() {
        var configuration = SpeechDetector.Configuration()
        configuration.timeLimit = 2
        let found = utterances(
            noise(1, decibels: -60) + noise(2.9, decibels: -15), configuration)
        #expect(found.map(\.end) == [.timeLimit, .endOfSound])
        #expect(found.allSatisfy { $0.samples.count <= 2 * HeardSound.rate + 320 })
    }

    @Test("A meter shows how loud it is")
    func levels() {
        var detector = SpeechDetector()
        let levels = detector.events(
            of: noise(0.02, decibels: -70) + noise(0.02, decibels: -35) + noise(0.02, decibels: -5)
        ).compactMap { if case .level(let level) = $0 { level } else { nil } }
        #expect(levels.count == 3 && levels[0] == 0 && levels[2] == 1)
        #expect((0.4...0.6).contains(levels[1]))
    }
}
