// Written by Scripts/schemas; don't edit.

extension AppSchema.CalendarEntity {
    public var attendee: some AppSchemaEntity { AppSchema._Name() }
    public var calendar: some AppSchemaEntity { AppSchema._Name() }
    public var event: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.CalendarEnum {
    public var attendeeStatus: some AppSchemaEnum { AppSchema._Name() }
    public var attendeeType: some AppSchemaEnum { AppSchema._Name() }
    public var eventSpan: some AppSchemaEnum { AppSchema._Name() }
    public var eventStatus: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.CalendarIntent {
    public var createEvent: some AppSchemaIntent { AppSchema._Name() }
    public var deleteEvent: some AppSchemaIntent { AppSchema._Name() }
    public var updateEvent: some AppSchemaIntent { AppSchema._Name() }
}
