#if Macros
    public import CoreSpotlight
    public import _Localization

    /// Lets the system read a computed property: `@ComputedProperty var name: String {
    /// landmark.name }`.
    ///
    /// The entity stores no value: the system reads the property each time it compares entities by
    /// it, shows it or hands it to an assistant.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro ComputedProperty() =
        #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

    /// Lets the system read a computed property, with the title that people read beside it.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro ComputedProperty(title: LocalizedStringResource) =
        #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

    /// Lets the system read a computed property, and index it under an attribute.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
        #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

    /// Lets the system read a computed property, and index it under the app's own key.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
        #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

    /// Lets the system read a computed property, with a title, and index it under an attribute.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro ComputedProperty(
        title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) =
        #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

    /// Lets the system read a computed property, with a title, and index it under the app's own key.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro ComputedProperty(
        title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
    ) =
        #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

    /// Lets the system fetch an asynchronous property: `@DeferredProperty var crowd: Int { get
    /// async throws { … } }`.
    ///
    /// The system fetches the value only if a find action filters or sorts by the property, or
    /// shows it. It fetches the value once for each entity of a run, however often the run needs it.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro DeferredProperty() =
        #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

    /// Lets the system fetch an asynchronous property, with the title that people read beside it.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro DeferredProperty(title: LocalizedStringResource) =
        #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

    /// Lets the system fetch an asynchronous property, also when it indexes the entity under an
    /// attribute.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro DeferredProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
        #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

    /// Lets the system fetch an asynchronous property, with a title and an attribute of the index.
    @attached(peer, names: prefixed(`$`), prefixed(`_`), prefixed(`__`))
    @attached(accessor, names: named(get), named(set))
    public macro DeferredProperty(
        title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
    ) =
        #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
#endif
