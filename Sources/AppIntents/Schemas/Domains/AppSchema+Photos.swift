// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the photos domain that an intent can follow.
    public protocol PhotosIntent {}
    /// The schemas of the photos domain that an entity can follow.
    public protocol PhotosEntity {}
    /// The schemas of the photos domain that an enumeration can follow.
    public protocol PhotosEnum {}
}

extension AppSchema._Name: AppSchema.PhotosIntent, AppSchema.PhotosEntity, AppSchema.PhotosEnum {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the photos domain.
    public static var photos: some AppSchema.PhotosIntent { AppSchema._Name() }
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

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the photos domain.
    public static var photos: some AppSchema.PhotosEntity { AppSchema._Name() }
}

extension AppSchema.PhotosEntity {
    /// The schema “album”.
    public var album: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “asset”.
    public var asset: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “recognized person”.
    public var recognizedPerson: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the photos domain.
    public static var photos: some AppSchema.PhotosEnum { AppSchema._Name() }
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
