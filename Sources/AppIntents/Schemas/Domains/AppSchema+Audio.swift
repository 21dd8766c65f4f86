// Written by Scripts/schemas; don't edit.

extension AppSchema.AudioEntity {
    public var album: some AppSchemaEntity { AppSchema._Name() }
    public var algorithmicRadioStation: some AppSchemaEntity { AppSchema._Name() }
    public var ambientSound: some AppSchemaEntity { AppSchema._Name() }
    public var artist: some AppSchemaEntity { AppSchema._Name() }
    public var audiobook: some AppSchemaEntity { AppSchema._Name() }
    public var classicalMusicRecording: some AppSchemaEntity { AppSchema._Name() }
    public var liveRadioStation: some AppSchemaEntity { AppSchema._Name() }
    public var newsBrief: some AppSchemaEntity { AppSchema._Name() }
    public var newsProvider: some AppSchemaEntity { AppSchema._Name() }
    public var playlist: some AppSchemaEntity { AppSchema._Name() }
    public var podcastCollection: some AppSchemaEntity { AppSchema._Name() }
    public var podcastEpisode: some AppSchemaEntity { AppSchema._Name() }
    public var podcastShow: some AppSchemaEntity { AppSchema._Name() }
    public var radioShow: some AppSchemaEntity { AppSchema._Name() }
    public var radioShowEpisode: some AppSchemaEntity { AppSchema._Name() }
    public var song: some AppSchemaEntity { AppSchema._Name() }
    public var songCollection: some AppSchemaEntity { AppSchema._Name() }
    public var warmupAudioQueueResult: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.AudioEnum {
    public var activity: some AppSchemaEnum { AppSchema._Name() }
    public var affinityState: some AppSchemaEnum { AppSchema._Name() }
    public var appViewIdentifier: some AppSchemaEnum { AppSchema._Name() }
    public var invocationSource: some AppSchemaEnum { AppSchema._Name() }
    public var playbackAttributes: some AppSchemaEnum { AppSchema._Name() }
    public var queueInsertionLocation: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.AudioIntent {
    public var addToLibrary: some AppSchemaIntent { AppSchema._Name() }
    public var addToPlaylist: some AppSchemaIntent { AppSchema._Name() }
    public var createStation: some AppSchemaIntent { AppSchema._Name() }
    public var playAudio: some AppSchemaIntent { AppSchema._Name() }
    public var recognizeAudio: some AppSchemaIntent { AppSchema._Name() }
    public var updateAudioAffinity: some AppSchemaIntent { AppSchema._Name() }
    public var warmupAudioQueue: some AppSchemaIntent { AppSchema._Name() }
}
