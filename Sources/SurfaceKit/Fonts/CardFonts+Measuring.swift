package import Logging
package import SwiftUI
package import _FontMeasuring

#if Fonts
    extension CardFonts {
        /// Finds the system's fonts; without them, says why in the log.
        ///
        /// - Parameters:
        ///   - directories: Where they lie.
        ///   - logger: Takes what is wrong with them.
        /// - Returns: The fonts, and how text is measured in them.
        package static func measured(
            in directories: FontDirectories, logger: Logger
        ) -> (fonts: CardFonts, measuring: (any TextMeasuring)?) {
            do throws(FontProblem) {
                let measuring = try FontMeasuring(directories) { logger.warning("\($0)") }
                let sentinel = measuring.measure(
                    [.init(text: sentinel)], font: FontDescription(size: .style(.callout)),
                    textSize: .large)
                let width = sentinel.pieces.reduce(0) { $0 + $1.width + $1.space }
                let fonts = CardFonts(
                    measuring.drawn, sentinelWidth: width,
                    filesDrawing: { measuring.files(drawing: $0) })
                return (fonts, measuring)
            } catch {
                logger.notice("\(error)")
                return (.none, nil)
            }
        }
    }
#else
    extension CardFonts {
        /// No fonts: the package is built without the trait that measures text.
        package static func measured(
            in directories: FontDirectories, logger: Logger
        ) -> (fonts: CardFonts, measuring: (any TextMeasuring)?) {
            (.none, nil)
        }
    }
#endif
