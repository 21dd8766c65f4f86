#if DEBUG
    package import Foundation

    /// The source map of a script that `Scripts/pages` bundled from modules.
    package enum SourceMap {
        /// A source map of version 3, with the members that esbuild writes.
        private struct Map: Codable {
            let version: Int
            let sources: [String]
            var sourcesContent: [String]?
            let mappings: String
            let names: [String]
        }

        /// Adds the texts of its modules to the map of a script, for a browser's developer tools.
        ///
        /// - Parameters:
        ///   - script: The name of the script.
        ///   - folder: The folder of the surface's modules; a module that isn't there is among
        ///     those that surfaces share.
        /// - Returns: The map.
        /// - Throws: An error of Foundation if a file is missing or unreadable.
        package static func data(of script: String, in folder: URL) throws -> Data {
            let file = folder.appending(path: "Served/\(script).map")
            var map = try JSONDecoder().decode(Map.self, from: Data(contentsOf: file))
            map.sourcesContent = try map.sources.map { name in
                let own = folder.appending(path: name)
                let isOwn = FileManager.default.fileExists(atPath: own.path)
                return try String(
                    contentsOf: isOwn ? own : PageWords.folder.appending(path: name),
                    encoding: .utf8)
            }
            return try JSONEncoder().encode(map)
        }
    }
#endif
