import AppIntents
import Foundation
import Synchronization

/// Entities that are found by their properties.
enum Finding {
    /// Found by the system, which compares properties itself: the query only lists all of them.
    struct Peak: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Peak"
        static let defaultQuery = PeakQuery()

        let id: String
        @Property(title: "Name") var name: String
        @Property(title: "Height") var height: Measurement<UnitLength>
        @Property(title: "Ascents") var ascents: Int
        @Property(title: "First Ascent") var firstAscent: Date?
        @Property(title: "Open") var isOpen: Bool
        @Property(title: "Tags") var tags: [String]
        @Property(title: "Side") var side: Side
        @Property var remark: String?

        init(
            _ id: String, _ name: String, meters: Double, ascents: Int, first: Date? = nil,
            isOpen: Bool = true, tags: [String] = [], side: Side = .north, remark: String? = nil
        ) {
            self.id = id
            self.name = name
            height = Measurement(value: meters, unit: .meters)
            self.ascents = ascents
            firstAscent = first
            self.isOpen = isOpen
            self.tags = tags
            self.side = side
            self.remark = remark
        }

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(name)")
        }
    }

    enum Side: String, AppEnum {
        case north, south

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Side"
        static let caseDisplayRepresentations: [Side: DisplayRepresentation] = [
            .north: "North", .south: "South",
        ]
    }

    struct PeakQuery: EnumerableEntityQuery {
        static let findIntentDescription: IntentDescription? = "Finds peaks of the Alps."

        static let all = [
            Peak(
                "e", "Eiger", meters: 3967, ascents: 40, first: Date(timeIntervalSince1970: 0),
                tags: ["steep", "famous"], remark: "North face"),
            Peak("j", "Jungfrau", meters: 4158, ascents: 300, isOpen: false, tags: ["famous"]),
            Peak("m", "Mönch", meters: 4110, ascents: 90, side: .south),
        ]

        func entities(for identifiers: [String]) async throws -> [Peak] {
            Self.all.filter { identifiers.contains($0.id) }
        }

        func allEntities() async throws -> [Peak] { Self.all }
    }

    /// Found by the author's query.
    struct Book: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
        static let defaultQuery = BookQuery()

        let id: Int
        // Of the same type, so that only a book tells which key path is which.
        @Property(title: "Title") var title: String
        @Property(title: "Author") var author: String
        @Property(title: "Pages") var pages: Int

        init(_ id: Int, _ title: String, by author: String, pages: Int) {
            self.id = id
            self.title = title
            self.author = author
            self.pages = pages
        }

        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(title)")
        }
    }

    struct BookQuery: EntityPropertyQuery {
        static let asked = Mutex<[String]>([])

        static var properties: QueryProperties {
            QueryProperties {
                Property(\.$author) {
                    EqualToComparator { "author = \($0)" }
                    HasPrefixComparator { "author starts \($0)" }
                }
                Property(\.$title) {
                    ContainsComparator { "title has \($0)" }
                }
                Property(\.$pages) {
                    LessThanOrEqualToComparator { "pages <= \($0)" }
                    IsBetweenComparator { "pages in \($0)-\($1)" }
                }
            }
        }

        static var sortingOptions: SortingOptions {
            SortingOptions {
                SortableBy(\.$pages)
                SortableBy(\.$title)
            }
        }

        static let all = [
            Book(1, "Emma", by: "Austen", pages: 480), Book(2, "Ulysses", by: "Joyce", pages: 730),
        ]

        func entities(for identifiers: [Int]) async throws -> [Book] {
            Self.all.filter { identifiers.contains($0.id) }
        }

        func suggestedEntities() async throws -> [Book] { Self.all }

        func entities(
            matching comparators: [String], mode: ComparatorMode,
            sortedBy: [EntityQuerySort<Book>], limit: Int?
        ) async throws -> [Book] {
            let sorts = sortedBy.map { sort in
                let key =
                    sort.by == \Book.$pages ? "pages" : sort.by == \Book.$title ? "title" : "?"
                return "\(key) \(sort.order)"
            }
            Self.asked.withLock {
                $0.append(
                    "\(comparators) \(mode) \(sorts) \(limit.map { String($0) } ?? "all")")
            }
            return Self.all
        }
    }
}
