public import Foundation

extension CSSearchableItemAttributeSet {
    /// The title of the content.
    public var title: String? {
        get { value("title") }
        set { set(newValue, "title") }
    }

    /// The name that people call the content by.
    public var displayName: String? {
        get { value("displayName") }
        set { set(newValue, "displayName") }
    }

    /// Other names of the content.
    public var alternateNames: [String]? {
        get { value("alternateNames") }
        set { set(newValue, "alternateNames") }
    }

    /// A sentence or two about the content.
    public var contentDescription: String? {
        get { value("contentDescription") }
        set { set(newValue, "contentDescription") }
    }

    /// Words that lead to the content.
    public var keywords: [String]? {
        get { value("keywords") }
        set { set(newValue, "keywords") }
    }

    /// The subject of the content.
    public var subject: String? {
        get { value("subject") }
        set { set(newValue, "subject") }
    }

    /// The theme of the content.
    public var theme: String? {
        get { value("theme") }
        set { set(newValue, "theme") }
    }

    /// The kind of the content, in words.
    public var kind: String? {
        get { value("kind") }
        set { set(newValue, "kind") }
    }

    /// The author's own identifier of the content.
    public var identifier: String? {
        get { value("identifier") }
        set { set(newValue, "identifier") }
    }

    /// The identifier of the item to which this one belongs.
    public var relatedUniqueIdentifier: String? {
        get { value("relatedUniqueIdentifier") }
        set { set(newValue, "relatedUniqueIdentifier") }
    }

    /// The identifier of an item that is related to this one.
    public var weakRelatedUniqueIdentifier: String? {
        get { value("weakRelatedUniqueIdentifier") }
        set { set(newValue, "weakRelatedUniqueIdentifier") }
    }

    /// The domain of the item.
    public var domainIdentifier: String? {
        get { value("domainIdentifier") }
        set { set(newValue, "domainIdentifier") }
    }

    /// The path of the file.
    public var path: String? {
        get { value("path") }
        set { set(newValue, "path") }
    }

    /// The address of the content.
    public var contentURL: URL? {
        get { value("contentURL") }
        set { set(newValue, "contentURL") }
    }

    /// The address of what the content is about.
    public var url: URL? {
        get { value("url") }
        set { set(newValue, "url") }
    }

    /// The file of the picture beside the item's name.
    public var thumbnailURL: URL? {
        get { value("thumbnailURL") }
        set { set(newValue, "thumbnailURL") }
    }

    /// The picture beside the item's name.
    public var thumbnailData: Data? {
        get { value("thumbnailData") }
        set { set(newValue, "thumbnailData") }
    }

    /// The file of the same picture on a dark background.
    public var darkThumbnailURL: URL? {
        get { value("darkThumbnailURL") }
        set { set(newValue, "darkThumbnailURL") }
    }

    /// The time when the attributes were last changed.
    public var metadataModificationDate: Date? {
        get { value("metadataModificationDate") }
        set { set(newValue, "metadataModificationDate") }
    }

    /// The identifier of the content's type.
    public var contentType: String? {
        get { value("contentType") }
        set { set(newValue, "contentType") }
    }

    /// The identifiers of the content's type and of those that it is.
    public var contentTypeTree: [String]? {
        get { value("contentTypeTree") }
        set { set(newValue, "contentTypeTree") }
    }

    /// How well the item stands among others that match as well; more is better.
    public var rankingHint: NSNumber? {
        get { value("rankingHint") }
        set { set(newValue, "rankingHint") }
    }

    /// The version of the content.
    public var version: String? {
        get { value("version") }
        set { set(newValue, "version") }
    }

    /// The content is the person's own.
    public var userOwned: NSNumber? {
        get { value("userOwned") }
        set { set(newValue, "userOwned") }
    }

    /// The person made the content.
    public var userCreated: NSNumber? {
        get { value("userCreated") }
        set { set(newValue, "userCreated") }
    }

    /// The person chose the content.
    public var userCurated: NSNumber? {
        get { value("userCurated") }
        set { set(newValue, "userCurated") }
    }
}
