public import Foundation
public import _Localization

/// An intent that opens an address; a result opens it with `opensIntent:`.
///
///     func perform() async throws -> some IntentResult & OpensIntent {
///         .result(opensIntent: OpenURLIntent(ticket.address))
///     }
///
/// A page may not navigate to an address without the person's action, so a card offers a link to
/// follow.
public struct OpenURLIntent: SystemIntent, URLRepresentableIntent {
    /// There is no result: the system opens the address.
    public typealias PerformResult = Never

    public static var title: LocalizedStringResource { .init(system: "Open Link") }

    /// The address itself.
    public static var urlRepresentation: OpenURLIntent.URLRepresentation {
        IntentURLRepresentation { $0.url }
    }

    /// The address to open.
    @Parameter(title: "URL") public var url: URL

    public init() {}

    /// Creates an intent that opens an address.
    public init(_ url: URL) {
        self.url = url
    }

    /// Creates an intent that opens the address of an entity; throws if it has none at the moment.
    public init(urlRepresentable: some URLRepresentableEntity) async throws {
        guard let url = await urlRepresentable.urlRepresentation else { throw AddressMissing() }
        self.init(url)
    }

    /// Creates an intent that opens the address of a case; throws if it has none.
    public init(urlRepresentable: some URLRepresentableEnum) throws {
        guard let url = urlRepresentable.urlRepresentation else { throw AddressMissing() }
        self.init(url)
    }
}
