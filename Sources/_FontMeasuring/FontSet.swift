#if Fonts
    import SwiftUI
    import Synchronization

    /// The fonts of a card: a family for each design, and the helping families for other scripts.
    final class FontSet: Sendable {
        /// Returns the families for a design, the best first.
        static func names(for design: FontDescription.Design) -> [String] {
            switch design {
            case .standard, .rounded: ["Inter"]
            case .serif: ["Noto Serif", "DejaVu Serif"]
            case .monospaced: ["Noto Sans Mono", "DejaVu Sans Mono"]
            }
        }

        /// The families that are tried, in this order, for characters that a design's own lacks.
        static let helping = [
            "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari",
            "Noto Sans Thai", "DejaVu Sans", "Noto Color Emoji",
        ]

        let families: [FontDescription.Design: FontFamily]
        let helpers: [FontFamily]
        /// The faces that were read; `nil` for a file that can't be read.
        private let faces = Mutex<[String: FontFace?]>([:])
        private let onProblem: @Sendable (FontProblem) -> Void

        /// Creates the set; throws `FontProblem` if the system lacks the family for most text.
        init(
            _ directories: FontDirectories, onProblem: @escaping @Sendable (FontProblem) -> Void
        ) throws(FontProblem) {
            self.onProblem = onProblem
            let designs = FontDescription.Design.allCases
            let wanted = designs.flatMap(Self.names) + Self.helping
            let catalog = FontCatalog(directories, families: wanted)
            catalog.problems.forEach(onProblem)
            var families: [FontDescription.Design: FontFamily] = [:]
            for design in designs {
                families[design] =
                    Self.names(for: design).lazy
                    .compactMap { catalog.families[$0] }.first
            }
            guard families[.standard] != nil else {
                throw .noFamily(
                    Self.names(for: .standard)[0], directories: directories.paths)
            }
            self.families = families
            helpers = Self.helping.compactMap { catalog.families[$0] }
        }

        /// Returns the faces that draw text of a font, in order of preference.
        func faces(
            for design: FontDescription.Design, weight: Int, isItalic: Bool
        ) -> [FontFace] {
            let own = families[design] ?? families[.standard]
            return ([own].compactMap(\.self) + helpers).compactMap { family in
                family.file(weight: weight, isItalic: isItalic).flatMap(face)
            }
        }

        /// Returns the face of a file, which is read once; `nil` if it can't be read, which is
        /// reported the first time.
        private func face(_ file: FontFile) -> FontFace? {
            faces.withLock { faces -> FontFace? in
                if let known = faces[file.path] { return known }
                var face: FontFace?
                do throws(FontProblem) {
                    face = try FontFace(file)
                } catch {
                    onProblem(error)
                }
                faces[file.path] = .some(face)
                return face
            }
        }
    }
#endif
