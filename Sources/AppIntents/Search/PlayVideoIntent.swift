/// An intent that plays a video found by its name.
///
/// Apple's page says that the system sets the words. Here the page's search ends with a row, named
/// after the categories, that performs the intent with the words in the field.
@_alwaysEmitConformanceMetadata
public protocol PlayVideoIntent: SystemIntent {
    /// The kinds of videos that the app plays.
    static var supportedCategories: [VideoCategory] { get }

    /// The words to search for; a `@Parameter` that the system sets before `perform()`.
    var term: String { get set }
}

extension PlayVideoIntent {
    /// By default, the app comes to the front, because it shows something.
    public static var openAppWhenRun: Bool { true }
}
