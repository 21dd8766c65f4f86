// Written by Scripts/schemas; don't edit.

extension AppSchema.MapsEntity {
    public var currentLocation: some AppSchemaEntity { AppSchema._Name() }
    public var navigationSession: some AppSchemaEntity { AppSchema._Name() }
    public var operatingHours: some AppSchemaEntity { AppSchema._Name() }
    public var operatingTimeRange: some AppSchemaEntity { AppSchema._Name() }
    public var place: some AppSchemaEntity { AppSchema._Name() }
    public var rating: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.MapsEnum {
    public var amenity: some AppSchemaEnum { AppSchema._Name() }
    public var incident: some AppSchemaEnum { AppSchema._Name() }
    public var navigationPreferences: some AppSchemaEnum { AppSchema._Name() }
    public var operatingStatus: some AppSchemaEnum { AppSchema._Name() }
    public var priceRange: some AppSchemaEnum { AppSchema._Name() }
    public var ratingDescriptor: some AppSchemaEnum { AppSchema._Name() }
    public var transportType: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.MapsIntent {
    public var addNavigationWaypoints: some AppSchemaIntent { AppSchema._Name() }
    public var reportIncident: some AppSchemaIntent { AppSchema._Name() }
    public var shareETA: some AppSchemaIntent { AppSchema._Name() }
    public var startNavigation: some AppSchemaIntent { AppSchema._Name() }
    public var stopNavigation: some AppSchemaIntent { AppSchema._Name() }
    public var stopShareETA: some AppSchemaIntent { AppSchema._Name() }
}
