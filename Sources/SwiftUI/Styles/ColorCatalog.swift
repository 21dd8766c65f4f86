public import Foundation
import Synchronization

/// The colors of a bundle's asset catalogs, by their names.
struct ColorCatalog: Sendable {
    private var colors: [String: Color] = [:]

    /// Each bundle is read once.
    private static let known = Mutex<[URL: ColorCatalog]>([:])

    /// Returns the color of a name in a bundle, or in the bundles beside the program.
    static func color(_ name: String, in bundle: Bundle) -> Color? {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        return known.withLock { known in
            if let catalog = known[folder] { return catalog.colors[name] }
            let catalog = ColorCatalog(in: folder, isMain: bundle == .main)
            known[folder] = catalog
            return catalog.colors[name]
        }
    }

    init(in folder: URL, isMain: Bool) {
        let bundles = isMain ? ResourceBundles.directories(beside: folder) : [folder]
        for bundle in bundles { add(contentsOf: bundle) }
    }

    private mutating func add(contentsOf folder: URL) {
        var namespaces = AssetNamespaces()
        let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = walker?.nextObject() as? URL {
            guard file.lastPathComponent == "Contents.json" else { continue }
            let set = file.deletingLastPathComponent()
            guard set.pathExtension == "colorset",
                let data = FileManager.default.contents(atPath: file.path),
                let color = Color(colorSet: data)
            else { continue }
            colors[namespaces.name(ofSetAt: set.path)] = color
        }
    }
}

/// A color set as an asset catalog stores it.
private struct ColorSet: Decodable {
    struct Entry: Decodable {
        var color: Value?
        var appearances: [Appearance]?
        var idiom: String?
    }

    struct Value: Decodable {
        var components: [String: String]?
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    var colors: [Entry]
}

extension Color {
    /// Creates a color from a color set; `nil` if it has no components.
    init?(colorSet data: Data) {
        guard let set = try? JSONDecoder().decode(ColorSet.self, from: data) else { return nil }
        func paint(_ entry: ColorSet.Entry) -> Paint? {
            guard let components = entry.color?.components else { return nil }
            func part(_ name: String) -> Double? { components[name].flatMap(Self.component) }
            let alpha = components["alpha"].flatMap(Double.init) ?? 1
            if let white = part("white") {
                return .rgb(red: white, green: white, blue: white, opacity: alpha)
            }
            guard let red = part("red"), let green = part("green"), let blue = part("blue") else {
                return nil
            }
            return .rgb(red: red, green: green, blue: blue, opacity: alpha)
        }
        var light: Paint?
        var dark: Paint?
        for entry in set.colors where entry.idiom == nil || entry.idiom == "universal" {
            let appearances = entry.appearances ?? []
            if appearances.isEmpty {
                light = paint(entry) ?? light
            } else if appearances.count == 1, appearances[0].appearance == "luminosity",
                appearances[0].value == "dark"
            {
                dark = paint(entry)
            }
        }
        guard let light else { return nil }
        if let dark { self.init(paint: light, dark: dark) } else { self.init(paint: light) }
    }

    /// Parses a component as catalogs write it: `0.5`, `128` or `0x80`.
    private static func component(_ text: String) -> Double? {
        if text.hasPrefix("0x") {
            return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }

    /// Creates a color of the app's asset catalogs.
    ///
    /// Unspecified by Apple; an unknown name gives a clear color and a log entry.
    public init(_ name: String, bundle: Bundle? = nil) {
        if let color = ColorCatalog.color(name, in: bundle ?? .main) {
            self = color
        } else {
            MissingColors.note(name)
            self = .clear
        }
    }
}
