public import CoreSpotlight
import Foundation
import UniformTypeIdentifiers
import _Localization

/// An entity that a person finds by searching, once the app put it into an index.
///
///     try await CSSearchableIndex.default().indexAppEntities(landmarks)
///
/// A found entity leads to the intents that take it, first of all to one that opens it.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
    /// The attributes by which the entity is found; `defaultAttributeSet` unless the author says
    /// otherwise.
    var attributeSet: CSSearchableItemAttributeSet { get }

    /// The entity is kept in the index, and shown in no search.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// By default, what the system knows of the entity.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// The attributes that follow from the display representation and from the properties with an
    /// indexing key.
    ///
    /// An author who adds to them begins with them. A property whose value doesn't fit its attribute
    /// makes the index refuse the entity, with an error that names both. A property that is fetched
    /// fills its attribute when the entity is indexed.
    public var defaultAttributeSet: CSSearchableItemAttributeSet {
        let attributes = CSSearchableItemAttributeSet(contentType: .content)
        let representation = displayRepresentation
        attributes.displayName = representation.title.text(in: .current)
        attributes.contentDescription = representation.subtitle?.text(in: .current)
        if !representation.synonyms.isEmpty {
            attributes.alternateNames = representation.synonyms.map { $0.text(in: .current) }
        }
        switch representation.image?.source {
        case .url(let url, width: _, height: _)?: attributes.thumbnailURL = url
        case .data(let data)?: attributes.thumbnailData = data
        case .system?, .named?, nil: break
        }
        for property in Self.entityProperties.properties {
            guard let key = property.indexingKey(self), let value = property.value(self) else {
                continue
            }
            do {
                try key.fill(attributes, with: value, of: property.name, in: Self.self)
            } catch {
                attributes.problems.append(error)
            }
        }
        return attributes
    }

    /// By default, the entity is shown.
    public var hideInSpotlight: Bool { false }
}

extension IndexedEntity {
    /// Fills the attributes of properties that must be fetched.
    func fillDeferredAttributes(of attributes: CSSearchableItemAttributeSet) async throws {
        for property in Self.entityProperties.properties {
            guard let key = property.indexingKey(self), let declared = property.property(self),
                declared.isDeferred, let value = try await declared.value(in: self)
            else { continue }
            try key.fill(attributes, with: value, of: property.name, in: Self.self)
        }
    }
}
