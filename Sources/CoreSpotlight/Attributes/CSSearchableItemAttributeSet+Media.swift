public import Foundation

extension CSSearchableItemAttributeSet {
    /// The artist.
    public var artist: String? {
        get { value("artist") }
        set { set(newValue, "artist") }
    }

    /// The album.
    public var album: String? {
        get { value("album") }
        set { set(newValue, "album") }
    }

    /// The composer.
    public var composer: String? {
        get { value("composer") }
        set { set(newValue, "composer") }
    }

    /// The author of the words.
    public var lyricist: String? {
        get { value("lyricist") }
        set { set(newValue, "lyricist") }
    }

    /// The genre.
    public var genre: String? {
        get { value("genre") }
        set { set(newValue, "genre") }
    }

    /// The genre of the music.
    public var musicalGenre: String? {
        get { value("musicalGenre") }
        set { set(newValue, "musicalGenre") }
    }

    /// The instrument.
    public var musicalInstrumentName: String? {
        get { value("musicalInstrumentName") }
        set { set(newValue, "musicalInstrumentName") }
    }

    /// The kind of instrument.
    public var musicalInstrumentCategory: String? {
        get { value("musicalInstrumentCategory") }
        set { set(newValue, "musicalInstrumentCategory") }
    }

    /// The key of the music.
    public var keySignature: String? {
        get { value("keySignature") }
        set { set(newValue, "keySignature") }
    }

    /// The time signature of the music.
    public var timeSignature: String? {
        get { value("timeSignature") }
        set { set(newValue, "timeSignature") }
    }

    /// The beats in a minute.
    public var tempo: NSNumber? {
        get { value("tempo") }
        set { set(newValue, "tempo") }
    }

    /// The number of the track.
    public var audioTrackNumber: NSNumber? {
        get { value("audioTrackNumber") }
        set { set(newValue, "audioTrackNumber") }
    }

    /// The time of the recording.
    public var recordingDate: Date? {
        get { value("recordingDate") }
        set { set(newValue, "recordingDate") }
    }

    /// The length in seconds.
    public var duration: NSNumber? {
        get { value("duration") }
        set { set(newValue, "duration") }
    }

    /// The kinds of media in the content.
    public var mediaTypes: [String]? {
        get { value("mediaTypes") }
        set { set(newValue, "mediaTypes") }
    }

    /// The codecs of the content.
    public var codecs: [String]? {
        get { value("codecs") }
        set { set(newValue, "codecs") }
    }

    /// The names of the performers.
    public var performers: [String]? {
        get { value("performers") }
        set { set(newValue, "performers") }
    }

    /// The names of those who take part.
    public var participants: [String]? {
        get { value("participants") }
        set { set(newValue, "participants") }
    }

    /// The director.
    public var director: String? {
        get { value("director") }
        set { set(newValue, "director") }
    }

    /// The producer.
    public var producer: String? {
        get { value("producer") }
        set { set(newValue, "producer") }
    }

    /// The format of the original.
    public var originalFormat: String? {
        get { value("originalFormat") }
        set { set(newValue, "originalFormat") }
    }

    /// Where the original comes from.
    public var originalSource: String? {
        get { value("originalSource") }
        set { set(newValue, "originalSource") }
    }

    /// How often the content was played.
    public var playCount: NSNumber? {
        get { value("playCount") }
        set { set(newValue, "playCount") }
    }

    /// The content can be streamed.
    public var streamable: NSNumber? {
        get { value("streamable") }
        set { set(newValue, "streamable") }
    }

    /// The content is on this device.
    public var local: NSNumber? {
        get { value("local") }
        set { set(newValue, "local") }
    }

    /// The bits in a second.
    public var totalBitRate: NSNumber? {
        get { value("totalBitRate") }
        set { set(newValue, "totalBitRate") }
    }

    /// The height of the picture in pixels.
    public var pixelHeight: NSNumber? {
        get { value("pixelHeight") }
        set { set(newValue, "pixelHeight") }
    }

    /// The width of the picture in pixels.
    public var pixelWidth: NSNumber? {
        get { value("pixelWidth") }
        set { set(newValue, "pixelWidth") }
    }

    /// How many pixels the picture has.
    public var pixelCount: NSNumber? {
        get { value("pixelCount") }
        set { set(newValue, "pixelCount") }
    }

    /// The owner of the camera.
    public var cameraOwner: String? {
        get { value("cameraOwner") }
        set { set(newValue, "cameraOwner") }
    }

    /// The make of the camera.
    public var acquisitionMake: String? {
        get { value("acquisitionMake") }
        set { set(newValue, "acquisitionMake") }
    }

    /// The model of the camera.
    public var acquisitionModel: String? {
        get { value("acquisitionModel") }
        set { set(newValue, "acquisitionModel") }
    }
}
