// Written by Scripts/schemas; don't edit.

extension AppSchema.PhoneEntity {
    /// The schema “phone person”.
    public var phonePerson: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.PhoneEnum {
    /// The schema “audio visual mode”.
    public var audioVisualMode: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.PhoneIntent {
    /// The schema “start call”.
    public var startCall: some AppSchemaIntent { AppSchema._Name() }
}
