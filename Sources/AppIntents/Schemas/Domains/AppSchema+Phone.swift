// Written by Scripts/schemas; don't edit.

extension AppSchema.PhoneEntity {
    public var phonePerson: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchema.PhoneEnum {
    public var audioVisualMode: some AppSchemaEnum { AppSchema._Name() }
}

extension AppSchema.PhoneIntent {
    public var startCall: some AppSchemaIntent { AppSchema._Name() }
}
