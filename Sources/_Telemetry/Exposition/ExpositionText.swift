#if Web || Assistants
    /// The text of metrics, in the exposition format 0.0.4 of Prometheus.
    struct ExpositionText {
        private(set) var text = ""
        /// The label that each line has, unless the series has one of that name.
        private let shared: MetricLabel?

        init(shared: MetricLabel? = nil) { self.shared = shared }

        /// Writes the comments of a measure that counted nothing yet, so that a reader learns
        /// what there is.
        mutating func write(_ measure: Measure) {
            write(MetricFamily(measure.kind, help: measure.help), named: measure.name)
        }

        /// Writes the comments and the lines of a family.
        mutating func write(_ family: MetricFamily, named name: String) {
            if let help = family.help { text += "# HELP \(name) \(Self.helpText(help))\n" }
            text += "# TYPE \(name) \(family.kind.rawValue)\n"
            let series = family.series.sorted { Self.order($0.key) < Self.order($1.key) }
            for (own, series) in series {
                let isShared = shared.map { label in !own.contains { $0.name == label.name } }
                let labels = own + (isShared == true ? [shared].compactMap(\.self) : [])
                for sample in series.samples {
                    text += name + sample.suffix
                    let all = labels + (sample.label.map { [$0] } ?? [])
                    if !all.isEmpty {
                        let pairs = all.map { "\($0.name)=\"\(Self.labelValue($0.value))\"" }
                        text += "{\(pairs.joined(separator: ","))}"
                    }
                    text += " \(Self.number(sample.number))\n"
                }
            }
        }

        private static func order(_ labels: [MetricLabel]) -> String {
            labels.map { "\($0.name)\u{0}\($0.value)" }.joined(separator: "\u{1}")
        }

        /// Returns a number as the format writes it.
        static func number(_ number: Double) -> String {
            if number.isNaN { return "NaN" }
            if number.isInfinite { return number < 0 ? "-Inf" : "+Inf" }
            return Int64(exactly: number).map { "\($0)" } ?? "\(number)"
        }

        /// Returns a name with the characters that a metric may have.
        static func metricName(_ name: String) -> String { cleaned(name, allowing: ":") }

        /// Returns a name with the characters that a label may have.
        static func labelName(_ name: String) -> String { cleaned(name, allowing: nil) }

        private static func cleaned(_ name: String, allowing extra: Unicode.Scalar?) -> String {
            var clean = String.UnicodeScalarView()
            for scalar in name.unicodeScalars {
                let isLetter = scalar.isASCII && scalar.properties.isAlphabetic
                let isDigit = ("0"..."9").contains(scalar)
                let isAllowed = isLetter || isDigit || scalar == "_" || scalar == extra
                // A name doesn't begin with a digit.
                if isDigit, clean.isEmpty { clean.append("_") }
                clean.append(isAllowed ? scalar : "_")
            }
            return clean.isEmpty ? "_" : String(clean)
        }

        private static func labelValue(_ value: String) -> String {
            escaped(value, alsoQuotes: true)
        }

        private static func helpText(_ text: String) -> String { escaped(text, alsoQuotes: false) }

        private static func escaped(_ text: String, alsoQuotes: Bool) -> String {
            var escaped = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\\": escaped += "\\\\"
                case "\n": escaped += "\\n"
                case "\"" where alsoQuotes: escaped += "\\\""
                default: escaped.unicodeScalars.append(scalar)
                }
            }
            return escaped
        }
    }
#endif
