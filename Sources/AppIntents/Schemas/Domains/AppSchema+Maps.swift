// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the maps domain that an intent can follow.
    public protocol MapsIntent {}
    /// The schemas of the maps domain that an entity can follow.
    public protocol MapsEntity {}
    /// The schemas of the maps domain that an enumeration can follow.
    public protocol MapsEnum {}
}

extension AppSchema._Name: AppSchema.MapsIntent, AppSchema.MapsEntity, AppSchema.MapsEnum {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the maps domain.
    public static var maps: some AppSchema.MapsIntent { AppSchema._Name() }
}

extension AppSchema.MapsIntent {
    /// The schema “add navigation waypoints”.
    public var addNavigationWaypoints: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “report incident”.
    public var reportIncident: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “share eta”.
    public var shareETA: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “start navigation”.
    public var startNavigation: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “stop navigation”.
    public var stopNavigation: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “stop share eta”.
    public var stopShareETA: some AppSchemaIntent { AppSchema._Name() }
}

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the maps domain.
    public static var maps: some AppSchema.MapsEntity { AppSchema._Name() }
}

extension AppSchema.MapsEntity {
    /// The schema “current location”.
    public var currentLocation: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “navigation session”.
    public var navigationSession: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “operating hours”.
    public var operatingHours: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “operating time range”.
    public var operatingTimeRange: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “place”.
    public var place: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “rating”.
    public var rating: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the maps domain.
    public static var maps: some AppSchema.MapsEnum { AppSchema._Name() }
}

extension AppSchema.MapsEnum {
    /// The schema “amenity”.
    public var amenity: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “incident”.
    public var incident: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “navigation preferences”.
    public var navigationPreferences: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “operating status”.
    public var operatingStatus: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “price range”.
    public var priceRange: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “rating descriptor”.
    public var ratingDescriptor: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “transport type”.
    public var transportType: some AppSchemaEnum { AppSchema._Name() }
}
