#if Fonts
    import SwiftUI
    import Synchronization

    /// Recently measured texts.
    final class MeasuredTexts: Sendable {
        struct Key: Hashable {
            var runs: [ViewNode.TextRun]
            var font: FontDescription
            var textSize: DynamicTypeSize
        }

        /// Two generations: when the young one is full, the old one is discarded, with all texts
        /// that weren't requested since.
        private struct Generations {
            var young: [Key: MeasuredText] = [:]
            var old: [Key: MeasuredText] = [:]
            var youngBytes = 0
        }

        /// The maximum number of texts in one generation, and of their bytes.
        static let mostTexts = 2048
        static let mostBytes = 512 * 1024

        private let generations = Mutex(Generations())

        subscript(key: Key) -> MeasuredText? {
            get {
                generations.withLock { generations in
                    if let text = generations.young[key] { return text }
                    guard let text = generations.old[key] else { return nil }
                    Self.keep(text, as: key, in: &generations)
                    return text
                }
            }
            set {
                guard let newValue else { return }
                generations.withLock { Self.keep(newValue, as: key, in: &$0) }
            }
        }

        private static func keep(
            _ text: MeasuredText, as key: Key, in generations: inout Generations
        ) {
            let bytes = key.runs.reduce(0) { $0 + $1.text.utf8.count }
            // A long text would displace all others.
            guard bytes <= mostBytes / 8 else { return }
            if generations.young.count >= mostTexts || generations.youngBytes + bytes > mostBytes {
                generations = Generations(old: generations.young)
            }
            generations.young[key] = text
            generations.youngBytes += bytes
        }

        var count: Int { generations.withLock { $0.young.count + $0.old.count } }
    }
#endif
