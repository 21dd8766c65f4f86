#if Macros
    /// Makes a structure an intent that follows a schema of Apple's.
    ///
    /// Its stored properties become parameters. The schema gives the title, unless the author does, and the
    /// protocols of its kind. What the schema asks for and the structure lacks is an error with a fix.
    @attached(memberAttribute)
    @attached(
        extension,
        conformances: AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent, OpenIntent,
        DeleteIntent, AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent,
        URLRepresentableIntent, names: named(__appSchemaIntent))
    public macro AppIntent<T>(schema: T) =
        #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")
    where T: AppSchemaIntent

    /// Makes a structure an entity that follows a schema of Apple's.
    ///
    /// Its stored properties apart from `id` become properties that the system reads. The schema names the
    /// kind of thing, unless the author does.
    @attached(memberAttribute)
    @attached(
        extension,
        conformances: AppEntity, AssistantSchemaEntity, FileEntity, UniqueAppEntity,
        URLRepresentableEntity, names: named(__appSchemaEntity))
    public macro AppEntity<T>(schema: T) =
        #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")
    where T: AppSchemaEntity

    /// Makes an enumeration a choice that follows a schema of Apple's.
    @attached(
        extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__appSchemaEnum))
    public macro AppEnum<T>(schema: T) =
        #externalMacro(module: "AppIntentsMacros", type: "EnumSchemaMacro") where T: AppSchemaEnum

    /// Makes an intent follow a schema of Apple's, by the older name.
    @available(*, deprecated, renamed: "AppIntent(schema:)")
    @attached(memberAttribute)
    @attached(
        extension, conformances: AssistantSchemaIntent, ShowInAppSearchResultsIntent,
        names: named(__assistantSchemaIntent))
    public macro AssistantIntent<T>(schema: T) =
        #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")
    where T: AssistantSchemas.Intent

    /// Gives an intent roles, such as `.tool`, by the protocols that stand for them.
    @attached(extension, conformances: ToolIntent)
    public macro AppIntent(_ traits: AppIntentTraits) =
        #externalMacro(module: "AppIntentsMacros", type: "TraitsMacro")

    /// Makes a structure an intent that follows a schema of Apple's, and gives it roles.
    @attached(memberAttribute)
    @attached(
        extension,
        conformances: ToolIntent, AppIntent, AssistantSchemaIntent, ShowInAppSearchResultsIntent,
        OpenIntent, DeleteIntent, AudioPlaybackIntent, AudioRecordingIntent, LiveActivityIntent,
        URLRepresentableIntent, names: named(__appSchemaIntent))
    public macro AppIntent<T>(_ traits: AppIntentTraits, schema: T) =
        #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")
    where T: AppSchemaIntent

    /// Gives a transient entity roles, such as `.generable`, by the protocols that stand for them.
    @attached(extension, conformances: GenerableEntity)
    public macro AppEntity(_ traits: AppEntityTraits) =
        #externalMacro(module: "AppIntentsMacros", type: "TraitsMacro")

    /// Makes a structure an entity that follows a schema of Apple's, and gives it roles.
    @attached(memberAttribute)
    @attached(
        extension,
        conformances: GenerableEntity, AppEntity, AssistantSchemaEntity, FileEntity,
        UniqueAppEntity, URLRepresentableEntity, names: named(__appSchemaEntity))
    public macro AppEntity<T>(_ traits: AppEntityTraits, schema: T) =
        #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")
    where T: AppSchemaEntity

    /// Makes an entity follow a schema of Apple's, by the older name.
    @available(*, deprecated, renamed: "AppEntity(schema:)")
    @attached(memberAttribute)
    @attached(
        extension, conformances: AppEntity, AssistantSchemaEntity,
        names: named(__assistantSchemaEntity))
    public macro AssistantEntity<T>(schema: T) =
        #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")
    where T: AssistantSchemas.Entity

    /// Makes an enumeration follow a schema of Apple's, by the older name.
    @available(*, deprecated, renamed: "AppEnum(schema:)")
    @attached(
        extension, conformances: AssistantSchemaEnum, names: named(__assistantSchemaEnum))
    public macro AssistantEnum<T>(schema: T) =
        #externalMacro(module: "AppIntentsMacros", type: "EnumSchemaMacro")
    where T: AssistantSchemas.Enum
#endif
