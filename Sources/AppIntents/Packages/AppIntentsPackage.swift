/// A package or library of an app that has intents.
///
/// Apple's page says that a target names the packages whose intents it wants to offer in
/// `includedPackages`. Here every intent that is linked into the program is found, named or not;
/// `doctor` says which packages with a declaration no other includes, because their intents would be
/// missing where Apple's tools build the app.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
    /// The packages whose intents belong to this one.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// By default, no others.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
