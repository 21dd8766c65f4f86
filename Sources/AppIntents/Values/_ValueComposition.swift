import AppIntentsMetadata
import Foundation
package import UniformTypeIdentifiers

/// The make-up of a type of values: whether a query finds them, and what they hold.
///
/// The system reads it where the shape of a value isn't enough, so that it needn't ask each type for
/// protocols.
public struct _ValueComposition {
    /// The kinds of types.
    package enum Kind {
        /// Values that are no more than their data.
        case plain
        /// Values with declared properties, which no query finds.
        case fields(any TransientAppEntity.Type)
        /// Things that a query finds.
        case entity(any AppEntity.Type)
        /// Things that a query would find, by their identifiers alone.
        case reference(any AppEntity.Type)
        /// A fixed set of choices.
        case enumeration(any AppEnum.Type)
        /// Values of another type that may be absent.
        case optional(any OptionalValue.Type)
        /// Several values of another type.
        case list(any ArrayValue.Type)
        /// A value of one of several other types.
        case union(any _IntentValueRepresentable.Type)
    }

    package let kind: Kind
    /// Lists the types of the values that a value with fields holds.
    package let parts: () -> [any _IntentValue.Type]

    /// The types of files that a thing of the type can be; none if it is no file.
    package let contentTypes: [UTType]

    package init(
        kind: Kind, contentTypes: [UTType] = [],
        parts: @escaping () -> [any _IntentValue.Type] = { [] }
    ) {
        self.kind = kind
        self.contentTypes = contentTypes
        self.parts = parts
    }
}

extension _IntentValue {
    /// The make-up of the type.
    package static var composition: _ValueComposition.Kind { _composition.kind }

    /// The types of the values that a value with fields holds; none for other types.
    package static var parts: [any _IntentValue.Type] { _composition.parts() }

    /// The type of one value: free of optionality and of lists.
    package static var element: any _IntentValue.Type {
        switch composition {
        case .optional(let optional): optional.wrappedType.element
        case .list(let list): list.elementType.element
        case .plain, .fields, .entity, .reference, .enumeration, .union: Self.self
        }
    }

    /// The type of a value that is there.
    package static var unwrappedType: any _IntentValue.Type {
        if case .optional(let optional) = composition { optional.wrappedType } else { Self.self }
    }

    /// The type of the entities that a value is, holds or names, if any.
    package static var entityType: (any AppEntity.Type)? {
        switch element.composition {
        case .entity(let type), .reference(let type): type
        case .plain, .fields, .enumeration, .optional, .list, .union: nil
        }
    }

    /// A value of the type may be, or hold, an entity, which only a query finds.
    package static var needsQuery: Bool {
        switch element.composition {
        case .entity: true
        case .union, .fields: TypeParts.of(element).holdsEntities
        case .plain, .reference, .enumeration, .optional, .list: false
        }
    }

    /// A value of the type may hold another value of the type, at some depth.
    package static var holdsItself: Bool {
        TypeParts.of(element).identifiers.contains(ObjectIdentifier(element))
    }

    /// The shape of a part of a value of another type.
    ///
    /// Where the part may hold such a value in its turn, the shape would have no end, so the part is one
    /// that surfaces show and don't ask for. The values themselves may be nested at will.
    static func shape(
        inside whole: any _IntentValue.Type, _ constraints: ValueConstraints, in locale: Locale
    ) -> ValueShape {
        let isEndless =
            element == whole
            || TypeParts.of(element).identifiers.contains(ObjectIdentifier(whole))
        return isEndless ? named : _shape(constraints, in: locale)
    }

    /// The shape by the type's name alone.
    private static var named: ValueShape {
        switch composition {
        case .optional(let optional): optional.wrappedType.named
        case .list(let list): .list(list.elementType.named)
        case .plain, .fields, .entity, .reference, .enumeration, .union:
            .opaque(_typeName(Self.self, qualified: false))
        }
    }

    /// The value is a list, or a list that may be absent.
    package static var isList: Bool {
        switch composition {
        case .optional(let optional): optional.wrappedType.isList
        case .list: true
        case .plain, .fields, .entity, .reference, .enumeration, .union: false
        }
    }
}
