import AppIntents
import AppIntentsMetadata
package import Foundation
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
            var address = URLComponents(url: page, resolvingAgainstBaseURL: false)
        else { return nil }
        let identifier = system.catalog.identifier(of: type)
        guard system.catalog.entry(identifier: identifier) != nil else { return nil }
        address.path = "/run/\(identifier)"
        let parameters = IntentContents(of: type.init()).parameters
        let items = parameters.enumerated().flatMap { place, named in
            (arguments.value(for: named.name, at: place)?.texts ?? [])
                .map { URLQueryItem(name: named.name, value: $0) }
        }
        if !items.isEmpty { address.queryItems = items }
        if let url = address.url, url.absoluteString.utf8.count <= maximumBytes { return url }
        address.queryItems = nil
        return address.url
    }
}

extension ParameterValue {
    /// The texts of the value in an address, one for each value of a list; empty if it has no such
    /// text.
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .bool(let isTrue): [isTrue ? "true" : "false"]
        case .int, .double: readable.map { [$0] } ?? []
        case .entity(_, let id): [id]
        case .enumeration(_, let rawValue): [rawValue]
        case .array(let values): values.flatMap(\.texts)
        default: []
        }
    }
}
