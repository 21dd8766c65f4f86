public import _Localization

/// A value that can be shown to a person.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// The value's representation.
    var displayRepresentation: DisplayRepresentation { get }

    /// Returns the value's representation, with the parts that the caller needs.
    ///
    /// The system asks for the picture only where it shows one.
    func displayRepresentation(with: DisplayRepresentation.Components) async
        -> DisplayRepresentation
}

extension InstanceDisplayRepresentable {
    /// By default, returns the representation without the picture if the caller asks for none, or
    /// else with the picture, fetched now.
    ///
    /// A picture that can't be fetched is left out, and the reason is logged.
    public func displayRepresentation(with components: DisplayRepresentation.Components) async
        -> DisplayRepresentation
    {
        var looks = displayRepresentation
        guard components.contains(.image) else {
            looks.image = nil
            return looks
        }
        return await looks.pictured(as: Self.self)
    }

    /// The title of the representation, so that the value can appear in a dialog.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
