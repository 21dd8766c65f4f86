/// The parameters and dependencies of one intent or query value, in the order of their declaration.
package struct IntentContents: Sendable {
    /// A parameter and the name of its property.
    package struct NamedParameter: Sendable {
        package let name: String
        package let parameter: any AnyIntentParameter

        package init(name: String, parameter: any AnyIntentParameter) {
            self.name = name
            self.parameter = parameter
        }
    }

    package private(set) var parameters: [NamedParameter] = []
    package private(set) var dependencies: [any AnyAppDependency] = []

    /// Reads the wrappers of a value.
    ///
    /// `Mirror` gives stored properties in the order of their declaration; a wrapper's storage is
    /// called like the property with an underscore before it.
    package init(of value: Any) {
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children {
                if let parameter = child.value as? any AnyIntentParameter {
                    parameters.append(
                        NamedParameter(name: Self.propertyName(child.label), parameter: parameter))
                } else if let dependency = child.value as? any AnyAppDependency {
                    dependencies.append(dependency)
                }
            }
            mirror = current.superclassMirror
        }
    }

    private static func propertyName(_ label: String?) -> String {
        guard let label else { return "" }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// Awaits the providers of all dependencies; throws `MissingDependency` for one nobody
    /// registered.
    package func prepareDependencies() async throws {
        for dependency in dependencies where try !dependency.prepareImmediately() {
            try await dependency.prepare()
        }
    }
}
