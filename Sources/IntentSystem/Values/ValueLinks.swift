import AppIntents
import AppIntentsMetadata
import Foundation

/// The addresses of the values that a run returned.
///
/// An address may need properties that the app fetches, so addresses are requested while the run
/// continues.
struct ValueLinks: Sendable {
    private var links: [ParameterValue: URL] = [:]

    init() {}

    /// Requests the addresses of a value.
    init(of value: (any _IntentValue)?) async {
        for single in value?.drawnValues ?? [] {
            guard let link = await single.link() else { continue }
            links[single.parameterValue] = link
        }
    }

    subscript(value: any _IntentValue) -> URL? {
        links.isEmpty ? nil : links[value.parameterValue]
    }
}
