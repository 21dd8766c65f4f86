package import Foundation
package import IntentSystem
package import Logging
package import SnippetRendering
import SwiftUI
import _FontMeasuring

#if Fonts
    extension CardFonts {
        /// Finds the fonts that all surfaces of a system draw cards in, unless another surface has
        /// found them, and lets the system lay out cards with them.
        ///
        /// - Parameters:
        ///   - system: Lays out the cards.
        ///   - directories: The folders of the fonts, or `nil` for the usual places. If another
        ///     surface has found the fonts elsewhere, this has no effect but a line in the log.
        ///   - assets: Knows the sizes of the app's pictures.
        ///   - logger: Takes problems with the fonts, or the reason why there are none.
        /// - Returns: The fonts; `none` if the family for most text isn't there.
        package static func shared(
            by system: IntentSystem, in directories: [URL]?, assets: AssetCatalog, logger: Logger
        ) -> CardFonts {
            let wanted =
                directories.map { FontDirectories(paths: $0.map(\.path)) } ?? .standard()
            var own = system.cardLayout.measuring as? FontMeasuring
            if own == nil {
                do throws(FontProblem) {
                    own = try FontMeasuring(wanted) { logger.warning("\($0)") }
                } catch {
                    logger.notice("\(error)")
                }
            }
            // Another surface may have shared its fonts in the meantime.
            let shared = system.cardLayout.share(own, pictures: AssetSizes(assets))
            guard let measuring = shared as? FontMeasuring else { return .none }
            if measuring.directories != wanted {
                let problem = FontProblem.otherDirectories(
                    wanted: wanted.paths, used: measuring.directories.paths)
                logger.warning("\(problem)")
            }
            return CardFonts(measuring)
        }

        private init(_ measuring: FontMeasuring) {
            let sentinel = measuring.measure(
                [.init(text: Self.sentinel)], font: FontDescription(size: .style(.callout)),
                textSize: .large)
            self.init(
                measuring.drawn,
                sentinelWidth: sentinel.pieces.reduce(0) { $0 + $1.width + $1.space },
                filesDrawing: { measuring.files(drawing: $0) })
        }
    }
#else
    extension CardFonts {
        /// Returns no fonts: the package is built without the trait that measures text.
        package static func shared(
            by system: IntentSystem, in directories: [URL]?, assets: AssetCatalog, logger: Logger
        ) -> CardFonts {
            _ = system.cardLayout.share(nil, pictures: AssetSizes(assets))
            return .none
        }
    }
#endif
