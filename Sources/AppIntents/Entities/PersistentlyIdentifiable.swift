public import _Localization

/// A type with a name that outlives renaming; stored recipes and shortcuts use it.
public protocol PersistentlyIdentifiable {
    /// The stable name; the type's own name unless the author says otherwise.
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    /// The type's name, without its module and the types around it.
    // `String(describing:)` gives the same name, but searches every loaded image for conformances first.
    public static var persistentIdentifier: String { _typeName(Self.self, qualified: false) }
}

extension PersistentlyIdentifiable {
    /// The type of texts, for a file that imports single declarations.
    ///
    /// On Apple's platforms Foundation declares it, so a file with `import Foundation` and
    /// `import protocol AppIntents.AppIntent` sees it. Foundation on Linux doesn't, and a scoped import
    /// brings nothing else; but a type sees what its protocols declare.
    public typealias LocalizedStringResource = _Localization.LocalizedStringResource
}
