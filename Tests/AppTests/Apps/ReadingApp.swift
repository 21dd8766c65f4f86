import AppIntents
import Foundation

/// Books: resolvers, unique entities, comparators of dates, deprecated and migrated intents, schemas.
enum ReadingApp {
    @AppEnum(schema: .books.contentType)
    enum Kind: String {
        case book
        case audiobook
    }

    struct Settings: UniqueAppEntity {
        struct Query: UniqueAppEntityQuery {
            func uniqueEntity() async throws -> Settings { Settings() }
        }
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Reading Settings"
        static let defaultQuery = Query()
        @Property(title: "Large Type") var isLarge: Bool
        var displayRepresentation: DisplayRepresentation { "Settings" }
        init() { isLarge = true }
    }

    struct Pages: Resolver {
        func resolve(from input: String, context: IntentParameterContext<Int>) async throws -> Int?
        {
            input == "a chapter" ? 20 : Int(input)
        }
    }

    struct ReadPages: AppIntent {
        static let title: LocalizedStringResource = "Read Pages"
        @Parameter(title: "Pages", resolvers: { Pages() }) var pages: Int
        func perform() async throws -> some ReturnsValue<Int> { .result(value: pages) }
    }

    struct LargeType: AppIntent {
        static let title: LocalizedStringResource = "Large Type"
        @Parameter(title: "Settings") var settings: Settings
        func perform() async throws -> some ReturnsValue<Bool> { .result(value: settings.isLarge) }
    }

    struct Shelve: CustomIntentMigratedAppIntent {
        static let intentClassName = "ShelveIntent"
        static let title: LocalizedStringResource = "Shelve Book"
        @Parameter(title: "Title") var name: String
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "“\(name)” is on the shelf.")
        }
    }

    struct LendBook: DeprecatedAppIntent {
        static let title: LocalizedStringResource = "Lend Book"
        static var deprecation: IntentDeprecation<Shelve> {
            IntentDeprecation(replacedBy: Shelve.self)
        }
        func perform() async throws -> some IntentResult { .result() }
    }

    struct FinishedOn: AppIntent {
        static let title: LocalizedStringResource = "Finished On"
        @Parameter(title: "Day", kind: .date) var day: Date
        func perform() async throws -> some ReturnsValue<DateComponents> {
            .result(value: DateComponents(year: 1970, month: 1, day: 1))
        }
    }

    struct ReadAloud: AudioPlaybackIntent {
        static let title: LocalizedStringResource = "Read Aloud"
        @Parameter(title: "Kind", default: .book) var kind: Kind
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: kind == .audiobook ? "Playing." : "Reading aloud.")
        }
    }

    struct Quote: AppIntent {
        static let title: LocalizedStringResource = "Quote"
        @Parameter(title: "Words", default: "Call me Ishmael.") var words: AttributedString
        func perform() async throws -> some ReturnsValue<AttributedString> {
            .result(value: words)
        }
    }

    struct ReadingTime: AppIntent {
        static let title: LocalizedStringResource = "Reading Time"
        @Parameter(title: "Pages", inclusiveRange: (1, 5000)) var pages: Int
        @Parameter(title: "Pace", default: 2) var pace: Double
        func perform() async throws -> some ReturnsValue<Measurement<UnitDuration>> {
            .result(value: Measurement(value: Double(pages) / pace, unit: .minutes))
        }
    }

    struct Review: AppIntent {
        enum ReviewError: Error { case empty }
        static let title: LocalizedStringResource = "Review"
        @Parameter(title: "Words") var words: String
        func perform() async throws -> some IntentResult & ProvidesDialog {
            guard words.count > 3 else { throw ReviewError.empty }
            return .result(dialog: "Thank you.")
        }
    }

    struct Wishes: AppIntent {
        static let title: LocalizedStringResource = "Wishes"
        @Parameter(title: "Titles") var titles: [String]
        func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog {
            .result(
                value: titles.sorted(),
                dialog: "\(titles.formatted(.list(type: .and))).")
        }
    }
}
