// Written by Scripts/schemas; don't edit.

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
