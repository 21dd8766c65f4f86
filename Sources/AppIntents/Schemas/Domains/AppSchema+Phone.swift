// Written by Scripts/schemas; don't edit.

extension AppSchema {
    /// The schemas of the phone domain that an intent can follow.
    public protocol PhoneIntent {}
    /// The schemas of the phone domain that an entity can follow.
    public protocol PhoneEntity {}
    /// The schemas of the phone domain that an enumeration can follow.
    public protocol PhoneEnum {}
}

extension AppSchema._Name: AppSchema.PhoneIntent, AppSchema.PhoneEntity, AppSchema.PhoneEnum {}

extension AppSchemaIntent where Self == AppSchema._Name {
    /// The schemas of the phone domain.
    public static var phone: some AppSchema.PhoneIntent { AppSchema._Name() }
}

extension AppSchema.PhoneIntent {
    /// The schema “start call”.
    public var startCall: some AppSchemaIntent { AppSchema._Name() }
}

extension AppSchemaEntity where Self == AppSchema._Name {
    /// The schemas of the phone domain.
    public static var phone: some AppSchema.PhoneEntity { AppSchema._Name() }
}

extension AppSchema.PhoneEntity {
    /// The schema “phone person”.
    public var phonePerson: some AppSchemaEntity { AppSchema._Name() }
}

extension AppSchemaEnum where Self == AppSchema._Name {
    /// The schemas of the phone domain.
    public static var phone: some AppSchema.PhoneEnum { AppSchema._Name() }
}

extension AppSchema.PhoneEnum {
    /// The schema “audio visual mode”.
    public var audioVisualMode: some AppSchemaEnum { AppSchema._Name() }
}
