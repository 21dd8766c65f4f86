#if Fonts
    import CHarfBuzz

    /// The families among a system's fonts that cards use.
    struct FontCatalog {
        private(set) var families: [String: FontFamily] = [:]
        /// The files that can't be used, although their names match.
        private(set) var problems: [FontProblem] = []

        /// Reads the names of all files that may belong to one of the families.
        init(_ directories: FontDirectories, families wanted: [String]) {
            for path in directories.files(named: wanted) {
                guard let blob = hb_blob_create_from_file_or_fail(path) else {
                    problems.append(.unreadable(path: path, reason: "opening it failed"))
                    continue
                }
                defer { hb_blob_destroy(blob) }
                guard Self.isWhole(blob) else {
                    problems.append(.damaged(path: path))
                    continue
                }
                guard let (family, file) = Self.description(of: blob, at: path),
                    wanted.contains(family)
                else { continue }
                let known = families[family]?.files ?? []
                // If there are two versions, the one in the first directory is used.
                if known.contains(where: {
                    $0.weight == file.weight && $0.isItalic == file.isItalic
                }) {
                    continue
                }
                families[family, default: FontFamily(name: family, files: [])].files.append(file)
            }
        }

        /// Returns the family of a file; `nil` if it isn't a font, or if it has another width or
        /// variable weights.
        private static func description(
            of blob: OpaquePointer, at path: String
        ) -> (String, FontFile)? {
            let face = hb_face_create(blob, 0)
            let font = hb_font_create(face)
            defer {
                hb_font_destroy(font)
                hb_face_destroy(face)
            }
            guard let family = name(of: face, 16) ?? name(of: face, 1),
                hb_ot_var_has_data(face) == 0,
                hb_style_get_value(font, HB_STYLE_TAG_WIDTH) == 100
            else { return nil }
            let weight = Int(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT).rounded())
            let isItalic = hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
            return (family, FontFile(path: path, weight: weight, isItalic: isItalic))
        }

        /// Tells whether a font file contains all the tables in its directory: a browser would
        /// refuse a truncated file, although the widths in it may still be readable.
        private static func isWhole(_ blob: OpaquePointer) -> Bool {
            var length: UInt32 = 0
            guard let start = hb_blob_get_data(blob, &length) else { return false }
            let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
            func number(_ offset: Int) -> Int {
                Int(bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self).bigEndian)
            }
            guard bytes.count >= 12 else { return false }
            let tables = number(4) >> 16
            guard tables > 0, bytes.count >= 12 + tables * 16 else { return false }
            return (0..<tables).allSatisfy { table in
                let record = 12 + table * 16
                return number(record + 8) + number(record + 12) <= bytes.count
            }
        }

        /// Returns one of the names in a font; 16 is the family with all its weights, 1 that with few.
        private static func name(of face: OpaquePointer?, _ id: hb_ot_name_id_t) -> String? {
            var bytes = [CChar](repeating: 0, count: 128)
            var count = UInt32(bytes.count)
            let length = hb_ot_name_get_utf8(
                face, id, hb_language_from_string("en", -1), &count, &bytes)
            guard length > 0 else { return nil }
            return String(
                decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
#endif
