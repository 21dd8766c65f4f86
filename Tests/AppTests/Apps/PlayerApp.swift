import AppIntents
import Foundation
import SwiftUI

/// Music and podcasts: audio intents, values set by toggles, options that depend on a parameter.
enum PlayerApp {
    enum Speed: Double, AppEnum {
        case normal = 1
        case fast = 1.5
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
        static let caseDisplayRepresentations: [Speed: DisplayRepresentation] = [
            .normal: "Normal", .fast: "Fast",
        ]
    }

    struct Stations: DynamicOptionsProvider {
        func results() async throws -> [String] { ["Jazz", "News"] }
        func defaultResult() async -> String? { "News" }
    }

    struct Genres: DynamicOptionsProvider {
        @IntentParameterDependency<PlaySong>(\.$artist) var song
        func results() async throws -> [String] {
            song?.artist == "Bach" ? ["Fugue", "Suite"] : ["Pop"]
        }
    }

    struct PlayStation: AudioPlaybackIntent {
        static let title: LocalizedStringResource = "Play Station"
        @Parameter(title: "Station", optionsProvider: Stations()) var station: String
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Playing \(station).")
        }
    }

    struct PlaySong: AppIntent {
        static let title: LocalizedStringResource = "Play Song"
        @Parameter(title: "Artist") var artist: String
        @Parameter(title: "Genre", optionsProvider: Genres()) var genre: String?
        static var parameterSummary: some ParameterSummary {
            When(\.$artist, .equalTo, "Bach") {
                Summary("Play a \(\.$genre) by \(\.$artist)")
            } otherwise: {
                Summary("Play \(\.$artist)")
            }
        }
        func perform() async throws -> some ReturnsValue<String> {
            .result(value: [genre, artist].compactMap { $0 }.joined(separator: " by "))
        }
    }

    struct SetSpeed: AppIntent {
        static let title: LocalizedStringResource = "Set Speed"
        @Parameter(title: "Speed") var speed: Speed
        func perform() async throws -> some ReturnsValue<Double> { .result(value: speed.rawValue) }
    }

    struct SetShuffle: SetValueIntent {
        static let title: LocalizedStringResource = "Set Shuffle"
        @Parameter(title: "Shuffle") var value: Bool
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: value ? "Shuffling." : "In order.")
        }
    }

    struct SetVolume: AppIntent {
        static let title: LocalizedStringResource = "Set Volume"
        @Parameter(title: "Volume", controlStyle: .slider, inclusiveRange: (0, 1)) var volume:
            Double
        func perform() async throws -> some ReturnsValue<Double> { .result(value: volume * 2) }
    }

    struct SkipAhead: AppIntent {
        static let title: LocalizedStringResource = "Skip Ahead"
        @Parameter(title: "Time", defaultUnit: .seconds) var time: Measurement<UnitDuration>
        func perform() async throws -> some ReturnsValue<Int> {
            .result(value: Int(time.converted(to: .seconds).value))
        }
    }

    struct RecordMemo: AudioRecordingIntent {
        static let title: LocalizedStringResource = "Record Memo"
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Recording.")
        }
    }

    struct NowPlaying: AppIntent {
        static let title: LocalizedStringResource = "Now Playing"
        func perform() async throws -> some IntentResult & ShowsSnippetView {
            .result(
                view: VStack {
                    Text("Fugue")
                    Button("Shuffle", intent: ShuffleNow())
                })
        }
    }

    struct ShuffleNow: AppIntent {
        static let title: LocalizedStringResource = "Shuffle Now"
        static let isDiscoverable = false
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Shuffled.")
        }
    }

    struct SleepAfter: AppIntent {
        static let title: LocalizedStringResource = "Sleep After"
        @Parameter(title: "Songs", default: 3) var songs: Int
        @Parameter(title: "Fade") var fade: Bool?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "\(songs) songs\(fade == true ? ", fading" : "").")
        }
    }
}
