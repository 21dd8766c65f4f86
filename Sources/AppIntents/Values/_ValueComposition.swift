import AppIntentsMetadata
import Foundation
package import UniformTypeIdentifiers

/// The composition of a type of values: the values that it holds, and the way the system finds
/// them.
///
/// The system reads it where the shape of a value isn't enough, so it needn't query each type for
/// protocol conformances.
public struct _ValueComposition {
    /// The kinds of types.
    package enum Kind {
        /// Values that consist only of their data.
        case plain
        /// Values with declared properties, which no query finds.
        case fields(any TransientAppEntity.Type)
        /// Entities that a query finds.
        case entity(any AppEntity.Type)
        /// Entities, by their identifiers alone, without calling the query.
        case reference(any AppEntity.Type)
        /// A fixed set of choices.
        case enumeration(any AppEnum.Type)
        /// Optional values of another type.
        case optional(any OptionalValue.Type)
        /// Several values of another type.
        case list(any ArrayValue.Type)
        /// A value of one of several other types.
        case union(any _IntentValueRepresentable.Type)
    }

    package let kind: Kind
    /// Lists the types of the values that a value with fields holds.
    package let parts: () -> [any _IntentValue.Type]

    /// The types of files that an entity of the type can be; empty if it is no file.
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
    /// The composition of the type.
    package static var composition: _ValueComposition.Kind { _composition.kind }

    /// The types of the values that a value with fields holds; empty for other types.
    package static var parts: [any _IntentValue.Type] { _composition.parts() }

    /// A value of the type consists only of its data, so that no cast to a kind of entities can succeed.
    package static var isPlain: Bool { if case .plain = composition { true } else { false } }

    /// The type of one value, without optionality and lists.
    package static var element: any _IntentValue.Type {
        switch composition {
        case .optional(let optional): optional.wrappedType.element
        case .list(let list): list.elementType.element
        case .plain, .fields, .entity, .reference, .enumeration, .union: Self.self
        }
    }

    /// The type of the wrapped value.
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

    /// Returns the shape of a part of a value of another type.
    ///
    /// If the part may itself hold such a value, the shape would be infinite, so surfaces show the
    /// part but don't ask for it. The values themselves may have any depth.
    static func shape(
        inside whole: any _IntentValue.Type, _ constraints: ValueConstraints, in locale: Locale
    ) -> ValueShape {
        let isEndless =
            element == whole
            || TypeParts.of(element).identifiers.contains(ObjectIdentifier(whole))
        return isEndless ? named : _shape(constraints, in: locale)
    }

    /// The shape from the type's name alone.
    private static var named: ValueShape {
        switch composition {
        case .optional(let optional): optional.wrappedType.named
        case .list(let list): .list(list.elementType.named)
        case .plain, .fields, .entity, .reference, .enumeration, .union:
            .opaque(_typeName(Self.self, qualified: false))
        }
    }

    /// The value is a list, or an optional list.
    package static var isList: Bool {
        switch composition {
        case .optional(let optional): optional.wrappedType.isList
        case .list: true
        case .plain, .fields, .entity, .reference, .enumeration, .union: false
        }
    }
}
