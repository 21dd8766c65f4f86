// Written by Scripts/schemas; don't edit.

extension AppSchema.PhotosEntity {
    public var album: some AppSchemaEntity { AppSchema._Name() }
    public var asset: some AppSchemaEntity { AppSchema._Name() }
    public var recognizedPerson: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.PhotosEnum {
    public var albumType: some AppSchemaEnum { AppSchema._Name() }
    public var assetType: some AppSchemaEnum { AppSchema._Name() }
    public var filterType: some AppSchemaEnum { AppSchema._Name() }
    public var rotationDirection: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.PhotosIntent {
    public var addAssetsToAlbum: some AppSchemaIntent { AppSchema._Name() }
    public var cleanupPhoto: some AppSchemaIntent { AppSchema._Name() }
    public var copyEdits: some AppSchemaIntent { AppSchema._Name() }
    public var createAlbum: some AppSchemaIntent { AppSchema._Name() }
    public var createAssets: some AppSchemaIntent { AppSchema._Name() }
    public var crop: some AppSchemaIntent { AppSchema._Name() }
    public var deleteAlbum: some AppSchemaIntent { AppSchema._Name() }
    public var deleteAssets: some AppSchemaIntent { AppSchema._Name() }
    public var duplicateAssets: some AppSchemaIntent { AppSchema._Name() }
    public var editAsset: some AppSchemaIntent { AppSchema._Name() }
    public var openAlbum: some AppSchemaIntent { AppSchema._Name() }
    public var openAsset: some AppSchemaIntent { AppSchema._Name() }
    public var pasteEdits: some AppSchemaIntent { AppSchema._Name() }
    public var postToSharedAlbum: some AppSchemaIntent { AppSchema._Name() }
    public var removeAssetsFromAlbum: some AppSchemaIntent { AppSchema._Name() }
    public var search: some AppSchemaIntent { AppSchema._Name() }
    public var setDepth: some AppSchemaIntent { AppSchema._Name() }
    public var setExposure: some AppSchemaIntent { AppSchema._Name() }
    public var setFilter: some AppSchemaIntent { AppSchema._Name() }
    public var setRotation: some AppSchemaIntent { AppSchema._Name() }
    public var setSaturation: some AppSchemaIntent { AppSchema._Name() }
    public var setWarmth: some AppSchemaIntent { AppSchema._Name() }
    public var straighten: some AppSchemaIntent { AppSchema._Name() }
    public var toggleDepth: some AppSchemaIntent { AppSchema._Name() }
    public var toggleSuggestedEdits: some AppSchemaIntent { AppSchema._Name() }
    public var updateAlbum: some AppSchemaIntent { AppSchema._Name() }
    public var updateAsset: some AppSchemaIntent { AppSchema._Name() }
    public var updateRecognizedPerson: some AppSchemaIntent { AppSchema._Name() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PhotosEntity {
    public var album: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var asset: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
    public var recognizedPerson: some AssistantSchemas.Entity { AssistantSchemas.EntitySchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PhotosEnum {
    public var albumType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var assetType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var filterType: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
    public var rotationDirection: some AssistantSchemas.Enum { AssistantSchemas.EnumSchema() }
}

@available(*, deprecated, message: "Use AppSchema.")
extension AssistantSchemas.PhotosIntent {
    public var addAssetsToAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var cleanupPhoto: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var copyEdits: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var createAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var crop: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var deleteAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var duplicateAssets: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var openAsset: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var pasteEdits: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var postToSharedAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var removeAssetsFromAlbum: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
    public var search: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var setDepth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var setExposure: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var setFilter: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var setRotation: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var setSaturation: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var setWarmth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var straighten: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var toggleDepth: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var toggleSuggestedEdits: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
    public var updateAlbum: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateAsset: some AssistantSchemas.Intent { AssistantSchemas.IntentSchema() }
    public var updateRecognizedPerson: some AssistantSchemas.Intent {
        AssistantSchemas.IntentSchema()
    }
}
