package import Foundation

extension ViewNode {
    /// The lines and curves of a shape in a box of any size.
    ///
    /// A shape returns its path for a given box, but the box is known only after layout, when no
    /// author's code runs. So the shape is asked for its path in a few boxes beforehand: nearly
    /// always each number of the path is a sum of a constant, a fraction of the width and a
    /// fraction of the height, with one sum for boxes that are wider than high and another for the
    /// others. Then the path is known exactly for every box. For any other shape, the paths for
    /// some boxes are kept, and that for the most similar box is stretched.
    public struct FlexiblePath: Sendable, Codable, Hashable {
        /// The paths of boxes that are wider than high.
        var wide: Form
        /// The paths of boxes that are higher than wide, and of squares.
        var tall: Form
        /// True for the even-odd rule, where a part inside another part is a hole.
        public var countsCrossings = false

        /// The paths of some boxes.
        enum Form: Sendable, Codable, Hashable {
            /// The letters of the segments, and three terms for each number.
            case sums(letters: String, terms: [Double])
            /// The paths of boxes of some sizes.
            case samples([Sample])
        }

        /// The path of a box of a size.
        struct Sample: Sendable, Codable, Hashable {
            var width: Double
            var height: Double
            var letters: String
            var numbers: [Double]
        }
    }
}

extension ViewNode.FlexiblePath {
    /// Creates a path from a shape, which is asked for its path in a few boxes.
    package init(_ path: (CGRect) -> Path) {
        func sample(_ width: Double, _ height: Double) -> Sample {
            let segments = path(CGRect(x: 0, y: 0, width: width, height: height)).segments
            return Sample(
                width: width, height: height, letters: String(segments.map(\.letter)),
                numbers: segments.flatMap(\.numbers).map(Self.rounded))
        }
        wide = Self.form(
            [sample(200, 100), sample(300, 100), sample(300, 200)], proof: sample(457, 233),
            others: { [sample(60, 40), sample(300, 40)] })
        tall = Self.form(
            [sample(100, 200), sample(100, 300), sample(200, 300)], proof: sample(233, 457),
            others: { [sample(100, 100), sample(40, 60), sample(40, 300)] })
    }

    private static func form(
        _ three: [Sample], proof: Sample, others: () -> [Sample]
    ) -> Form {
        let (a, b, c) = (three[0], three[1], three[2])
        if a.letters == b.letters, b.letters == c.letters, c.letters == proof.letters {
            // The first two boxes differ in one length, the last two in the other.
            let isWide = a.height == b.height
            var terms: [Double] = []
            terms.reserveCapacity(a.numbers.count * 3)
            var isExact = true
            for index in a.numbers.indices {
                let first = (b.numbers[index] - a.numbers[index]) / 100
                let second = (c.numbers[index] - b.numbers[index]) / 100
                let (x, y) = isWide ? (first, second) : (second, first)
                let constant = a.numbers[index] - x * a.width - y * a.height
                let expected = constant + x * proof.width + y * proof.height
                if !(abs(expected - proof.numbers[index]) < 0.01) {
                    isExact = false
                    break
                }
                terms += [constant, x, y]
            }
            if isExact { return .sums(letters: a.letters, terms: terms.map(Self.rounded)) }
        }
        return .samples(three + others())
    }

    /// Returns a term without the noise of floating point.
    private static func rounded(_ term: Double) -> Double {
        guard term.isFinite else { return 0 }
        let rounded = (term * 1e6).rounded() / 1e6
        return rounded == 0 ? 0 : rounded
    }

    /// Returns the path in a box of a size.
    public func data(width: Double, height: Double) -> ViewNode.PathData {
        var data = ViewNode.PathData(countsCrossings: countsCrossings)
        for segment in segments(width: width, height: height) {
            data.append(segment.letter, numbers: segment.numbers)
        }
        return data
    }

    /// Returns the segments of the path in a box of a size.
    package func segments(width: Double, height: Double) -> [PathSegment] {
        switch width > height ? wide : tall {
        case .sums(let letters, let terms):
            return Self.segments(letters, count: terms.count / 3) { index in
                terms[index * 3] + terms[index * 3 + 1] * width + terms[index * 3 + 2] * height
            }
        case .samples(let samples):
            let ratio = width / max(height, 0.001)
            func distance(_ sample: Sample) -> Double {
                abs(log(sample.width / sample.height / ratio))
            }
            guard let sample = samples.min(by: { distance($0) < distance($1) }) else { return [] }
            // All segments have an even count of numbers: x and y in turn.
            return Self.segments(sample.letters, count: sample.numbers.count) { index in
                sample.numbers[index]
                    * (index % 2 == 0 ? width / sample.width : height / sample.height)
            }
        }
    }

    private static func segments(
        _ letters: String, count: Int, _ number: (Int) -> Double
    ) -> [PathSegment] {
        var index = 0
        func point() -> CGPoint {
            defer { index += 2 }
            return CGPoint(x: number(index), y: number(index + 1))
        }
        var segments: [PathSegment] = []
        for letter in letters {
            guard index + Self.count(of: letter) <= count else { break }
            switch letter {
            case "M": segments.append(.move(point()))
            case "L": segments.append(.line(point()))
            case "Q":
                let control = point()
                segments.append(.quad(point(), control: control))
            case "C":
                let (one, two) = (point(), point())
                segments.append(.curve(point(), control1: one, control2: two))
            case "A", "a":
                let radii = point()
                segments.append(
                    .arc(
                        point(), radii: CGSize(width: radii.x, height: radii.y),
                        isClockwise: letter == "A"))
            default: segments.append(.close)
            }
        }
        return segments
    }

    /// Tells whether the path stays centered, unchanged, in a box that grows in one direction.
    public var keepsProportions: Bool {
        // An arc keeps its radii; all other numbers are points.
        func isCentered(_ form: Form, growing: Int) -> Bool {
            guard case .sums(let letters, let terms) = form else { return false }
            var index = 0
            for letter in letters {
                let count = Self.count(of: letter)
                for number in 0..<count {
                    let isRadius = (letter == "A" || letter == "a") && number < 2
                    let isAlong = number % 2 == growing
                    let expected = isRadius || !isAlong ? 0 : 0.5
                    let at = index + number * 3
                    if at + 2 >= terms.count || abs(terms[at + 1 + growing] - expected) > 0.001 {
                        return false
                    }
                }
                index += count * 3
            }
            return !letters.isEmpty
        }
        return isCentered(wide, growing: 0) && isCentered(tall, growing: 1)
    }

    /// Returns the count of numbers of a segment.
    private static func count(of letter: Character) -> Int {
        switch letter {
        case "M", "L": 2
        case "Q", "A", "a": 4
        case "C": 6
        default: 0
        }
    }
}

extension ViewNode.Outline {
    /// Returns the outline with a fill style; only an outline of a path depends on it.
    func filled(by style: FillStyle) -> Self {
        guard style.isEOFilled, case .path(var path) = self else { return self }
        path.countsCrossings = true
        return .path(path)
    }
}
