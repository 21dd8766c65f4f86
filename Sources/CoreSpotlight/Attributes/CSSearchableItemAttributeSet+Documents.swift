public import Foundation

extension CSSearchableItemAttributeSet {
    /// The words of the document.
    public var textContent: String? {
        get { value("textContent") }
        set { set(newValue, "textContent") }
    }

    /// The names of the authors.
    public var authorNames: [String]? {
        get { value("authorNames") }
        set { set(newValue, "authorNames") }
    }

    /// The mail addresses of the authors.
    public var authorEmailAddresses: [String]? {
        get { value("authorEmailAddresses") }
        set { set(newValue, "authorEmailAddresses") }
    }

    /// The names of those who edited the document.
    public var editors: [String]? {
        get { value("editors") }
        set { set(newValue, "editors") }
    }

    /// The names of those who contributed.
    public var contributors: [String]? {
        get { value("contributors") }
        set { set(newValue, "contributors") }
    }

    /// The names of the publishers.
    public var publishers: [String]? {
        get { value("publishers") }
        set { set(newValue, "publishers") }
    }

    /// The organizations that the document is about or from.
    public var organizations: [String]? {
        get { value("organizations") }
        set { set(newValue, "organizations") }
    }

    /// The projects to which the document belongs.
    public var projects: [String]? {
        get { value("projects") }
        set { set(newValue, "projects") }
    }

    /// The program that made the document.
    public var creator: String? {
        get { value("creator") }
        set { set(newValue, "creator") }
    }

    /// A comment on the document.
    public var comment: String? {
        get { value("comment") }
        set { set(newValue, "comment") }
    }

    /// The languages of the document.
    public var languages: [String]? {
        get { value("languages") }
        set { set(newValue, "languages") }
    }

    /// The words about the rights.
    public var copyright: String? {
        get { value("copyright") }
        set { set(newValue, "copyright") }
    }

    /// The rights to the content.
    public var rights: String? {
        get { value("rights") }
        set { set(newValue, "rights") }
    }

    /// The places or times that the content is about.
    public var coverage: String? {
        get { value("coverage") }
        set { set(newValue, "coverage") }
    }

    /// How many pages the document has.
    public var pageCount: NSNumber? {
        get { value("pageCount") }
        set { set(newValue, "pageCount") }
    }

    /// The size of the file in megabytes.
    public var fileSize: NSNumber? {
        get { value("fileSize") }
        set { set(newValue, "fileSize") }
    }

    /// The time when the document was downloaded.
    public var downloadedDate: Date? {
        get { value("downloadedDate") }
        set { set(newValue, "downloadedDate") }
    }

    /// Where the document comes from.
    public var contentSources: [String]? {
        get { value("contentSources") }
        set { set(newValue, "contentSources") }
    }

    /// The time when the content was made.
    public var contentCreationDate: Date? {
        get { value("contentCreationDate") }
        set { set(newValue, "contentCreationDate") }
    }

    /// The time when the content was last changed.
    public var contentModificationDate: Date? {
        get { value("contentModificationDate") }
        set { set(newValue, "contentModificationDate") }
    }

    /// The time when the item was added.
    public var addedDate: Date? {
        get { value("addedDate") }
        set { set(newValue, "addedDate") }
    }

    /// The time when the content was last used.
    public var lastUsedDate: Date? {
        get { value("lastUsedDate") }
        set { set(newValue, "lastUsedDate") }
    }

    /// The person's rating.
    public var rating: NSNumber? {
        get { value("rating") }
        set { set(newValue, "rating") }
    }

    /// The rating in words.
    public var ratingDescription: String? {
        get { value("ratingDescription") }
        set { set(newValue, "ratingDescription") }
    }
}
