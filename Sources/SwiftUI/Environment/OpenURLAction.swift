public import Foundation

/// An action that opens a URL for the person of a run, once its intent has been performed.
///
/// A view that handles an intent calls it within such a run; nothing calls the closures of a card's
/// controls. In a card a `Link` opens its URL itself, without calling a handler; the log reports it.
public struct OpenURLAction: Sendable {
    /// The result of a handler.
    public struct Result: Sendable {
        enum Outcome {
            case handled, discarded
            /// The system opens the URL of the call, or another one.
            case system(URL?)
        }

        let outcome: Outcome

        /// The handler has opened the URL.
        public static let handled = Result(outcome: .handled)
        /// The handler has discarded the URL.
        public static let discarded = Result(outcome: .discarded)
        /// The handler leaves the URL to the system.
        public static let systemAction = Result(outcome: .system(nil))

        /// Returns the result that leaves another URL to the system.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    let handler: (@MainActor (URL) -> Result)?

    init() {
        handler = nil
    }

    /// Creates an action that calls a handler.
    public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    /// Calls the handler, or lets the system open the URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - completion: Receives whether the handler has opened the URL, or the system will open one.
    @MainActor
    public func callAsFunction(
        _ url: URL, completion: @escaping (_ accepted: Bool) -> Void = { _ in }
    ) {
        let result = handler?(url) ?? .systemAction
        switch result.outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion((other ?? url).openForPerson())
        }
    }
}
