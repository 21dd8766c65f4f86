// Written by Scripts/schemas; don't edit.

extension AppSchema.PhotosEntity {
    /// The schema “album”.
    public var album: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “asset”.
    public var asset: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “recognized person”.
    public var recognizedPerson: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.PhotosEnum {
    /// The schema “album type”.
    public var albumType: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “asset type”.
    public var assetType: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “filter type”.
    public var filterType: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “rotation direction”.
    public var rotationDirection: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.PhotosIntent {
    /// The schema “add assets to album”.
    public var addAssetsToAlbum: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “cleanup photo”.
    public var cleanupPhoto: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “copy edits”.
    public var copyEdits: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create album”.
    public var createAlbum: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “create assets”.
    public var createAssets: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “crop”.
    public var crop: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete album”.
    public var deleteAlbum: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete assets”.
    public var deleteAssets: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “duplicate assets”.
    public var duplicateAssets: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “edit asset”.
    public var editAsset: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open album”.
    public var openAlbum: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “open asset”.
    public var openAsset: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “paste edits”.
    public var pasteEdits: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “post to shared album”.
    public var postToSharedAlbum: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “remove assets from album”.
    public var removeAssetsFromAlbum: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “search”.
    public var search: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set depth”.
    public var setDepth: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set exposure”.
    public var setExposure: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set filter”.
    public var setFilter: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set rotation”.
    public var setRotation: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set saturation”.
    public var setSaturation: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “set warmth”.
    public var setWarmth: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “straighten”.
    public var straighten: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “toggle depth”.
    public var toggleDepth: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “toggle suggested edits”.
    public var toggleSuggestedEdits: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update album”.
    public var updateAlbum: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update asset”.
    public var updateAsset: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update recognized person”.
    public var updateRecognizedPerson: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PhotosEntity {
    /// The schema “album”.
    public var album: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “asset”.
    public var asset: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    /// The schema “recognized person”.
    public var recognizedPerson: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PhotosEnum {
    /// The schema “album type”.
    public var albumType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “asset type”.
    public var assetType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “filter type”.
    public var filterType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    /// The schema “rotation direction”.
    public var rotationDirection: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PhotosIntent {
    /// The schema “add assets to album”.
    public var addAssetsToAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “cleanup photo”.
    public var cleanupPhoto: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “copy edits”.
    public var copyEdits: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create album”.
    public var createAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “create assets”.
    public var createAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “crop”.
    public var crop: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete album”.
    public var deleteAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “delete assets”.
    public var deleteAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “duplicate assets”.
    public var duplicateAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open album”.
    public var openAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “open asset”.
    public var openAsset: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “paste edits”.
    public var pasteEdits: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “post to shared album”.
    public var postToSharedAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “remove assets from album”.
    public var removeAssetsFromAlbum: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
    /// The schema “search”.
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “set depth”.
    public var setDepth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “set exposure”.
    public var setExposure: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “set filter”.
    public var setFilter: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “set rotation”.
    public var setRotation: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “set saturation”.
    public var setSaturation: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “set warmth”.
    public var setWarmth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “straighten”.
    public var straighten: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “toggle depth”.
    public var toggleDepth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “toggle suggested edits”.
    public var toggleSuggestedEdits: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
    /// The schema “update album”.
    public var updateAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update asset”.
    public var updateAsset: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    /// The schema “update recognized person”.
    public var updateRecognizedPerson: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
}
