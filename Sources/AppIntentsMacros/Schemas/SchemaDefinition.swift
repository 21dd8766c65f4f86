import SwiftSyntax

/// A schema as the table has it: the protocols it implies and the members it asks for.
struct SchemaDefinition {
    /// A kind of declaration that follows schemas.
    enum Kind: String {
        case intent = "Intent"
        case entity = "Entity"
        case enumeration = "Enum"
    }

    /// A member that the schema asks for.
    struct Member {
        let name: String
        let type: MemberType
    }

    /// The name with its domain, as “photos.createAlbum”.
    let name: String
    /// The protocols besides that of the kind.
    let protocols: [String]
    /// The members in the order of Apple's documentation; empty where they aren't publicly known.
    let members: [Member]

    /// Looks a schema up; `nil` if the table has none of the name.
    init?(_ name: String, of kind: Kind) {
        let table =
            switch kind {
            case .intent: SchemaTable.intentSchemas
            case .entity: SchemaTable.entitySchemas
            case .enumeration: SchemaTable.enumerationSchemas
            }
        guard let line = table[name] else { return nil }
        self.name = name
        let parts = line.split(separator: "|", omittingEmptySubsequences: false)
        protocols = parts[0].split(separator: ",").map(String.init)
        members =
            parts[1] == "?"
            ? []
            : parts[1].split(separator: " ").map { member in
                let pair = member.split(separator: ":", maxSplits: 1)
                return Member(name: String(pair[0]), type: MemberType(table: String(pair[1])))
            }
    }
}

/// The type of a member, as far as a macro can compare it: types are texts to it.
struct MemberType: Equatable {
    /// The name without list and optional; `nil` for any type of the app's own.
    let element: String?
    let isList: Bool
    let isOptional: Bool

    /// Reads a type of the table, where “*” stands for one of the app's own.
    init(table: String) {
        var text = table[...]
        isOptional = text.hasSuffix("?")
        if isOptional { text.removeLast() }
        isList = text.hasPrefix("[")
        if isList { text = text.dropFirst().dropLast() }
        element = text == "*" ? nil : String(text)
    }

    /// Reads a type that an author wrote.
    init(_ type: TypeSyntax) {
        var type = type
        var isOptional = false
        if let wrapped = type.as(OptionalTypeSyntax.self)?.wrappedType {
            isOptional = true
            type = wrapped
        } else if let wrapped = Self.argument(of: "Optional", in: type) {
            isOptional = true
            type = wrapped
        }
        var isList = false
        if let element = type.as(ArrayTypeSyntax.self)?.element {
            isList = true
            type = element
        } else if let element = Self.argument(of: "Array", in: type) {
            isList = true
            type = element
        }
        self.isOptional = isOptional
        self.isList = isList
        element = type.trimmedDescription
    }

    private static func argument(of generic: String, in type: TypeSyntax) -> TypeSyntax? {
        guard let name = type.as(IdentifierTypeSyntax.self), name.name.text == generic,
            let argument = name.genericArgumentClause?.arguments.first?.argument
        else { return nil }
        return TypeSyntax(argument)
    }

    /// Tells whether an author's type will do for this one of the table.
    ///
    /// A name with its module is the same as one without.
    func allows(_ written: MemberType) -> Bool {
        guard isList == written.isList, isOptional == written.isOptional else { return false }
        guard let element, let other = written.element else { return true }
        return element == other || other.hasSuffix(".\(element)")
    }

    /// The type as an author writes it; `placeholder` stands for one of the app's own.
    func text(placeholder: String) -> String {
        let name = element ?? placeholder
        return (isList ? "[\(name)]" : name) + (isOptional ? "?" : "")
    }
}
