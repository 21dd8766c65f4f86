import SwiftSyntax

/// A schema as the table has it: the protocols it implies, and the members or cases it asks for.
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
    /// The members in the order of Apple's documentation.
    let members: [Member]
    /// The cases in the order of Apple's documentation; empty where it leaves them to the author.
    let cases: [String]

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
        let asked = parts[1].split(separator: " ")
        cases = kind == .enumeration ? asked.map(String.init) : []
        members =
            kind == .enumeration
            ? []
            : asked.map { member in
                let pair = member.split(separator: ":", maxSplits: 1)
                return Member(name: String(pair[0]), type: MemberType(table: String(pair[1])))
            }
    }
}

/// The type of a member, as far as a macro can compare it: types are texts to it.
struct MemberType: Equatable {
    /// A type that holds several values.
    enum Container: String, CaseIterable {
        case list = "Array"
        case set = "Set"
    }

    /// The name without container and optional; `nil` for any type of the app's own.
    let element: String?
    /// The type that holds the values; `nil` for a single one.
    let container: Container?
    let isOptional: Bool

    /// Reads a type of the table, where “*” stands for one of the app's own.
    init(table: String) {
        var text = table[...]
        isOptional = text.hasSuffix("?")
        if isOptional { text.removeLast() }
        if text.hasPrefix("[") {
            container = .list
            text = text.dropFirst().dropLast()
        } else if text.hasPrefix("Set<") {
            container = .set
            text = text.dropFirst("Set<".count).dropLast()
        } else {
            container = nil
        }
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
        var container: Container?
        if let element = type.as(ArrayTypeSyntax.self)?.element {
            container = .list
            type = element
        } else {
            for generic in Container.allCases {
                guard let element = Self.argument(of: generic.rawValue, in: type) else { continue }
                container = generic
                type = element
                break
            }
        }
        self.isOptional = isOptional
        self.container = container
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
        guard container == written.container, isOptional == written.isOptional else { return false }
        guard let element, let other = written.element else { return true }
        return element == other || other.hasSuffix(".\(element)")
    }

    /// The type as an author writes it; `placeholder` stands for one of the app's own.
    func text(placeholder: String) -> String {
        let name = element ?? placeholder
        let type =
            switch container {
            case .list?: "[\(name)]"
            case .set?: "Set<\(name)>"
            case nil: name
            }
        return type + (isOptional ? "?" : "")
    }
}
