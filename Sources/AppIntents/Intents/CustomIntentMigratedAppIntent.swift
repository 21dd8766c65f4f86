/// An intent that takes the place of one of SiriKit, or of one that had another name.
///
/// Apple's page says that shortcuts with the old intent go on with the new one. Here the old name is the
/// intent's identifier: commands, links, tools, donations and stored cards that name it reach the
/// intent, as do those that name its type.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the old intent, as in `"OrderSoupIntent"`.
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    /// By default, the old name.
    public static var persistentIdentifier: String { intentClassName }
}
