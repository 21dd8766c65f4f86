/// A type of values that the system defines and no app declares, such as a place.
///
/// Apple's declaration; a parameter of such a type needs no dedicated initializers.
public protocol _SystemIntentValue: DisplayRepresentable, PersistentlyIdentifiable, _PropertyValue,
    _DefaultedParameterValue, Sendable
{}
