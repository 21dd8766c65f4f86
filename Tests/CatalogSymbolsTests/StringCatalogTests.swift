import Foundation
import Testing

@testable import _CatalogSymbols

@Suite struct StringCatalogTests {
    /// The file for a catalog with this text.
    private func symbols(_ catalog: String, table: String = "Localizable") throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "Strings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("\(table).xcstrings")
        try Data(catalog.utf8).write(to: file)
        return StringSymbols.file(for: file)
    }

    /// The file for one text that is kept by hand.
    private func symbols(key: String, english: String) throws -> String {
        try symbols(
            #"{"sourceLanguage": "en", "strings": {"\#(key)": {"extractionState": "manual", "#
                + #""localizations": {"en": \#(english)}}}}"#)
    }

    private func unit(_ value: String) -> String {
        #"{"stringUnit": {"state": "translated", "value": "\#(value)"}}"#
    }

    /// Keys and English values, and the declaration and the default value of each.
    private static let texts: [(String, String, String, String)] = [
        // The example of Apple's release notes of Xcode 26.
        (
            "Landmarks", "%(count)lld landmarks", "landmarks(count: Swift.Int)",
            #"\(count, specifier: "%lld") landmarks"#
        ),
        (
            "attachment.detail", "%@: %@",
            "attachmentDetail(_ arg1: Swift.String, _ arg2: Swift.String)", #"\(arg1): \(arg2)"#
        ),
        (
            "minutes %lld %lld", "%2$lld of %1$lld",
            "minutes(_ arg1: Swift.Int, _ arg2: Swift.Int)",
            #"\(arg1, specifier: "%lld")\(arg2, specifier: "%lld")"#
        ),
        (
            "twice", "%(name)@ and %(name)@", "twice(name: Swift.String)", #"\(name)"#
        ),
        (
            "sizes", "%d %u %hd %f %.1lf 100%%",
            "sizes(_ arg1: Swift.Int32, _ arg2: Swift.UInt32, _ arg3: Swift.Int16, "
                + "_ arg4: Swift.Float, _ arg5: Swift.Double)",
            #"\(arg1, specifier: "%d") \(arg2, specifier: "%u") \(arg3, specifier: "%hd") "#
                + #"\(arg4, specifier: "%f") \(arg5, specifier: "%.1lf") 100%"#
        ),
        ("gap", "%2$@", "gap(_ arg1: Swift.String, _ arg2: Swift.String)", #"\(arg1)\(arg2)"#),
        (
            "words", "%(in)@ %2$(in)@", "words(`in`: Swift.String, in_2: Swift.String)",
            #"\(`in`) \(in_2)"#
        ),
    ]

    @Test func aWholeFileHasTheNamesThatXcodeGives() throws {
        let text = try symbols(
            #"""
            {"sourceLanguage": "en", "version": "1.1", "strings": {
              "ALPS_NAME": {"extractionState": "manual", "comment": "Name of the ‘Alps’.",
                "localizations": {"en": {"stringUnit": {"state": "translated", "value": "The “Alps”"}},
                                  "de": {"stringUnit": {"state": "translated", "value": "Alpen"}}}},
              "CONTAINED": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {
                "state": "translated", "value": "%(landmark)@ is in %(collection)@"}}}},
              "default": {"extractionState": "manual"},
              "Found in code": {"extractionState": "extracted_with_value"},
              "Found": {},
              "Quiet": {"extractionState": "manual", "generatesSymbol": false}
            }}
            """#, table: "LandmarkData")
        #expect(
            text == #"""
                import Foundation
                import SwiftUI

                private nonisolated let resourceBundle = SwiftUI.LocalizedStringResource.BundleDescription.atURL(Foundation.Bundle.module.bundleURL)

                nonisolated extension SwiftUI.LocalizedStringResource {
                    /// The texts of “LandmarkData.xcstrings”.
                    enum LandmarkData {
                        /// Name of the ‘Alps’.
                        ///
                        /// Localized string for key “ALPS_NAME” in table “LandmarkData.xcstrings”.
                        static var alpsName: SwiftUI.LocalizedStringResource {
                            .init("ALPS_NAME", defaultValue: "The “Alps”", table: "LandmarkData", bundle: resourceBundle)
                        }
                        /// Localized string for key “CONTAINED” in table “LandmarkData.xcstrings”.
                        static func contained(landmark: Swift.String, collection: Swift.String) -> SwiftUI.LocalizedStringResource {
                            .init("CONTAINED", defaultValue: "\(landmark) is in \(collection)", table: "LandmarkData", bundle: resourceBundle)
                        }
                        /// Localized string for key “default” in table “LandmarkData.xcstrings”.
                        static var `default`: SwiftUI.LocalizedStringResource {
                            .init("default", defaultValue: "default", table: "LandmarkData", bundle: resourceBundle)
                        }
                    }
                }

                """#)
    }

    @Test(arguments: texts)
    func argumentsAreThoseOfTheText(
        key: String, english: String, declaration: String, value: String
    ) throws {
        let text = try symbols(key: key, english: unit(english))
        #expect(text.contains("static func \(declaration) -> "), "\(text)")
        #expect(text.contains("defaultValue: \"\(value)\", "), "\(text)")
    }

    @Test func textsWithoutArgumentsAreProperties() throws {
        let text = try symbols(key: "done", english: unit("100% done"))
        #expect(text.contains("static var done: "))
        #expect(text.contains(#"defaultValue: "100% done""#))
    }

    @Test func aTextWithoutAValueIsItsKey() throws {
        let text = try symbols(#"{"strings": {"%lld birds": {"extractionState": "manual"}}}"#)
        #expect(text.contains("static func birds(_ arg1: Swift.Int) -> "))
        #expect(text.contains(#"defaultValue: "\(arg1, specifier: "%lld") birds""#))
    }

    @Test func pluralFormsAndVariablesHaveArguments() throws {
        let plural = try symbols(
            key: "found",
            english: #"""
                {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "A landmark"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%(count)lld landmarks"}}}}}
                """#)
        #expect(plural.contains("static func found(count: Swift.Int) -> "))
        let variables = try symbols(
            key: "posts",
            english: #"""
                {"stringUnit": {"state": "translated", "value": "%#@friendsPosts@ for %2$@"},
                 "substitutions": {"friendsPosts": {"argNum": 1, "formatSpecifier": "llu"}}}
                """#)
        #expect(
            variables.contains(
                "static func posts(friendsPosts: Swift.UInt, _ arg2: Swift.String) -> "))
    }

    /// Catalogs, and the start of the one warning that each gets.
    @Test(arguments: [
        ("{", "Localizable", "Localizable.xcstrings isn't a string catalog"),
        (
            #"{"strings": {"%@": {"extractionState": "manual"}}}"#, "Localizable",
            #"The key \"%@\" of Localizable.xcstrings resolves to an empty symbol"#
        ),
        (
            #"{"strings": {"a b": {"generatesSymbol": true}, "a.b": {"generatesSymbol": true}}}"#,
            "Localizable",
            #"The key \"a.b\" of Localizable.xcstrings resolves to the symbol \"aB\" which"#
        ),
        (#"{"strings": {}}"#, "swift", #"The string catalog \"swift\" resolves to no name"#),
    ]) func whatCanNotBeNamedIsAWarning(catalog: String, table: String, problem: String) throws {
        let text = try symbols(catalog, table: table)
        let warnings = text.split(separator: "\n").filter { $0.contains("#warning") }
        #expect(warnings.count == 1)
        #expect(warnings.first?.contains(problem) == true, "\(text)")
    }

    @Test func aTextIsNeverCode() throws {
        let text = try symbols(key: #"a\")\n//"#, english: unit(#"\\(1)\") fatalError(\n"#))
        #expect(text.contains(#"defaultValue: "\\(1)\") fatalError(\u{a}","#))
        #expect(text.split(separator: "\n").allSatisfy { !$0.hasPrefix("//") })
    }
}
