public import _Localization

/// A value that can be shown to a person.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How the value looks.
    var displayRepresentation: DisplayRepresentation { get }

    /// How the value looks, as far as the caller needs it.
    ///
    /// The system asks for the picture only where it shows one.
    func displayRepresentation(with: DisplayRepresentation.Components) async
        -> DisplayRepresentation
}

extension InstanceDisplayRepresentable {
    /// By default, the representation without the picture where none is asked for, or else with a
    /// picture that is fetched now; one that can't be fetched is left out, and the log says why.
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

    /// The title of the representation, so that the value can stand in a dialog.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}
