/// A value that can be shown to a person and whose type has a name.
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}
