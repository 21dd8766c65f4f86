/// Makes an enumeration whose cases hold a value each a type of parameters, properties and results:
/// `@UnionValue enum Target { case landmark(LandmarkEntity), address(URL) }`.
///
/// A person first chooses the kind of value, then gives the value. Apple's page on `UnionValue()`
/// asks for exactly one associated value in each case; an enumeration that also conforms to
/// `AppUnionValue` in its own declaration gets an enumeration of its kinds, `Cases`, and names them.
@attached(extension, conformances: _IntentValueRepresentable, names: arbitrary)
public macro UnionValue() =
    #externalMacro(module: "AppIntentsMacros", type: "UnionValueMacro")
