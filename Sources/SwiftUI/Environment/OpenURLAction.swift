public import Foundation

/// An action that would open a URL.
///
/// In a card a `Link` opens its URL itself, without calling a handler; the log reports it.
public struct OpenURLAction: Sendable {
    /// The result of a handler.
    public struct Result: Sendable {
        let isHandled: Bool

        /// The handler has opened the URL.
        public static let handled = Result(isHandled: true)
        /// The handler has discarded the URL.
        public static let discarded = Result(isHandled: false)
        /// The handler leaves the URL to the system, which in a card opens none.
        public static let systemAction = Result(isHandled: false)

        /// Returns the result that leaves another URL to the system, which in a card opens none.
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    let handler: (@MainActor (URL) -> Result)?

    init() {
        handler = nil
    }

    /// Creates an action that calls a handler.
    public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    /// Calls the handler, and returns true if it has opened the URL; without a handler no URL is opened.
    @MainActor
    public func callAsFunction(
        _ url: URL, completion: @escaping (_ accepted: Bool) -> Void = { _ in }
    ) {
        completion(handler?(url).isHandled ?? false)
    }
}
