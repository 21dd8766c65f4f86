public import _Localization

/// A type with a fixed set of values, of which each has a representation.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
    Hashable
{
    /// How each case looks.
    ///
    /// Every case needs an entry. Unspecified by Apple; a case without one is shown by its name in
    /// the source, as words.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title of the case, so that it can stand in a dialog.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource("\(PropertyName.readable(String(describing: self)))")
    }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
    /// The title of the value's own representation.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
