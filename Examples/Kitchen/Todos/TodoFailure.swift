import AppIntents

/// The reason why a to-do couldn't be changed, in words for the person.
enum TodoFailure: Error, CustomLocalizedStringResourceConvertible {
    case removed

    var localizedStringResource: LocalizedStringResource {
        switch self {
        case .removed: "This to-do is no longer on the list."
        }
    }
}
