public import Foundation

/// An action that would open an address.
///
/// In a card a `Link` opens its address by itself, without asking a handler; the log says so.
public struct OpenURLAction: Sendable {
    /// The answer of a handler.
    public struct Result: Sendable {
        let isHandled: Bool

        /// The handler has opened the address.
        public static let handled = Result(isHandled: true)
        /// The handler leaves the address unopened.
        public static let discarded = Result(isHandled: false)
        /// The handler leaves the address to the system, which in a card opens none.
        public static let systemAction = Result(isHandled: false)

        /// The handler leaves another address to the system, which in a card opens none.
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    let handler: (@MainActor (URL) -> Result)?

    init() {
        handler = nil
    }

    /// Creates an action that asks a handler.
    public init(handler: @escaping @MainActor (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    /// Asks the handler, and tells whether it has opened the address; without one no address is opened.
    @MainActor
    public func callAsFunction(
        _ url: URL, completion: @escaping (_ accepted: Bool) -> Void = { _ in }
    ) {
        completion(handler?(url).isHandled ?? false)
    }
}
