import AppIntentsHost

/// Thirty-one snippet cards, as apps show them, to look at in all sizes, colors and directions.
@main
struct Gallery: IntentsApp {
    static var appName: String { "Gallery" }
}
