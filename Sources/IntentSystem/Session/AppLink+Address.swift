package import AppIntents
import AppIntentsMetadata
import Foundation
import Synchronization

/// The address of the app's page, while a page is served.
package final class PageAddress: Sendable {
    private let address = Mutex<URL?>(nil)

    package init() {}

    /// The address, without a token; `nil` if no page is served.
    package var url: URL? {
        get { address.withLock { $0 } }
        set { address.withLock { $0 = newValue } }
    }
}

extension AppLink {
    /// The most bytes of an address; a browser takes more, a terminal's line doesn't.
    private static let maximumBytes = 2000

    /// Returns the address that offers an intent with its values; `nil` without a page, and for an
    /// intent that no link may offer.
    ///
    /// The person enters values that an address can't hold, such as files.
    static func address(
        offering type: any AppIntent.Type, _ arguments: Arguments, in system: IntentSystem
    ) -> URL? {
        guard let page = system.page.url, type.isDiscoverable,
            let path = path(offering: type, in: system.catalog, value: arguments.value)
        else { return nil }
        return URL(string: path, relativeTo: page)?.absoluteURL
    }

    /// Returns the path and the query of the address that offers the intent of an App Shortcut, with
    /// the shortcut's values; `nil` for an intent that no link may offer.
    package static func path(offering shortcut: AppShortcut, in catalog: Catalog) -> String? {
        let type = Swift.type(of: shortcut.intent)
        guard type.isOfferedToPeople else { return nil }
        let arguments = Arguments.recipe(Recipe(of: shortcut.intent))
        return path(offering: type, in: catalog, value: arguments.value)
    }

    /// Returns the path and the query of the address that offers an intent with its values; `nil` for
    /// an intent that the app doesn't offer.
    private static func path(
        offering type: any AppIntent.Type, in catalog: Catalog,
        value: (_ name: String, _ place: Int) -> ParameterValue?
    ) -> String? {
        let identifier = catalog.identifier(of: type)
        guard catalog.entry(identifier: identifier) != nil else { return nil }
        var address = URLComponents()
        address.path = "/run/\(identifier)"
        let names = catalog.parameterNames.names(of: type)
        let items = names.enumerated().flatMap { place, name in
            (value(name, place)?.texts ?? []).map { URLQueryItem(name: name, value: $0) }
        }
        if items.isEmpty { return address.string }
        let bare = address.string
        address.queryItems = items
        // Readers of forms take a plus sign for a space.
        address.percentEncodedQuery = address.percentEncodedQuery?
            .replacing("+", with: "%2B")
        return address.string.flatMap { $0.utf8.count <= maximumBytes ? $0 : bare }
    }

    /// Returns the address at which a run's intent is offered, with the values of the request and
    /// those that the person gave, or at which its entity is opened; `nil` for an intent that no link
    /// may offer.
    static func path(
        of request: RunRequest, answers: [String: ParameterValue], in catalog: Catalog
    ) -> String? {
        let type = request.type
        guard request.configured == nil else { return nil }
        if case .entity(let kind, let id)? = request.arguments.value(
            for: EntityOpener.target, at: 0),
            let entity = Catalog.entityType(named: kind),
            (catalog.opener(of: entity, forAddress: true)?.type ?? entity.showing) == type,
            let kind = kind.addressSegment, let id = id.addressSegment
        {
            return "/open/\(kind)/\(id)"
        }
        guard type.isOfferedToPeople else { return nil }
        return path(offering: type, in: catalog) { name, place in
            answers[name] ?? request.arguments.value(for: name, at: place)
        }
    }

    /// Reads the path and the query of an address on the app's page; `nil` if it leads nowhere.
    package init?(at path: String, in system: IntentSystem) {
        guard let address = URLComponents(string: path) else { return nil }
        let parts = address.percentEncodedPath.split(separator: "/")
            .map { $0.removingPercentEncoding ?? "" }
        switch (parts.first, parts.count) {
        case ("open", 3): self.init(opening: parts[1], id: parts[2], in: system)
        case ("run", 2):
            let items = (address.percentEncodedQuery ?? "").split(separator: "&").map { item in
                item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map {
                    $0.replacing("+", with: " ").removingPercentEncoding ?? ""
                }
            }
            let values = Dictionary(grouping: items, by: { $0[0] })
                .mapValues { $0.map { $0.count == 2 ? $0[1] : "" } }
            self.init(offering: parts[1], values: values, in: system)
        default: return nil
        }
    }
}

extension String {
    /// The text as one segment of an address's path; `nil` for an empty one, which no path keeps.
    fileprivate var addressSegment: String? {
        let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~"))
        return isEmpty ? nil : addingPercentEncoding(withAllowedCharacters: plain)
    }
}

extension ParameterValue {
    /// The texts of the value in an address, one for each value of a list; empty if it has no such text.
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .bool(let isTrue): [isTrue ? "true" : "false"]
        case .int, .double: readable.map { [$0] } ?? []
        case .entity(_, let id): [id]
        case .enumeration(_, let rawValue): [rawValue]
        case .array(let values): values.flatMap(\.texts)
        case .date(let date): [date.ISO8601Format(.init(includingFractionalSeconds: true))]
        default: []
        }
    }
}
