public import Foundation

/// The application in UIKit's terms: here the way from a run to the addresses that its person may
/// follow.
@MainActor
public final class UIApplication: NSObject {
    /// The keys of options for opening an address; none has a meaning here.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name of the key.
        public var rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The one application; its methods act for the person of the current task's run.
    public static let shared = UIApplication()

    private override init() {}

    /// Returns whether a page may open an address, and the current task has a person.
    public func canOpenURL(_ url: URL) -> Bool {
        PersonDevices.shared.current != nil && url.isSafeToFollow
    }

    /// Opens an address once the intent of the current task has been performed.
    ///
    /// The last address counts, and is shown as the one of an `OpenURLIntent` that a result opens.
    ///
    /// - Parameters:
    ///   - url: The address.
    ///   - options: No option has a meaning here.
    ///   - completion: Receives whether the address will be opened.
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        completion?(url.openForPerson())
    }

    /// Opens an address once the intent of the current task has been performed, and returns whether
    /// it will be opened.
    @discardableResult
    public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
    ) async -> Bool {
        url.openForPerson()
    }
}

extension URL {
    /// Tells whether a page may link to the URL: browsers open its scheme without running anything.
    package var isSafeToFollow: Bool {
        switch scheme?.lowercased() {
        case "http", "https", "mailto", "tel": true
        default: false
        }
    }

    /// Opens the address for the person of the current task; returns `false` if there is none.
    func openForPerson() -> Bool {
        isSafeToFollow && PersonDevices.shared.current?.open(self) == true
    }
}
