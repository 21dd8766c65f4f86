import _Localization

/// A kind of things that an app searches.
public enum StringSearchScope: String, AppEnum {
    /// Everything.
    case general
    /// Movies.
    case movies
    /// Television.
    case tv
    /// Videos of any kind.
    case freeformVideo

    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Scope"))
    }

    public static var caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] {
        [
            .general: DisplayRepresentation(title: .init(system: "Everything")),
            .movies: DisplayRepresentation(title: .init(system: "Movies")),
            .tv: DisplayRepresentation(title: .init(system: "TV")),
            .freeformVideo: DisplayRepresentation(title: .init(system: "Videos")),
        ]
    }
}
