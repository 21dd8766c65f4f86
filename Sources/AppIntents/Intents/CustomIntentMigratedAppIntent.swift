/// An intent that replaces one of SiriKit, or one that had another name.
///
/// Apple's page says that shortcuts with the old intent continue to work with the new one. Here the
/// old name is the intent's identifier: commands, links, tools, donations and stored cards can name
/// the intent by it, or by its type.
@_alwaysEmitConformanceMetadata
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The class name of the old intent, as in `"OrderSoupIntent"`.
    static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
    /// By default, the old name.
    public static var persistentIdentifier: String { intentClassName }
}
