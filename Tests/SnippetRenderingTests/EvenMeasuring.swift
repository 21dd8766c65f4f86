import SwiftUI

/// Letters of half their size, in lines 1.3 times it.
struct EvenMeasuring: TextMeasuring {
    /// Texts whose letters a client would have to find a font for.
    var unmeasured: Set<String> = []
    /// How wide the digit 1 is against its size, in a font whose digits may differ.
    var one = 0.5

    func points(of font: FontDescription, textSize: DynamicTypeSize) -> Double {
        switch font.size {
        case .style(let style): style.points
        case .points(let points): points
        }
    }

    func measure(
        _ runs: [ViewNode.TextRun], font: FontDescription, textSize: DynamicTypeSize
    ) -> MeasuredText {
        let points = points(of: font, textSize: textSize)
        let words = runs.map(\.text).joined().split(separator: " ")
        let pieces = words.map { word in
            let ems = word.reduce(0) {
                $0 + ($1 == "1" && !font.isMonospacedDigit ? one : 0.5)
            }
            return MeasuredText.Piece(
                width: ems * points, space: points / 2, widestLetter: points / 2)
        }
        return MeasuredText(
            pieces: pieces, lineHeight: points * 1.3, baseline: points, capHeight: points * 0.7,
            hasUnmeasuredLetters: unmeasured.contains(runs.map(\.text).joined()))
    }
}
