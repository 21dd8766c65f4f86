public import _Localization

/// A value that can be shown to a person.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How the value looks.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title of the representation, so that the value can stand in a dialog.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
