import AppIntents

/// A place where items are kept.
public enum Shelf: String, AppEnum, Codable {
    case cupboard, fridge, freezer

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Shelf" }

    public static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
        .cupboard: "Cupboard", .fridge: "Fridge", .freezer: "Freezer",
    ]

    /// The name of the shelf for people.
    public var title: LocalizedStringResource {
        switch self {
        case .cupboard: "Cupboard"
        case .fridge: "Fridge"
        case .freezer: "Freezer"
        }
    }
}
