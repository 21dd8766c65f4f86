#if Macros
    /// Makes an enumeration whose cases each hold a value usable as a type of parameters,
    /// properties and results: `@UnionValue enum Target { case landmark(LandmarkEntity),
    /// address(URL) }`.
    ///
    /// A person first chooses the kind of value, then gives the value. Apple's page on
    /// `UnionValue()` asks for exactly one associated value in each case. The page on
    /// `AppUnionValue` says that the macro adds that conformance too: it generates an enumeration
    /// of the kinds, `Cases`, which an author can name.
    @attached(
        extension, conformances: _IntentValueRepresentable, AppUnionValue, names: arbitrary)
    public macro UnionValue() =
        #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
#endif
