/// A file that holds one weight of a font family.
package struct FontFile: Sendable, Hashable {
    /// Where it lies.
    package var path: String
    /// The thickness of its strokes, 100 to 900.
    package var weight: Int
    /// Its letters lean.
    package var isItalic: Bool
}

/// The files of one font family.
package struct FontFamily: Sendable, Hashable {
    /// The name that its files give it.
    package var name: String
    /// At least one.
    package var files: [FontFile]

    /// The file that is closest to a weight and posture, by the rules that browsers have for it.
    func file(weight: Int, isItalic: Bool) -> FontFile? {
        let posture = files.filter { $0.isItalic == isItalic }
        return (posture.isEmpty ? files : posture).min {
            Self.distance(of: $0.weight, to: weight) < Self.distance(of: $1.weight, to: weight)
        }
    }

    /// A weight on the wrong side of the wanted one is farther than any on the right side.
    private static func distance(of weight: Int, to wanted: Int) -> Int {
        let difference = weight - wanted
        if wanted >= 400, wanted <= 500 {
            if difference >= 0, weight <= 500 { return difference }
            return difference < 0 ? 1000 - difference : 2000 + difference
        }
        let isPreferred = wanted < 400 ? difference <= 0 : difference >= 0
        return isPreferred ? abs(difference) : 1000 + abs(difference)
    }
}
