import AppIntents
import Foundation
import SwiftUI

struct MusicIntent: AppIntent {
    static let title: LocalizedStringResource = "Music"
    static let description = IntentDescription("The song that is on, with its controls.")

    func perform() async throws -> some ShowsSnippetIntent {
        .result(snippetIntent: MusicSnippetIntent())
    }
}

struct MusicSnippetIntent: SnippetIntent {
    static let title: LocalizedStringResource = "Music"

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
                ZStack {
                    LinearGradient(
                        colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
                    Circle().fill(.white.opacity(0.25)).frame(width: 70, height: 70)
                        .offset(x: -20, y: 24)
                    Image(systemName: "music.note").font(.title).foregroundStyle(.white)
                }
                .frame(width: 64, height: 64)
                .mask { RoundedRectangle(cornerRadius: 10) }
                .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: 2) {
                    HStack(alignment: .firstTextBaseline, spacing: 6) {
                        Text(song.title).font(.headline).lineLimit(1)
                        Text("E")
                            .font(.caption2.weight(.bold))
                            .padding(.horizontal, 4)
                            .background(.gray.opacity(0.25), in: RoundedRectangle(cornerRadius: 3))
                            .fixedSize()
                            // Raised to the middle of the capitals beside it.
                            .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 2 }
                            .accessibilityLabel("Explicit")
                    }
                    Text(song.artist).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
                }
                Spacer(minLength: 0)
            }
            Waveform(progress: 0.38)
                .frame(height: 28)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("38 percent played")
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

/// A song as bars, those that were played in the color of the app.
private struct Waveform: View {
    let progress: Double

    var body: some View {
        Canvas { context, size in
            let step: CGFloat = 5
            let count = Int(size.width / step)
            for bar in 0..<count {
                let wave = abs(sin(Double(bar) * 0.7) * cos(Double(bar) * 0.23))
                let height = size.height * CGFloat(0.3 + 0.7 * wave)
                let box = CGRect(
                    x: CGFloat(bar) * step, y: (size.height - height) / 2, width: 3, height: height)
                let isPlayed = Double(bar) < Double(count) * progress
                context.fill(
                    Path(roundedRect: box, cornerRadius: 1.5),
                    with: .color(isPlayed ? Color.accentColor : Color.gray.opacity(0.4)))
            }
        }
    }
}

#Preview("Playing") {
    MusicView(song: .init(title: "Harbor", artist: "Ida Moreau"), isPlaying: true)
}

#Preview("Paused") {
    MusicView(song: .init(title: "Harbor", artist: "Ida Moreau"), isPlaying: false)
}
