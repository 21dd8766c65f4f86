import Foundation
import Testing

@testable import _CatalogSymbols

@Suite struct AssetCatalogTests {
    private static let set = #"{"info": {"author": "xcode", "version": 1}}"#
    private static let color = #"{"colors": [{"idiom": "universal"}]}"#
    private static let namespace = #"{"properties": {"provides-namespace": true}}"#

    /// The file for a catalog `Assets.xcassets` that has these files.
    private func symbols(_ files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Symbols-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = folder.appendingPathComponent("Assets.xcassets")
        for (path, text) in files {
            let file = catalog.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        var reader = AssetCatalogReader()
        reader.read(catalog)
        return AssetSymbols.file(for: reader.assets)
    }

    @Test func aWholeFileIsWrittenAsXcodeWritesIt() throws {
        let text = try symbols([
            "Contents.json": Self.set, "default.imageset/Contents.json": Self.set,
            "AppIcon.appiconset/Contents.json": "{",
            "PrimaryColor.colorset/Contents.json": Self.color,
            "Plain/duck pond.imageset/Contents.json": Self.set,
            "Travel/Contents.json": Self.namespace,
            "Travel/Night Sky.colorset/Contents.json": Self.color,
        ])
        #expect(
            text == """
                import Foundation
                import SwiftUI

                private let resourceBundle = Foundation.Bundle.module

                extension SwiftUI.ColorResource {
                    /// The "PrimaryColor" asset catalog color resource.
                    static let primary = SwiftUI.ColorResource(name: "PrimaryColor", bundle: resourceBundle)
                    /// The "Travel" asset catalog resource namespace.
                    enum Travel {
                        /// The "Travel/Night Sky" asset catalog color resource.
                        static let nightSky = SwiftUI.ColorResource(name: "Travel/Night Sky", bundle: resourceBundle)
                    }
                }

                extension SwiftUI.ImageResource {
                    /// The "default" asset catalog image resource.
                    static let `default` = SwiftUI.ImageResource(name: "default", bundle: resourceBundle)
                    /// The "duck pond" asset catalog image resource.
                    static let duckPond = SwiftUI.ImageResource(name: "duck pond", bundle: resourceBundle)
                }

                extension SwiftUI.UIColor {
                    /// The "PrimaryColor" asset catalog color.
                    static var primary: SwiftUI.UIColor { .init(resource: .primary) }
                    /// The "Travel" asset catalog resource namespace.
                    enum Travel {
                        /// The "Travel/Night Sky" asset catalog color.
                        static var nightSky: SwiftUI.UIColor { .init(resource: .Travel.nightSky) }
                    }
                }

                extension SwiftUI.Color {
                    #warning("The \\"PrimaryColor\\" color asset name resolves to a conflicting Color symbol \\"primary\\". Try renaming the asset (Assets.xcassets/PrimaryColor.colorset).")
                    /// The "Travel" asset catalog resource namespace.
                    enum Travel {
                        /// The "Travel/Night Sky" asset catalog color.
                        static var nightSky: SwiftUI.Color { .init(.Travel.nightSky) }
                    }
                }

                extension SwiftUI.NSImage {
                    /// The "default" asset catalog image.
                    static var `default`: SwiftUI.NSImage { .init(resource: .`default`) }
                    /// The "duck pond" asset catalog image.
                    static var duckPond: SwiftUI.NSImage { .init(resource: .duckPond) }
                }

                extension SwiftUI.UIImage {
                    /// The "default" asset catalog image.
                    static var `default`: SwiftUI.UIImage { .init(resource: .`default`) }
                    /// The "duck pond" asset catalog image.
                    static var duckPond: SwiftUI.UIImage { .init(resource: .duckPond) }
                }

                """)
    }

    /// Catalogs, and the start of the one warning that each gets.
    @Test(arguments: [
        (["Hero.imageset/Contents.json": "{"], "Assets.xcassets/Hero.imageset/Contents.json isn't"),
        (
            ["Hero.imageset/hero.svg": "<svg/>"],
            "Assets.xcassets/Hero.imageset has no Contents.json"
        ),
        (
            ["Hero.imageset/Contents.json": #"{"images": [{"filename": "hero.svg"}]}"#],
            #"Assets.xcassets/Hero.imageset names the file \"hero.svg\", which isn't there"#
        ),
        (["Sea.colorset/Contents.json": set], "Assets.xcassets/Sea.colorset/Contents.json has no"),
        (["Cut/Contents.json": "[]"], "Assets.xcassets/Cut/Contents.json isn't"),
        (["Duck.symbolset/Contents.json": set], "Assets.xcassets/Duck.symbolset is a symbol set"),
        (["%.imageset/Contents.json": set], #"The \"%\" image asset name resolves to an empty"#),
        (
            ["++/Contents.json": namespace, "++/Hero.imageset/Contents.json": set],
            #"The namespace \"++\" resolves to an empty symbol"#
        ),
        (
            ["swiftUI/Contents.json": namespace, "swiftUI/Hero.imageset/Contents.json": set],
            #"The namespace \"swiftUI\" resolves to a module's name"#
        ),
    ]) func whatCanNotBeNamedIsAWarning(files: [String: String], problem: String) throws {
        let text = try symbols(files)
        let warnings = text.split(separator: "\n").filter { $0.contains("#warning") }
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains(problem) == true, "\(warnings)")
        #expect(!text.contains("static"))
    }

    @Test func ofTwoAssetsWithOneNameTheFirstHasIt() throws {
        let text = try symbols([
            "block-1.imageset/Contents.json": Self.set, "block1.imageset/Contents.json": Self.set,
        ])
        #expect(text.contains(#"static let block1 = SwiftUI.ImageResource(name: "block-1""#))
        let warnings = text.split(separator: "\n").filter { $0.contains("#warning") }
        #expect(warnings.count == 1)
        #expect(
            warnings.first?.contains(
                #"The \"block1\" image asset name resolves to the symbol \"block1\" which already"#)
                == true)
        #expect(!text.contains(#"name: "block1""#))
    }

    @Test func aNameIsNeverCode() throws {
        let name = "a\"); fatalError(\"\\(1)\n//b"
        let text = try symbols([
            "\(name.replacing("/", with: ":")).imageset/Contents.json": Self.set
        ])
        #expect(text.contains(#"name: "a\"); fatalError(\"\\(1)\u{a}::b","#))
        #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("::b") })
    }

    @Test func whatTypesAreNamedThemselvesIsKnown() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Sources/SwiftUI/Styles")
        func names(in file: String) throws -> Set<String> {
            let text = try String(
                contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
            return Set(text.matches(of: /static (?:let|var) (\w+)/).map { String($0.1) })
        }
        #expect(try names(in: "Color+Names.swift") == TakenNames.color)
        #expect(try names(in: "UIColor.swift") == TakenNames.uiColor)
    }
}
