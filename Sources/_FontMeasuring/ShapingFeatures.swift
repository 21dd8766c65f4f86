#if Fonts
    import CHarfBuzz

    /// The font features that a text's style turns on or off, as in browsers.
    struct ShapingFeatures: Hashable {
        /// True if all digits have one width.
        var hasEqualDigits = false
        /// True if letters have additional spacing, so that no ligatures are allowed.
        var isTracked = false

        func withFeatures(_ body: (UnsafeBufferPointer<hb_feature_t>) -> Void) {
            var features: [hb_feature_t] = []
            if hasEqualDigits { features.append(Self.feature("tnum", 1)) }
            if isTracked {
                features.append(Self.feature("liga", 0))
                features.append(Self.feature("clig", 0))
            }
            features.withUnsafeBufferPointer(body)
        }

        private static func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
            let tag = tag.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
            return hb_feature_t(tag: tag, value: value, start: 0, end: .max)
        }
    }
#endif
