/// A property of a view whose value the system manages, or a type that is composed of such properties.
public protocol DynamicProperty {
    /// Updates the value.
    ///
    /// Apple calls it before it reads the body of a view. A card reads properties where they are used, so
    /// nothing calls it here.
    mutating func update()
}

extension DynamicProperty {
    /// Changes nothing.
    public mutating func update() {}
}

/// A built-in property, which isn't composed of others.
protocol BuiltInProperty {}

extension State: DynamicProperty, BuiltInProperty {}
extension Binding: DynamicProperty, BuiltInProperty {}
extension StateObject: DynamicProperty, BuiltInProperty {}
extension ObservedObject: DynamicProperty, BuiltInProperty {}
extension EnvironmentObject: DynamicProperty, BuiltInProperty {}
extension Environment: DynamicProperty, BuiltInProperty {}
extension FocusState: DynamicProperty, BuiltInProperty {}
extension AccessibilityFocusState: DynamicProperty, BuiltInProperty {}
extension GestureState: DynamicProperty, BuiltInProperty {}
extension AppStorage: DynamicProperty, BuiltInProperty {}
extension SceneStorage: DynamicProperty, BuiltInProperty {}
extension ScaledMetric: DynamicProperty, BuiltInProperty {}
extension Namespace: DynamicProperty, BuiltInProperty {}
