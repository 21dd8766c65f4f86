/// A property of a view whose value the system looks after, or a type that is made of such properties.
public protocol DynamicProperty {
    /// Brings the value up to date.
    ///
    /// Apple calls it before it reads the body of a view. A card reads properties where they are used, so
    /// nothing calls it here.
    mutating func update()
}

extension DynamicProperty {
    /// Changes nothing.
    public mutating func update() {}
}

/// A property of SwiftUI's own, which isn't made of others.
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
