/// A type that the running program declares to conform to a protocol.
package struct DiscoveredType {
    /// The type itself.
    package let type: Any.Type
    /// How it conforms to the protocol that was searched.
    let conformance: Conformance
    /// The module whose source declares the type.
    ///
    /// For a type that is declared in an extension of another module's type, it is the module of
    /// the extension.
    package let module: String
    /// The names of the types around the declaration, outermost first; for one that is declared
    /// in an extension, the extended type is among them.
    package let enclosing: [String]
    /// The name as declared.
    package let name: String
    /// How far the declaration is visible, and what tells it from others of its name.
    package let scope: Scope

    /// Where a declaration is visible, as far as the running program knows.
    package enum Scope: Hashable, Sendable {
        /// Visible outside its file, so its module and names are all it takes to tell it apart.
        case module
        /// Private to a file; the discriminator is the compiler's digest of the file's name.
        case file(discriminator: String)
        /// Local to a function, whose mangled name (with the type's) is given.
        case local(context: String)
        /// Private or local, in a build that dropped the names which would say more. The ordinal
        /// counts, from 1, the hidden types of the same module and names in this image.
        case unnamed(ordinal: Int)
    }

    /// The type as a value of the searched protocol's metatype: what `type as? any P.Type` gives.
    ///
    /// A cast makes the runtime search the conformances of every loaded image once for each type;
    /// the record that was read says the same at once. For any other `Metatype` it is `nil`.
    package func metatype<Metatype>(as _: Metatype.Type) -> Metatype? {
        conformance.metatype(of: type)
    }

    /// Module, enclosing names and name, joined by dots: what a person would write.
    package var qualifiedName: String {
        ([module] + enclosing + [name]).joined(separator: ".")
    }

    /// Names this type and no other, in this process and in the next run of the same program.
    ///
    /// It never contains an address. For a type that is visible outside its file it is the
    /// qualified name and survives rebuilding too. A hidden type's identifier is the same in every
    /// build that keeps the names of hidden contexts, as debug builds do; where a build drops them
    /// it is an ordinal, which holds as long as the program isn't built again.
    package var identifier: String {
        switch scope {
        case .module: qualifiedName
        case .file(let discriminator): "\(qualifiedName)(in \(discriminator))"
        case .local(let context): "\(qualifiedName)(local \(context))"
        case .unnamed(1): "\(qualifiedName)(private)"
        case .unnamed(let ordinal): "\(qualifiedName)(private \(ordinal))"
        }
    }
}
