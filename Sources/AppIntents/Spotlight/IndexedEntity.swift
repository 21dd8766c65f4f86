public import CoreSpotlight
import Foundation
import UniformTypeIdentifiers
import _Localization

/// An entity that a person finds by searching, after the app added it to an index.
///
///     try await CSSearchableIndex.default().indexAppEntities(landmarks)
///
/// A found entity leads to the intents that take it, first to one that opens it.
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
    /// The attributes by which people find the entity; `defaultAttributeSet` unless the author
    /// declares others.
    var attributeSet: CSSearchableItemAttributeSet { get }

    /// The entity stays in the index, but search doesn't show it.
    var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
    /// By default, the attributes that the system derives from the entity.
    public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }

    /// The attributes that follow from the display representation and from the properties with an
    /// indexing key.
    ///
    /// An author who adds attributes starts with these. If a property's value doesn't fit its
    /// attribute, the index refuses the entity, with an error that names both. A deferred property
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

    /// By default, search shows the entity.
    public var hideInSpotlight: Bool { false }
}

extension IndexedEntity {
    /// Fills the attributes of deferred properties.
    func fillDeferredAttributes(of attributes: CSSearchableItemAttributeSet) async throws {
        for property in Self.entityProperties.properties {
            guard let key = property.indexingKey(self), let declared = property.property(self),
                declared.isDeferred, let value = try await declared.value(in: self)
            else { continue }
            try key.fill(attributes, with: value, of: property.name, in: Self.self)
        }
    }
}
