public import _Localization

/// A type with a fixed set of values, each with a representation.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
    Hashable
{
    /// The representation of each case.
    ///
    /// Every case needs an entry. Unspecified by Apple; a case without an entry is shown by its
    /// name in the source, split into words.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
    /// The title of the case, so that it can appear in a dialog.
    public var localizedStringResource: LocalizedStringResource {
        Self.caseDisplayRepresentations[self]?.title
            ?? LocalizedStringResource("\(PropertyName.readable(String(describing: self)))")
    }
}

extension CaseDisplayRepresentable where Self: InstanceDisplayRepresentable {
    /// The title of the value's own representation.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
