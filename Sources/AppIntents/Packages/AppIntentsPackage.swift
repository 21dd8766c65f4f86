/// A package or library of an app that has intents.
///
/// Apple's page says that a target names the packages whose intents it wants to offer in
/// `includedPackages`. Here the system finds every intent that is linked into the program, named or
/// not. `doctor` lists the declared packages that no other package includes, because their intents
/// would be missing if Apple's tools built the app.
@_alwaysEmitConformanceMetadata
public protocol AppIntentsPackage {
    /// The packages whose intents belong to this one.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// By default, no others.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
