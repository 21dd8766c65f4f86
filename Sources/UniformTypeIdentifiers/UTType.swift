/// A kind of file or data, by a reverse-DNS identifier such as `public.png`.
///
/// Apple's declaration, with the types of documents, pictures, sound and film. Unspecified by
/// Apple: an extension or a MIME type without a declared type gives `nil`; there are no dynamic
/// types (`dyn.…`).
public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String
    /// The type to which an app declared this one to conform.
    private let parent: String?

    /// Finds a declared type by its identifier, in any case.
    public init?(_ identifier: String) {
        guard let known = TypeDeclaration.byIdentifier[identifier.lowercased()] else { return nil }
        self.init(known)
    }

    /// Finds the declared type with a file name extension, such as `png`, that conforms to another.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        self.init(conformingTo: supertype) { $0.filenameExtensions.contains(wanted) }
    }

    /// Finds the declared type with a MIME type, such as `image/png`, that conforms to another.
    ///
    /// Parameters, which follow a semicolon, are ignored.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
        self.init(conformingTo: supertype) { $0.mimeTypes.contains(wanted) }
    }

    /// Creates a type that the app declares, with the type that it conforms to.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    /// Creates a type that another app declares, with the type that it is known to conform to.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaring: identifier, parentType)
    }

    init(_ declaration: TypeDeclaration) {
        identifier = declaration.identifier
        parent = nil
    }

    private init(declaring identifier: String, _ parentType: UTType?) {
        self.identifier = identifier.lowercased()
        parent = parentType?.identifier
    }

    private init?(
        conformingTo supertype: UTType, where isWanted: (TypeDeclaration) -> Bool
    ) {
        for declaration in TypeDeclaration.all where isWanted(declaration) {
            let type = UTType(declaration)
            if type.conforms(to: supertype) {
                self = type
                return
            }
        }
        return nil
    }

    // MARK: - Properties

    private var declaration: TypeDeclaration? { TypeDeclaration.byIdentifier[identifier] }

    /// The extension of file names of the type.
    public var preferredFilenameExtension: String? { declaration?.filenameExtensions.first }

    /// The MIME type.
    public var preferredMIMEType: String? { declaration?.mimeTypes.first }

    /// The readable name, in English.
    public var localizedDescription: String? { declaration?.name }

    /// The type is declared, by the system or by the app.
    public var isDeclared: Bool { declaration != nil || parent != nil }

    /// The type belongs to no single company.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    // MARK: - Conformance

    /// All types that the type conforms to, except itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var waiting = parents
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += next.parents
        }
        return found
    }

    private var parents: [UTType] {
        let names = parent.map { [$0] } ?? declaration?.parents ?? []
        return names.map { UTType($0) ?? UTType(importedAs: $0) }
    }

    /// Returns whether the type is the other, or one of its subtypes.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Returns whether the type is a subtype of another, and not that type itself.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Returns whether another type is a subtype of this one, and not this type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
    public static func == (left: UTType, right: UTType) -> Bool {
        left.identifier == right.identifier
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}
