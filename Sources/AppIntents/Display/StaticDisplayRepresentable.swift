/// A named type with a fixed set of values, each of which has a representation.
public protocol StaticDisplayRepresentable: CaseDisplayRepresentable, TypeDisplayRepresentable {}
