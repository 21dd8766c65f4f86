/// The names of colors that a view's code requested and that no asset catalog has.
///
/// They are recorded while a view's code runs and reported right after it, when the view's type is
/// known. A color that is created elsewhere is clear and isn't reported.
enum MissingColors {
    @MainActor static var names: [String] = []

    static func note(_ name: String) {
        guard EnvironmentValues.isInScope else { return }
        MainActor.assumeIsolated {
            if !names.contains(name) { names.append(name) }
        }
    }

    /// Returns a message to the view's author: what is drawn instead, likely reasons, the cure.
    static func finding(_ name: String, in view: String) -> String {
        "\(view) uses the color “\(name)”, which no asset catalog of the "
            + "app has; it is clear. Names count capitals, and the namespaces of a catalog. Correct the "
            + "name, or add a color set to an asset catalog in the resources of its target in "
            + "Package.swift."
    }
}
