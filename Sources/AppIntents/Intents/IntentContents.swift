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
    /// The parameters of intents that a query or an options provider depends on.
    package private(set) var parameterDependencies: [any AnyIntentParameterDependency] = []

    /// Reads the wrappers of a value.
    package init<Value>(of value: Value) {
        if !WrapperReaders.read(value, into: &self) { reflect(value) }
    }

    /// `Mirror` returns stored properties in the order of their declaration, for values of any kind.
    private mutating func reflect(_ value: Any) {
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children {
                if let parameter = child.value as? any AnyIntentParameter {
                    let name = child.label.map { Self.propertyName($0) } ?? ""
                    add(NamedParameter(name: name, parameter: parameter))
                } else if let dependency = child.value as? any AnyAppDependency {
                    add(dependency)
                } else if let dependency = child.value as? any AnyIntentParameterDependency {
                    add(dependency)
                }
            }
            mirror = current.superclassMirror
        }
    }

    mutating func add(_ parameter: NamedParameter) {
        parameters.append(parameter)
    }

    mutating func add(_ dependency: any AnyAppDependency) {
        dependencies.append(dependency)
    }

    mutating func add(_ dependency: any AnyIntentParameterDependency) {
        parameterDependencies.append(dependency)
    }

    /// A wrapper's storage has the property's name with an underscore before it.
    static func propertyName(_ label: String) -> String {
        label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// Fits the values of the parameters to a widget of a family, from now on.
    package func fit(_ family: IntentWidgetFamily?) {
        for named in parameters { named.parameter.fit(family) }
    }

    /// Awaits the providers of all dependencies; throws `MissingDependency` for one that
    /// is not registered.
    package func prepareDependencies() async throws {
        for dependency in dependencies where try !dependency.prepareImmediately() {
            try await dependency.prepare()
        }
    }
}
