import AppIntents
package import _Localization

/// The reason why a focus could not be added, changed or turned on.
package enum FocusProblem: Error, Hashable, CustomLocalizedStringResourceConvertible {
    case unnamed
    case longName(limit: Int)
    case nameTaken(String)
    case tooMany(limit: Int)
    /// There is no such focus; `known` are the names of the existing ones.
    case unknown(String, known: [String])
    /// The app has no such filter.
    case unknownFilter(String)
    /// The change could not be saved, so nothing was changed.
    case notKept

    package var localizedStringResource: LocalizedStringResource {
        switch self {
        case .unnamed: .init(system: "Give the focus a name.")
        case .longName(let limit): .init(system: "A name may have \(limit) characters at most.")
        case .nameTaken(let name): .init(system: "There is a focus “\(name)” already.")
        case .tooMany(let limit): .init(system: "There may be \(limit) focuses at most.")
        case .unknown(let name, let known):
            known.isEmpty
                ? .init(system: "There is no focus “\(name.clipped)”. Add one first.")
                : .init(
                    system:
                        "There is no focus “\(name.clipped)”. Those that there are: \(known.joined(separator: ", "))"
                )
        case .unknownFilter(let name): .init(system: "There is no filter “\(name.clipped)”.")
        case .notKept: NotKept().localizedStringResource
        }
    }
}

/// The failure of a filter that was not performed when a focus began or ended.
package struct FocusFilterFailure: Error, Hashable, Sendable {
    /// The identifier of its intent.
    package let intent: String
    /// The explanation for the person, in their language.
    package let words: String
}
