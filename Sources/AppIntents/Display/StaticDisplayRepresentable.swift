/// A named type with a fixed set of values, of which each has a representation.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
