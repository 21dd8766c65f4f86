import AppIntents

/// The packages of an app hang together, as Apple's page on `AppIntentsPackage` asks.
enum PackageRule: CatalogRule {
    static func findings(in app: AppDeclarations) -> [CatalogFinding] {
        app.outermostPackages.count > 1 ? [.unincludedPackages(app.outermostPackages)] : []
    }
}

extension Catalog {
    /// The names of the packages that no other includes, in alphabetical order.
    static func outermost(_ packages: [any AppIntentsPackage.Type]) -> [String] {
        var included: Set<ObjectIdentifier> = []
        for package in packages {
            for other in package.includedPackages where other != package {
                included.insert(ObjectIdentifier(other))
            }
        }
        return packages.filter { !included.contains(ObjectIdentifier($0)) }
            .map { AppDeclarations.name(of: $0) }.sorted()
    }
}
