import _Localization

/// A kind of videos.
public enum VideoCategory: String, AppEnum {
    /// Movies.
    case movies
    /// Television.
    case tv
    /// Videos of any kind.
    case freeform

    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .init(system: "Kind"))
    }

    public static var caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] {
        [
            .movies: DisplayRepresentation(title: .init(system: "Movies")),
            .tv: DisplayRepresentation(title: .init(system: "TV")),
            .freeform: DisplayRepresentation(title: .init(system: "Videos")),
        ]
    }
}
