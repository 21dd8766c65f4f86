public import _Localization

/// Values of a shortcut's parameter under a common title, as its tiles show them.
public struct AppShortcutOptionsCollection<Provider>: AppShortcutOptionsCollectionProtocol
where Provider: DynamicOptionsProvider {
    /// The provider of the values.
    public let dynamicOptionsProvider: Provider

    /// The title over the values.
    public let title: LocalizedStringResource

    /// The system symbol of the values.
    public let systemImageName: String?

    /// Creates a collection of the values that a provider offers.
    public init(
        _ dynamicOptionsProvider: Provider, title: LocalizedStringResource,
        systemImageName: String? = nil
    ) {
        self.dynamicOptionsProvider = dynamicOptionsProvider
        self.title = title
        self.systemImageName = systemImageName
    }
}

/// Values of a shortcut's parameter under a common title.
public protocol AppShortcutOptionsCollectionProtocol {
    /// The type of the provider.
    associatedtype Provider: DynamicOptionsProvider

    /// The provider of the values.
    var dynamicOptionsProvider: Provider { get }

    /// The title over the values.
    var title: LocalizedStringResource { get }

    /// The system symbol of the values.
    var systemImageName: String? { get }
}

/// The collections of a shortcut's parameter, in the author's order.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
    /// The type of the values.
    associatedtype Value: _IntentValue
}

/// A builder that joins the collections of a shortcut's parameter.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value> where Value: _IntentValue {
    /// Joins one collection or more.
    ///
    /// Apple declares one function for each number up to 15; this one takes any number.
    public static func buildBlock<C0, each C>(
        _ c0: C0, _ more: repeat each C
    ) -> some AppShortcutOptionsCollectionSpecification<Value>
    where
        C0: AppShortcutOptionsCollectionProtocol,
        repeat each C: AppShortcutOptionsCollectionProtocol
    {
        var collections: [any AppShortcutOptionsCollectionProtocol] = [c0]
        repeat collections.append(each more)
        return OptionsCollections<Value>(collections: collections)
    }
}

// Safe: the collections are constants of a shortcut, and nothing changes them after they were made.
struct OptionsCollections<Value>: AppShortcutOptionsCollectionSpecification, @unchecked Sendable
where Value: _IntentValue {
    let collections: [any AppShortcutOptionsCollectionProtocol]

    func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
        collections.makeIterator()
    }
}
