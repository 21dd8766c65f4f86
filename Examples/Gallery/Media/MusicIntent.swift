import AppIntents
import SwiftUI

struct MusicIntent: AppIntent {
    static let title: LocalizedStringResource = "Music"
    static let description = IntentDescription("The song that is on, with its controls.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: MusicSnippetIntent())
    }
}

struct MusicSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Music Snippet"

    func perform() async throws -> some ShowsSnippetView {
        .result(
            view: MusicView(
                song: await Player.shared.song, isPlaying: await Player.shared.isPlaying))
    }
}

struct PlayPauseIntent: AppIntent {
    static let title: LocalizedStringResource = "Play or Pause"
    static let isDiscoverable = false

    func perform() async throws -> some IntentResult {
        await Player.shared.playOrPause()
        return .result()
    }
}

struct SkipSongIntent: AppIntent {
    static let title: LocalizedStringResource = "Skip Song"
    static let isDiscoverable = false

    @Parameter(title: "Songs") var songs: Int

    init() {}
    init(songs: Int) { self.songs = songs }

    func perform() async throws -> some IntentResult {
        await Player.shared.skip(songs)
        return .result()
    }
}

actor Player {
    struct Song {
        let title: String
        let artist: String
    }

    static let shared = Player()

    private let songs = [
        Song(title: "Slow Trains", artist: "The Paper Lanterns"),
        Song(
            title: "A Very Long Song Title That Has to End Somewhere",
            artist: "Ensemble for Contemporary Patience"),
        Song(title: "Harbor", artist: "Ida Moreau"),
    ]
    private var index = 0
    private(set) var isPlaying = true

    var song: Song { songs[index] }

    func playOrPause() { isPlaying.toggle() }
    func skip(_ count: Int) { index = (index + count + songs.count) % songs.count }
}

struct MusicView: View {
    let song: Player.Song
    let isPlaying: Bool

    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 14) {
                RoundedRectangle(cornerRadius: 10)
                    .fill(
                        LinearGradient(
                            colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
                    )
                    .frame(width: 64, height: 64)
                    .overlay {
                        Image(systemName: "music.note").font(.title).foregroundStyle(.white)
                    }
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    Text(song.title).font(.headline).lineLimit(1)
                    Text(song.artist).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                }
                Spacer(minLength: 0)
            }
            ProgressView(value: 0.38).accessibilityLabel("Position")
            HStack(spacing: 40) {
                Button(intent: SkipSongIntent(songs: -1)) {
                    Image(systemName: "backward.fill").accessibilityLabel("Previous song")
                }
                Button(intent: PlayPauseIntent()) {
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                        .font(.title)
                        .accessibilityLabel(isPlaying ? "Pause" : "Play")
                }
                Button(intent: SkipSongIntent(songs: 1)) {
                    Image(systemName: "forward.fill").accessibilityLabel("Next song")
                }
            }
            .font(.title3)
            .buttonStyle(.plain)
        }
    }
}
