import AppIntents
import EndToEndSupport
import Foundation
import Synchronization

/// Queries that find values for a value.
enum ValueQueries {
    struct Song: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Song"
        static var defaultQuery: SongQuery { SongQuery() }
        let id: String
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(id.capitalized)")
        }
    }

    struct SongQuery: EntityStringQuery {
        func entities(for identifiers: [String]) async throws -> [Song] {
            identifiers.filter(all.contains).map(Song.init)
        }
        func entities(matching string: String) async throws -> [Song] {
            all.filter { $0.contains(string.lowercased()) }.map(Song.init)
        }
    }

    struct Album: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Album"
        static var defaultQuery: AlbumQuery { AlbumQuery() }
        let id: Int
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "Album \(id)")
        }
    }

    struct AlbumQuery: EntityQuery {
        func entities(for identifiers: [Int]) async throws -> [Album] {
            identifiers.map(Album.init)
        }
    }

    @UnionValue
    enum Audio {
        case song(Song)
        case album(Album)
    }

    static let all = ["moonlight", "moonwalk", "sunrise"]

    /// The words for which the queries were asked.
    static let asked = Mutex<[String]>([])

    struct Broken: Error, CustomLocalizedStringResourceConvertible {
        var localizedStringResource: LocalizedStringResource { "The library is closed." }
    }

    struct Library: Sendable {
        let albums: [Int]
    }

    struct AudioSearchQuery: IntentValueQuery {
        @Dependency(default: Library(albums: [7])) var library: Library

        func values(for input: String) async throws -> [Audio] {
            asked.withLock { $0.append(input) }
            if input == "closed" { throw Broken() }
            return all.filter { $0.contains(input.lowercased()) }.map { .song(Song(id: $0)) }
                + library.albums.map { .album(Album(id: $0)) }
        }
    }

    struct Archive: Sendable {}

    struct LostQuery: IntentValueQuery {
        @Dependency var archive: Archive
        func values(for input: String) async throws -> [Song] { [] }
    }

    struct LikeSongIntentValueQuery: IntentValueQuery {
        func values(for input: Song) async throws -> [Song] {
            all.filter { $0 != input.id && $0.prefix(3) == input.id.prefix(3) }.map(Song.init)
        }
    }

    enum Mood: String, AppEnum {
        case calm, wild
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
        static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
            .calm: "Calm", .wild: "Wild",
        ]
    }

    struct MoodQuery: IntentValueQuery {
        func values(for input: Mood) async throws -> [Song] {
            [Song(id: input == .calm ? "moonlight" : "moonwalk")]
        }
    }

    struct AddressQuery: IntentValueQuery {
        static let persistentIdentifier = "AtAddressQuery"
        func values(for input: URL) async throws -> IntentItemCollection<Song> {
            IntentItemCollection(items: [Song(id: input.lastPathComponent)])
        }
    }
}
