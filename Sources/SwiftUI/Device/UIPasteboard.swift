public import Foundation

/// The pasteboard in UIKit's terms: here the texts that a run gives its person to paste elsewhere.
///
/// A page may write to a person's clipboard only while they tap, so it offers the texts with the
/// result; a terminal and an assistant get them as text. Reading returns what the same run has set,
/// and nothing of a person's clipboard. Outside of a run there is nothing to read, and nothing is
/// kept.
public final class UIPasteboard: NSObject, Sendable {
    /// The pasteboard of the person of the current task's run.
    public static let general = UIPasteboard()

    private override init() {}

    /// The texts.
    public var strings: [String]? {
        get {
            let texts = PersonDevices.shared.current?.copied ?? []
            return texts.isEmpty ? nil : texts
        }
        set { PersonDevices.shared.current?.copied = newValue ?? [] }
    }

    /// The first text.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts that are addresses.
    public var urls: [URL]? {
        get {
            let urls = (strings ?? []).compactMap { URL(string: $0) }.filter { $0.scheme != nil }
            return urls.isEmpty ? nil : urls
        }
        set { strings = newValue?.map(\.absoluteString) }
    }

    /// The first text that is an address.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The run has set a text.
    public var hasStrings: Bool { strings != nil }

    /// The run has set an address.
    public var hasURLs: Bool { urls != nil }
}
