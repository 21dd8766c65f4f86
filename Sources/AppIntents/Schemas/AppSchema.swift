/// The schemas that Apple defines: kinds of actions, things and choices that assistants know.
///
///     @AppIntent(schema: .photos.createAlbum)
///     struct CreateAlbum { var name: String … }
///
/// The domains are written by `Scripts/schemas` from its table.
public struct AppSchema {
    /// The type of every schema.
    ///
    /// Not Apple's: a macro reads the schema from the source, so that its value says nothing.
    public struct _Name: AppSchemaIntent, AppSchemaEntity, AppSchemaEnum, Sendable {}
}

/// A schema that an intent can follow.
public protocol AppSchemaIntent {}

/// A schema that an entity can follow.
public protocol AppSchemaEntity {}

/// A schema that an enumeration can follow.
public protocol AppSchemaEnum {}
