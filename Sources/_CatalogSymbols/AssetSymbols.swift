/// The Swift file with a name for each picture and color of asset catalogs, as Xcode generates it.
package struct AssetSymbols {
    private let assets: AssetGroup
    private var lines: [String] = []

    /// The text of the file.
    package static func file(for assets: AssetGroup) -> String {
        var symbols = AssetSymbols(assets: assets)
        symbols.write()
        return symbols.lines.joined(separator: "\n") + "\n"
    }

    private init(assets: AssetGroup) {
        self.assets = assets
    }

    /// One of the extensions that a file has.
    private struct Extension {
        var kind: Kind
        var type: String
        /// The conforming type, if the extension is of a protocol.
        var conformer: String?
        /// The type's existing names, which no asset can take.
        var taken: Set<String> = []

        var result: String { conformer ?? type }
        var isResource: Bool { type.hasSuffix("Resource") }
    }

    private enum Kind: String {
        case color, image
    }

    private mutating func write() {
        lines = ["import Foundation", "import SwiftUI", ""]
        for problem in assets.problems { lines += [SourceText.warning(problem), ""] }
        lines += ["private let resourceBundle = Foundation.Bundle.module", ""]
        let extensions = [
            Extension(kind: .color, type: "SwiftUI.ColorResource"),
            Extension(kind: .image, type: "SwiftUI.ImageResource"),
            Extension(kind: .color, type: "SwiftUI.UIColor", taken: TakenNames.uiColor),
            Extension(kind: .color, type: "SwiftUI.Color", taken: TakenNames.color),
            Extension(
                kind: .color, type: "SwiftUI.ShapeStyle", conformer: "SwiftUI.Color",
                taken: TakenNames.color),
            Extension(kind: .image, type: "SwiftUI.NSImage"),
            Extension(kind: .image, type: "SwiftUI.UIImage"),
        ]
        for part in extensions {
            let condition = part.conformer.map { " where Self == \($0)" } ?? ""
            let start = lines.count
            write(assets, of: part, path: [], indent: "    ")
            guard lines.count > start else { continue }
            lines.insert("extension \(part.type)\(condition) {", at: start)
            lines += ["}", ""]
        }
        while lines.last == "" { lines.removeLast() }
    }

    private mutating func write(
        _ group: AssetGroup, of part: Extension, path: [String], indent: String
    ) {
        var known: Set<String> = []
        let assets = part.kind == .color ? group.colors : group.images
        for asset in assets.sorted(by: { $0.path < $1.path }) {
            write(asset, of: part, path: path, indent: indent, known: &known)
        }
        // A type can't be declared in an extension of a protocol.
        guard part.conformer == nil else { return }
        for (name, inner) in group.namespaces.sorted(by: { $0.key < $1.key }) {
            write(inner, named: name, of: part, path: path, indent: indent, known: &known)
        }
    }

    private mutating func write(
        _ asset: AssetGroup.Asset, of part: Extension, path: [String], indent: String,
        known: inout Set<String>
    ) {
        // The problem is reported once, at the resource; elsewhere the asset is left out silently.
        func problem(_ text: String) -> String {
            SourceText.warning(
                "The \"\(asset.path)\" \(part.kind.rawValue) asset name resolves to \(text). "
                    + "Try renaming the asset (\(asset.folder)).")
        }
        guard let name = AssetIdentifier.member(for: asset.name, suffix: part.kind.rawValue) else {
            if part.isResource { lines += [indent + problem("an empty symbol")] }
            return
        }
        guard known.insert(name).inserted else {
            if part.isResource {
                lines += [indent + problem("the symbol \"\(name)\" which already exists")]
            }
            return
        }
        if path.isEmpty, part.taken.contains(name) {
            // `ShapeStyle` has the names of `Color`, for which the problems are reported.
            if part.conformer == nil {
                let type = part.type.split(separator: ".").last ?? ""
                lines += [
                    indent + problem("a conflicting \(type) symbol \"\(name)\"")
                ]
            }
            return
        }
        let code = AssetIdentifier.code(name)
        let title = SourceText.comment(asset.path)
        if part.isResource {
            lines += [
                "\(indent)/// The \"\(title)\" asset catalog \(part.kind.rawValue) resource.",
                "\(indent)static let \(code) = \(part.type)("
                    + "name: \(SourceText.literal(asset.path)), bundle: resourceBundle)",
            ]
        } else {
            let label = part.result == "SwiftUI.Color" ? "" : "resource: "
            let value = (path + [code]).joined(separator: ".")
            lines += [
                "\(indent)/// The \"\(title)\" asset catalog \(part.kind.rawValue).",
                "\(indent)static var \(code): \(part.result) "
                    + "{ .init(\(label).\(value)) }",
            ]
        }
    }

    private mutating func write(
        _ group: AssetGroup, named folder: String, of part: Extension, path: [String],
        indent: String, known: inout Set<String>
    ) {
        let start = lines.count
        let type = AssetIdentifier.type(for: folder)
        let code = type.map(AssetIdentifier.code) ?? ""
        write(group, of: part, path: path + [code], indent: indent + "    ")
        guard lines.count > start else { return }
        func leaveOut(_ text: String) {
            lines.removeSubrange(start...)
            guard part.isResource else { return }
            lines.append(
                indent
                    + SourceText.warning(
                        "The namespace \"\(folder)\" resolves to \(text). Try renaming the folder.")
            )
        }
        guard let type else { return leaveOut("an empty symbol") }
        guard !TakenNames.modules.contains(type) else { return leaveOut("a module's name") }
        guard known.insert(type).inserted else {
            return leaveOut("the symbol \"\(type)\" which already exists")
        }
        if path.isEmpty, TakenNames.nested.contains(type) {
            return leaveOut("a conflicting symbol \"\(type)\"")
        }
        lines.insert(
            contentsOf: [
                "\(indent)/// The \"\(SourceText.comment(folder))\" asset catalog resource namespace.",
                "\(indent)enum \(code) {",
            ], at: start)
        lines.append("\(indent)}")
    }
}
