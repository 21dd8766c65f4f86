// Written by Scripts/schemas; don't edit.

extension AppSchema.CalendarEntity {
    /// The schema “attendee”.
    public var attendee: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “calendar”.
    public var calendar: some AppSchemaEntity { AppSchema._Name() }
    /// The schema “event”.
    public var event: some AppSchemaEntity { AppSchema._Name() }
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

extension AppSchema.CalendarIntent {
    /// The schema “create event”.
    public var createEvent: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “delete event”.
    public var deleteEvent: some AppSchemaIntent { AppSchema._Name() }
    /// The schema “update event”.
    public var updateEvent: some AppSchemaIntent { AppSchema._Name() }
}
