import AppIntents
import Foundation

/// A browser: addresses, tabs that are found by words, opened addresses, hidden and renamed intents.
enum BrowserApp {
    struct Tab: AppEntity {
        struct TabQuery: EntityPropertyQuery {
            static var properties: QueryProperties {
                QueryProperties {
                    Property(\.$title) {
                        ContainsComparator { words in { @Sendable in $0.title.contains(words) } }
                        EqualToComparator { words in { @Sendable in $0.title == words } }
                    }
                    Property(\.$visits) {
                        GreaterThanComparator { number in { @Sendable in $0.visits > number } }
                        LessThanComparator { number in { @Sendable in $0.visits < number } }
                    }
                }
            }
            static var sortingOptions: SortingOptions {
                SortingOptions {
                    SortableBy(\.$title)
                    SortableBy(\.$visits)
                }
            }
            func entities(for identifiers: [UUID]) async throws -> [Tab] {
                Tab.all.filter { identifiers.contains($0.id) }
            }
            func entities(
                matching comparators: [@Sendable (Tab) -> Bool], mode: ComparatorMode,
                sortedBy: [Sort<Tab>], limit: Int?
            ) async throws -> [Tab] {
                let found = Tab.all.filter { tab in
                    mode == .and
                        ? comparators.allSatisfy { $0(tab) } : comparators.contains { $0(tab) }
                }
                return Array(found.prefix(limit ?? found.count))
            }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tab"
        static let defaultQuery = TabQuery()
        static let all = [
            Tab(0, "Swift", 12), Tab(1, "Linux", 3), Tab(2, "Swift on Linux", 30),
        ]
        let id: UUID
        @Property(title: "Title") var title: String
        @Property(title: "Visits") var visits: Int
        var displayRepresentation: DisplayRepresentation {
            DisplayRepresentation(title: "\(title)", subtitle: "\(visits) visits")
        }
        init(_ number: UInt8, _ title: String, _ visits: Int) {
            id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
            self.title = title
            self.visits = visits
        }
    }

    struct OpenAddress: AppIntent {
        static let title: LocalizedStringResource = "Open Address"
        @Parameter(title: "Address", requestValueDialog: "Which address?") var address: URL
        func perform() async throws -> some IntentResult & OpensIntent {
            .result(opensIntent: OpenURLIntent(address))
        }
    }

    struct HostName: AppIntent {
        static let title: LocalizedStringResource = "Get Host"
        @Parameter(title: "Address") var address: URL
        func perform() async throws -> some ReturnsValue<String?> {
            .result(value: address.host())
        }
    }

    struct MakeAddress: AppIntent {
        static let title: LocalizedStringResource = "Make Address"
        @Parameter(title: "Words", inputOptions: .init(keyboardType: .URL)) var words: String
        func perform() async throws -> some ReturnsValue<URL> {
            let path = words.replacing(" ", with: "+")
            guard let address = URL(string: "https://example.com/?q=\(path)") else {
                throw AppIntentError.Unrecoverable.entityNotFound
            }
            return .result(value: address)
        }
    }

    struct CloseTab: DeleteIntent {
        static let title: LocalizedStringResource = "Close Tabs"
        static let isDiscoverable = true
        @Parameter(title: "Tabs") var entities: [Tab]
        func perform() async throws -> some IntentResult & ProvidesDialog {
            .result(dialog: "Closed \(entities.map(\.title).joined(separator: ", ")).")
        }
    }

    struct ListTabs: AppIntent {
        static let title: LocalizedStringResource = "List Tabs"
        @Parameter(title: "Order", default: "title", optionsProvider: Orders()) var order: String
        struct Orders: DynamicOptionsProvider {
            func results() async throws -> ItemCollection<String> {
                ItemCollection {
                    ItemSection("By") {
                        IntentItem("title", title: "Title", image: .init(systemName: "textformat"))
                        IntentItem("visits", title: "Visits", subtitle: "most first")
                    }
                }
            }
        }
        func perform() async throws -> some ReturnsValue<[Tab]> {
            let tabs =
                order == "visits"
                ? Tab.all.sorted { $0.visits > $1.visits } : Tab.all.sorted { $0.title < $1.title }
            return .result(value: tabs)
        }
    }

    struct SwitchTab: OpenIntent {
        static let title: LocalizedStringResource = "Switch to Tab"
        @Parameter(title: "Tab") var target: Tab
        func perform() async throws -> some IntentResult { .result() }
    }

    struct PrivateMode: SetValueIntent {
        static let title: LocalizedStringResource = "Private Mode"
        @Parameter(title: "Private") var value: Bool
        func perform() async throws -> some IntentResult { .result() }
    }

    struct FindInPage: AppIntent {
        static let title: LocalizedStringResource = "Find in Page"
        @Parameter(title: "Words") var words: String
        @Parameter(title: "Page") var page: AttributedString
        func perform() async throws -> some ReturnsValue<Bool> {
            .result(value: String(page.characters).contains(words))
        }
    }

    struct ClearHistory: AppIntent {
        static let title: LocalizedStringResource = "Clear History"
        static let authenticationPolicy: IntentAuthenticationPolicy =
            .requiresLocalDeviceAuthentication
        @Parameter(title: "Since", kind: .date) var since: Date?
        func perform() async throws -> some IntentResult & ProvidesDialog {
            try await requestConfirmation(
                actionName: .custom(
                    acceptLabel: "Clear", acceptAlternatives: ["Yes"], denyLabel: "Keep",
                    denyAlternatives: ["No"], destructive: true),
                dialog: "Clear it all?")
            return .result(dialog: "Nobody knows now.")
        }
    }

    struct ReadLater: AppIntent, UndoableIntent {
        static let title: LocalizedStringResource = "Read Later"
        final class Shelf: Sendable {
            static let shared = Shelf()
        }
        @Parameter(title: "Address") var address: URL
        func perform() async throws -> some IntentResult & ProvidesDialog {
            await note(address.absoluteString)
            return .result(dialog: "Kept for later.")
        }
        @MainActor private func note(_ address: String) {
            undoManager?.registerUndo(withTarget: Shelf.shared) { _ in }
            undoManager?.setActionName("Keep \(address)")
        }
    }
}
