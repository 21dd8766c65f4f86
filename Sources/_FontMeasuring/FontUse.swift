#if Fonts
    package import SwiftUI
    import Synchronization

    /// Measures text, and records the files that draw it.
    final class FontUse: TextMeasuring {
        private let measuring: FontMeasuring
        private let noted = Mutex<Set<FontFile>>([])

        init(of measuring: FontMeasuring) {
            self.measuring = measuring
        }

        /// The files that draw the text measured so far.
        var files: Set<FontFile> { noted.withLock { $0 } }

        func points(of font: FontDescription, textSize: DynamicTypeSize) -> Double {
            measuring.points(of: font, textSize: textSize)
        }

        func measure(
            _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
        ) -> MeasuredText {
            let files = measuring.files(drawing: runs, font: font)
            noted.withLock { $0.formUnion(files) }
            return measuring.measure(runs, font: font, textSize: textSize)
        }
    }

    extension FontMeasuring {
        /// Returns the files that draw the text of a card, except those that aren't sent to
        /// clients.
        package func files(drawing nodes: [ViewNode]) -> Set<FontFile> {
            let use = FontUse(of: self)
            // The texts of a card don't depend on its width.
            _ = ViewLayout(width: Measures.cardWidth, measuring: use).placements(of: nodes)
            return use.files
        }
    }
#endif
