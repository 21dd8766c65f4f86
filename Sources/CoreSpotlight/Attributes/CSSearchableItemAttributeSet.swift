public import Foundation
public import UniformTypeIdentifiers

/// The attributes by which an index finds an item, and with which it shows it.
///
///     let attributes = CSSearchableItemAttributeSet(contentType: .content)
///     attributes.displayName = "Machu Picchu"
///     attributes.keywords = ["Inca", "Peru"]
///
/// Search finds an item by its names first, then by its keywords, by its descriptions, and by its
/// other words, numbers and days.
public class CSSearchableItemAttributeSet {
    /// The values by the names of their attributes.
    var values: [String: any Sendable] = [:]
    var customValues: [CSCustomAttributeKey: any Sendable] = [:]
    /// The attribute that was read last.
    var lastRead: String?
    package var entity: (any IndexedThing)?
    /// The reasons why attributes could not be filled; an index refuses an item with one.
    package var problems: [any Error] = []

    /// Creates attributes for content of no type in particular.
    public init() {}

    /// Creates attributes for content of a type.
    public init(contentType: UTType) {
        self.contentType = contentType.identifier
    }

    /// Creates attributes for content of a type, by the type's identifier.
    public init(itemContentType type: String) {
        contentType = type
    }

    // MARK: - General

    /// The title of the content.
    @_Attribute("title") public var title: String?
    /// The readable name of the content.
    @_Attribute("displayName") public var displayName: String?
    /// Other names of the content.
    @_Attribute("alternateNames") public var alternateNames: [String]?
    /// A sentence or two about the content.
    @_Attribute("contentDescription") public var contentDescription: String?
    /// Words that lead to the content.
    @_Attribute("keywords") public var keywords: [String]?
    /// The subject of the content.
    @_Attribute("subject") public var subject: String?
    /// The theme of the content.
    @_Attribute("theme") public var theme: String?
    /// The kind of the content, in words.
    @_Attribute("kind") public var kind: String?
    /// The author's identifier of the content.
    @_Attribute("identifier") public var identifier: String?
    /// The identifier of the item to which this one belongs.
    @_Attribute("relatedUniqueIdentifier") public var relatedUniqueIdentifier: String?
    /// The identifier of an item that is related to this one.
    @_Attribute("weakRelatedUniqueIdentifier") public var weakRelatedUniqueIdentifier: String?
    /// The domain of the item.
    @_Attribute("domainIdentifier") public var domainIdentifier: String?
    /// The path of the file.
    @_Attribute("path") public var path: String?
    /// The address of the content.
    @_Attribute("contentURL") public var contentURL: URL?
    /// The address of the content's subject.
    @_Attribute("url") public var url: URL?
    /// The file of the picture beside the item's name.
    @_Attribute("thumbnailURL") public var thumbnailURL: URL?
    /// The picture beside the item's name.
    @_Attribute("thumbnailData") public var thumbnailData: Data?
    /// The file of that picture for a dark background.
    @_Attribute("darkThumbnailURL") public var darkThumbnailURL: URL?
    /// The time when the attributes were last changed.
    @_Attribute("metadataModificationDate") public var metadataModificationDate: Date?
    /// The identifier of the content's type.
    @_Attribute("contentType") public var contentType: String?
    /// The identifiers of the content's type and of its supertypes.
    @_Attribute("contentTypeTree") public var contentTypeTree: [String]?
    /// The rank of the item among others that match equally well; greater is better.
    @_Attribute("rankingHint") public var rankingHint: NSNumber?
    /// The version of the content.
    @_Attribute("version") public var version: String?
    /// The content belongs to the person.
    @_Attribute("userOwned") public var userOwned: NSNumber?
    /// The person made the content.
    @_Attribute("userCreated") public var userCreated: NSNumber?
    /// The person chose the content.
    @_Attribute("userCurated") public var userCurated: NSNumber?

    // MARK: - Documents

    /// The words of the document.
    @_Attribute("textContent") public var textContent: String?
    /// The names of the authors.
    @_Attribute("authorNames") public var authorNames: [String]?
    /// The mail addresses of the authors.
    @_Attribute("authorEmailAddresses") public var authorEmailAddresses: [String]?
    /// The names of the people who edited the document.
    @_Attribute("editors") public var editors: [String]?
    /// The names of the people who contributed.
    @_Attribute("contributors") public var contributors: [String]?
    /// The names of the publishers.
    @_Attribute("publishers") public var publishers: [String]?
    /// The organizations that the document is about or from.
    @_Attribute("organizations") public var organizations: [String]?
    /// The projects to which the document belongs.
    @_Attribute("projects") public var projects: [String]?
    /// The program that made the document.
    @_Attribute("creator") public var creator: String?
    /// A comment on the document.
    @_Attribute("comment") public var comment: String?
    /// The languages of the document.
    @_Attribute("languages") public var languages: [String]?
    /// The copyright notice.
    @_Attribute("copyright") public var copyright: String?
    /// The rights to the content.
    @_Attribute("rights") public var rights: String?
    /// The places or times that the content is about.
    @_Attribute("coverage") public var coverage: String?
    /// The number of pages of the document.
    @_Attribute("pageCount") public var pageCount: NSNumber?
    /// The size of the file in megabytes.
    @_Attribute("fileSize") public var fileSize: NSNumber?
    /// The time when the document was downloaded.
    @_Attribute("downloadedDate") public var downloadedDate: Date?
    /// The sources of the document.
    @_Attribute("contentSources") public var contentSources: [String]?
    /// The time when the content was made.
    @_Attribute("contentCreationDate") public var contentCreationDate: Date?
    /// The time when the content was last changed.
    @_Attribute("contentModificationDate") public var contentModificationDate: Date?
    /// The time when the item was added.
    @_Attribute("addedDate") public var addedDate: Date?
    /// The time when the content was last used.
    @_Attribute("lastUsedDate") public var lastUsedDate: Date?
    /// The person's rating.
    @_Attribute("rating") public var rating: NSNumber?
    /// The rating in words.
    @_Attribute("ratingDescription") public var ratingDescription: String?

    // MARK: - Media

    /// The artist.
    @_Attribute("artist") public var artist: String?
    /// The album.
    @_Attribute("album") public var album: String?
    /// The composer.
    @_Attribute("composer") public var composer: String?
    /// The author of the lyrics.
    @_Attribute("lyricist") public var lyricist: String?
    /// The genre.
    @_Attribute("genre") public var genre: String?
    /// The genre of the music.
    @_Attribute("musicalGenre") public var musicalGenre: String?
    /// The instrument.
    @_Attribute("musicalInstrumentName") public var musicalInstrumentName: String?
    /// The kind of instrument.
    @_Attribute("musicalInstrumentCategory") public var musicalInstrumentCategory: String?
    /// The key of the music.
    @_Attribute("keySignature") public var keySignature: String?
    /// The time signature of the music.
    @_Attribute("timeSignature") public var timeSignature: String?
    /// The beats in a minute.
    @_Attribute("tempo") public var tempo: NSNumber?
    /// The number of the track.
    @_Attribute("audioTrackNumber") public var audioTrackNumber: NSNumber?
    /// The time of the recording.
    @_Attribute("recordingDate") public var recordingDate: Date?
    /// The length in seconds.
    @_Attribute("duration") public var duration: NSNumber?
    /// The kinds of media in the content.
    @_Attribute("mediaTypes") public var mediaTypes: [String]?
    /// The codecs of the content.
    @_Attribute("codecs") public var codecs: [String]?
    /// The names of the performers.
    @_Attribute("performers") public var performers: [String]?
    /// The names of the participants.
    @_Attribute("participants") public var participants: [String]?
    /// The director.
    @_Attribute("director") public var director: String?
    /// The producer.
    @_Attribute("producer") public var producer: String?
    /// The format of the original.
    @_Attribute("originalFormat") public var originalFormat: String?
    /// The source of the original.
    @_Attribute("originalSource") public var originalSource: String?
    /// The number of times the content was played.
    @_Attribute("playCount") public var playCount: NSNumber?
    /// The content can be streamed.
    @_Attribute("streamable") public var streamable: NSNumber?
    /// The content is on this device.
    @_Attribute("local") public var local: NSNumber?
    /// The bits in a second.
    @_Attribute("totalBitRate") public var totalBitRate: NSNumber?
    /// The height of the picture in pixels.
    @_Attribute("pixelHeight") public var pixelHeight: NSNumber?
    /// The width of the picture in pixels.
    @_Attribute("pixelWidth") public var pixelWidth: NSNumber?
    /// The number of pixels of the picture.
    @_Attribute("pixelCount") public var pixelCount: NSNumber?
    /// The owner of the camera.
    @_Attribute("cameraOwner") public var cameraOwner: String?
    /// The make of the camera.
    @_Attribute("acquisitionMake") public var acquisitionMake: String?
    /// The model of the camera.
    @_Attribute("acquisitionModel") public var acquisitionModel: String?

    // MARK: - Events

    /// The time when the event begins.
    @_Attribute("startDate") public var startDate: Date?
    /// The time when the event ends.
    @_Attribute("endDate") public var endDate: Date?
    /// The time by which the task is due.
    @_Attribute("dueDate") public var dueDate: Date?
    /// The time when the task was completed.
    @_Attribute("completionDate") public var completionDate: Date?
    /// Times that matter to the event.
    @_Attribute("importantDates") public var importantDates: [Date]?
    /// The event takes the whole day.
    @_Attribute("allDay") public var allDay: NSNumber?

    // MARK: - Messages and people

    /// The identifier of the account.
    @_Attribute("accountIdentifier") public var accountIdentifier: String?
    /// The handles of the account.
    @_Attribute("accountHandles") public var accountHandles: [String]?
    /// The mailboxes in which the message is.
    @_Attribute("mailboxIdentifiers") public var mailboxIdentifiers: [String]?
    /// The mail addresses.
    @_Attribute("emailAddresses") public var emailAddresses: [String]?
    /// The telephone numbers.
    @_Attribute("phoneNumbers") public var phoneNumbers: [String]?
    /// The addresses for messages.
    @_Attribute("instantMessageAddresses") public var instantMessageAddresses: [String]?
    /// The names of the recipients of the message.
    @_Attribute("recipientNames") public var recipientNames: [String]?
    /// The mail addresses of the recipients of the message.
    @_Attribute("recipientEmailAddresses") public var recipientEmailAddresses: [String]?
    /// The addresses of the recipients of the message.
    @_Attribute("recipientAddresses") public var recipientAddresses: [String]?
    /// The addresses of the authors of the message.
    @_Attribute("authorAddresses") public var authorAddresses: [String]?
    /// The message is probably junk.
    @_Attribute("likelyJunk") public var likelyJunk: NSNumber?
    /// The person can call the contact.
    @_Attribute("supportsPhoneCall") public var supportsPhoneCall: NSNumber?
    /// The person can navigate to the place.
    @_Attribute("supportsNavigation") public var supportsNavigation: NSNumber?
    /// The title of the item's container.
    @_Attribute("containerTitle") public var containerTitle: String?
    /// The name of the item's container.
    @_Attribute("containerDisplayName") public var containerDisplayName: String?
    /// The identifier of the item's container.
    @_Attribute("containerIdentifier") public var containerIdentifier: String?
    /// The item's position in its container.
    @_Attribute("containerOrder") public var containerOrder: NSNumber?

    // MARK: - Places

    /// The name of the place.
    @_Attribute("namedLocation") public var namedLocation: String?
    /// The street.
    @_Attribute("thoroughfare") public var thoroughfare: String?
    /// The number in the street.
    @_Attribute("subThoroughfare") public var subThoroughfare: String?
    /// The town.
    @_Attribute("city") public var city: String?
    /// The state or province.
    @_Attribute("stateOrProvince") public var stateOrProvince: String?
    /// The country.
    @_Attribute("country") public var country: String?
    /// The postal code.
    @_Attribute("postalCode") public var postalCode: String?
    /// The address in one text.
    @_Attribute("fullyFormattedAddress") public var fullyFormattedAddress: String?
    /// The degrees north of the equator.
    @_Attribute("latitude") public var latitude: NSNumber?
    /// The degrees east of Greenwich.
    @_Attribute("longitude") public var longitude: NSNumber?
    /// The meters above sea level.
    @_Attribute("altitude") public var altitude: NSNumber?
    /// The speed in kilometers per hour.
    @_Attribute("speed") public var speed: NSNumber?
    /// The time at which the place was recorded.
    @_Attribute("timestamp") public var timestamp: Date?
    /// The headline.
    @_Attribute("headline") public var headline: String?
    /// The directions for the content.
    @_Attribute("instructions") public var instructions: String?
}
