/// A type of values that the system knows and no app declares, such as a place.
///
/// Apple's declaration; a parameter of such a type needs no initializers of its own.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _PropertyValue,
    _DefaultedParameterValue, Sendable
{}
