#if Macros
    /// Makes an enumeration whose cases hold a value each a type of parameters, properties and results:
    /// `@UnionValue enum Target { case landmark(LandmarkEntity), address(URL) }`.
    ///
    /// A person first chooses the kind of value, then gives the value. Apple's page on `UnionValue()`
    /// asks for exactly one associated value in each case. The page on `AppUnionValue` says that the
    /// macro conforms to that too: it writes an enumeration of the kinds, `Cases`, which an author can give names.
    @attached(
        extension, conformances: _IntentValueRepresentable, AppUnionValue, names: arbitrary)
    public macro UnionValue() =
        #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
#endif
