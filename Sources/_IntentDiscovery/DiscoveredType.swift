/// A type that the running program declares to conform to a protocol.
package struct DiscoveredType {
    /// The type itself.
    package let type: Any.Type
    /// Its conformance to the requested protocol.
    let conformance: Conformance
    /// The module whose source declares the type.
    ///
    /// If the type is declared in an extension of another module's type, it is the module of the
    /// extension.
    package let module: String
    /// The names of the types around the declaration, outermost first; for a declaration in an
    /// extension, they include the extended type.
    package let enclosing: [String]
    /// The name as declared.
    package let name: String
    /// The visibility of the declaration, with the part that distinguishes it from others of its name.
    package let scope: Scope

    /// The visibility of a declaration, as far as the running program knows.
    package enum Scope: Hashable, Sendable {
        /// Visible outside its file, so its module and names identify it.
        case module
        /// Private to a file; the discriminator is the compiler's digest of the file's name.
        case file(discriminator: String)
        /// Local to a function, given by its mangled name (with the type's).
        case local(context: String)
        /// Private or local, in a build that dropped the distinguishing names. The ordinal counts,
        /// from 1, the hidden types of the same module and names in this image.
        case unnamed(ordinal: Int)
    }

    /// Returns the type as a value of the requested protocol's metatype, like `type as? any
    /// P.Type`.
    ///
    /// A cast makes the runtime search the conformances of every loaded image once for each type;
    /// the existing record gives the result at once. For any other `Metatype` it is `nil`.
    package func metatype<Metatype>(as _: Metatype.Type) -> Metatype? {
        conformance.metatype(of: type)
    }

    /// The module, enclosing names and name, joined by dots, as a person would write them.
    package var qualifiedName: String { ([module] + enclosing + [name]).joined(separator: ".") }

    /// The identifier of this type and no other, in this process and in the next run of the same
    /// program.
    ///
    /// It never contains an address. For a type that is visible outside its file, it is the
    /// qualified name and also survives rebuilding. A hidden type's identifier is the same in every
    /// build that keeps the names of hidden contexts, as debug builds do; in a build that drops
    /// them it is an ordinal, which is valid until the program is rebuilt.
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
