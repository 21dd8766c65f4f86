// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the calendar domain that an intent can follow.
    public protocol CalendarIntent {}
    /// The schemas of the calendar domain that an entity can follow.
    public protocol CalendarEntity {}
    /// The schemas of the calendar domain that an enumeration can follow.
    public protocol CalendarEnum {}
}

extension AppSchema._Name: AppSchema.CalendarIntent, AppSchema.CalendarEntity, AppSchema
        .CalendarEnum
{}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the calendar domain.
    public static var calendar: some AppSchema.CalendarIntent { AppSchema._Name() }
}

extension AppSchema.CalendarIntent {
    /// The schema “create event”.
    public var createEvent: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete event”.
    public var deleteEvent: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update event”.
    public var updateEvent: some AppSchemaIntent { AppSchema._Name() }
}

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the calendar domain.
    public static var calendar: some AppSchema.CalendarEntity { AppSchema._Name() }
}

extension AppSchema.CalendarEntity {
    /// The schema “attendee”.
    public var attendee: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “calendar”.
    public var calendar: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “event”.
    public var event: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the calendar domain.
    public static var calendar: some AppSchema.CalendarEnum { AppSchema._Name() }
}

extension AppSchema.CalendarEnum {
    /// The schema “attendee status”.
    public var attendeeStatus: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “attendee type”.
    public var attendeeType: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “event span”.
    public var eventSpan: some AppSchemaEnum { AppSchema._Name() }
    /// The schema “event status”.
    public var eventStatus: some AppSchemaEnum { AppSchema._Name() }
}
