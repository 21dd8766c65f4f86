// Written by Scripts/schemas; don't edit.

extension AppSchema.AudioEntity {
    /// The schema “album”.
    public var album: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “algorithmic radio station”.
    public var algorithmicRadioStation: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “ambient sound”.
    public var ambientSound: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “artist”.
    public var artist: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “audiobook”.
    public var audiobook: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “classical music recording”.
    public var classicalMusicRecording: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “live radio station”.
    public var liveRadioStation: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “news brief”.
    public var newsBrief: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “news provider”.
    public var newsProvider: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “playlist”.
    public var playlist: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “podcast collection”.
    public var podcastCollection: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “podcast episode”.
    public var podcastEpisode: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “podcast show”.
    public var podcastShow: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “radio show”.
    public var radioShow: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “radio show episode”.
    public var radioShowEpisode: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “song”.
    public var song: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “song collection”.
    public var songCollection: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “warmup audio queue result”.
    public var warmupAudioQueueResult: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.AudioEnum {
    /// The schema “activity”.
    public var activity: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “affinity state”.
    public var affinityState: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “app view identifier”.
    public var appViewIdentifier: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “invocation source”.
    public var invocationSource: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “playback attributes”.
    public var playbackAttributes: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “queue insertion location”.
    public var queueInsertionLocation: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.AudioIntent {
    /// The schema “add to library”.
    public var addToLibrary: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “add to playlist”.
    public var addToPlaylist: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create station”.
    public var createStation: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “play audio”.
    public var playAudio: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “recognize audio”.
    public var recognizeAudio: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update audio affinity”.
    public var updateAudioAffinity: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “warmup audio queue”.
    public var warmupAudioQueue: some AppSchemaIntent { AppSchema._Name() }
}
