public import AppIntents
public import PackageInnerLibrary

/// The package of a library that builds on another.
public struct LibraryPackage: AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [InnerPackage.self] }
}

/// Takes a value of the inner library.
public struct PaintIntent: AppIntent {
    public static let title: LocalizedStringResource = "Paint"
    @Parameter(title: "Shade") public var shade: InnerShade

    public init() {}
    public func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "painted \(shade.rawValue)")
    }
}
