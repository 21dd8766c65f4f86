/// A file with one weight of a font family.
package struct FontFile: Sendable, Hashable {
    /// The path of the file.
    package var path: String
    /// The weight, 100 to 900.
    package var weight: Int
    package var isItalic: Bool
}

package struct FontFamily: Sendable, Hashable {
    /// The family name in its files.
    package var name: String
    /// The files, at least one.
    package var files: [FontFile]

    /// Returns the file that is closest to a weight and slope, by the rules of browsers.
    func file(weight: Int, isItalic: Bool) -> FontFile? {
        let posture = files.filter { $0.isItalic == isItalic }
        return (posture.isEmpty ? files : posture).min {
            Self.distance(of: $0.weight, to: weight) < Self.distance(of: $1.weight, to: weight)
        }
    }

    /// Returns the distance between weights; one in the less preferred direction is farther than
    /// any in the preferred one.
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
