#if Macros
    /// Describes a preview of a view, which a program on its own doesn't show.
    ///
    /// Its content is compiled like any code, and nothing of it is left in the program.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

    /// Describes a preview of a view with traits, which a program on its own doesn't show.
    @freestanding(declaration)
    public macro Preview(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

    /// Marks a property that belongs to a preview.
    @attached(peer)
    public macro Previewable() =
        #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

    /// Makes a property of `EnvironmentValues` a value of its own, with the key that this takes.
    @attached(accessor)
    @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
#endif
