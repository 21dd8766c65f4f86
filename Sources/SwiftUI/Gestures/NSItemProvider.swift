public import Foundation
import Synchronization

/// The receivers that may take an item of a provider.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All receivers.
    case all
    /// Apps of the same team of developers.
    case team
    /// Apps of the same group.
    case group
    /// The app itself.
    case ownProcess
}

/// An object that a provider can hand over as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The content types in which the object is available, the preferred one first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Loads the object's data of a content type, and calls the handler with it.
    ///
    /// A card takes only the data with which the handler is called before the method returns.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A provider of an item that a person drags out of a card.
///
/// Foundation on Linux has no such class. A page takes the text and the address of the registered
/// objects for all receivers, and nothing else of them.
open class NSItemProvider: NSObject {
    private var objects: [any NSItemProviderWriting] = []

    public override init() {}

    /// Creates a provider of an object, for all receivers.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Adds an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - visibility: The receivers that may have it; a page is one only for `all`.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        if visibility == .all { objects.append(object) }
    }

    /// Returns the item as text and as an address, if the item gives them without waiting.
    func exportedAtOnce() -> (text: String?, address: String?) {
        (
            text(as: ["public.utf8-plain-text", "public.plain-text", "public.text"]),
            text(as: ["public.url"])
        )
    }

    /// Returns the first data of the content types, as text.
    private func text(as wanted: [String]) -> String? {
        for object in objects {
            let offered = type(of: object).writableTypeIdentifiersForItemProvider
            guard let type = offered.first(where: wanted.contains) else { continue }
            let loaded = LoadedData()
            _ = object.loadData(withTypeIdentifier: type) { data, _ in
                loaded.data.withLock { $0 = data }
            }
            if let data = loaded.data.withLock(\.self) {
                return String(validating: data, as: UTF8.self)
            }
        }
        return nil
    }
}

/// The data that an object gave before it returned.
private final class LoadedData: Sendable {
    let data = Mutex<Data?>(nil)
}

extension NSString: NSItemProviderWriting {
    /// Plain text in UTF-8.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text"]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderWriting {
    /// The address.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
