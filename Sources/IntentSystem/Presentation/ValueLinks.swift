import AppIntents
import AppIntentsMetadata
import Foundation

/// The addresses of the values that a run returned.
///
/// An address may need properties that the app fetches, so addresses are asked for while the run goes
/// on.
struct ValueLinks: Sendable {
    /// The most values of a list whose addresses are asked for: as many as are drawn.
    private static let maximumCount = 50

    private var links: [ParameterValue: URL] = [:]

    init() {}

    /// Asks for the addresses of a value.
    init(of value: (any _IntentValue)?) async {
        for single in value.map(Self.singles) ?? [] {
            guard let link = await single.link() else { continue }
            links[single.parameterValue] = link
        }
    }

    private static func singles(of value: any _IntentValue) -> [any _IntentValue] {
        switch type(of: value).composition {
        case .list(let list):
            Array(list.elements(of: value).prefix(maximumCount)).flatMap(singles)
        case .optional(let optional): optional.wrapped(in: value).map(singles) ?? []
        case .entity, .reference, .enumeration, .plain, .fields, .union: [value]
        }
    }

    subscript(value: any _IntentValue) -> URL? {
        links.isEmpty ? nil : links[value.parameterValue]
    }
}
