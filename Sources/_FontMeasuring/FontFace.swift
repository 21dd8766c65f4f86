#if Fonts
    import CHarfBuzz
    import Foundation

    /// One font file, read into memory.
    final class FontFace {
        let file: FontFile
        let unitsPerEm: Double
        /// The distances above and below the baseline, in ems.
        let ascent: Double
        let descent: Double
        /// The height of capital letters in ems.
        let capHeight: Double
        /// True if a client gets the file, so that it draws with the font that text was measured in.
        let isSent: Bool

        private let font: OpaquePointer

        /// The maximum size of a file that is read: color emoji fit, all ideographs of one language don't.
        static let mostBytes = 16 << 20

        /// Reads a file; throws `FontProblem` if it can't be used for drawing.
        init(_ file: FontFile) throws(FontProblem) {
            let data: Data
            do {
                data = try Data(contentsOf: URL(filePath: file.path))
            } catch {
                throw .unreadable(path: file.path, reason: "\(error)")
            }
            guard data.count <= Self.mostBytes else {
                throw .tooLarge(path: file.path, bytes: data.count)
            }
            // A copy, so that later changes of the file by another program have no effect.
            let blob = data.withUnsafeBytes { bytes in
                hb_blob_create_or_fail(
                    bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
                    HB_MEMORY_MODE_DUPLICATE, nil, nil)
            }
            let face = hb_face_create(blob, 0)
            hb_blob_destroy(blob)
            defer { hb_face_destroy(face) }
            let units = hb_face_get_upem(face)
            guard let font = hb_font_create(face), hb_face_get_glyph_count(face) > 1,
                (16...16384).contains(units)
            else { throw .damaged(path: file.path) }
            var extents = hb_font_extents_t()
            guard hb_font_get_h_extents(font, &extents) != 0,
                extents.ascender > extents.descender
            else {
                hb_font_destroy(font)
                throw .damaged(path: file.path)
            }
            var capital: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(
                font, HB_OT_METRICS_TAG_CAP_HEIGHT, &capital)
            hb_font_make_immutable(font)
            self.file = file
            self.font = font
            isSent = data.count <= DrawnFonts.mostBytes
            unitsPerEm = Double(units)
            ascent = Double(extents.ascender) / unitsPerEm
            descent = Double(-extents.descender) / unitsPerEm
            capHeight = Double(capital) / unitsPerEm
        }

        deinit { hb_font_destroy(font) }

        func draws(_ character: UInt32) -> Bool {
            var glyph: hb_codepoint_t = 0
            return hb_font_get_nominal_glyph(font, character, &glyph) != 0
        }

        /// Adds the widths of a stretch of one script, in font units, to the characters that they
        /// belong to.
        func addAdvances(
            of text: [UInt32], in range: Range<Int>, script: hb_script_t, features: ShapingFeatures,
            to advances: inout [Double], scale: Double
        ) {
            let buffer = hb_buffer_create()
            defer { hb_buffer_destroy(buffer) }
            text.withUnsafeBufferPointer { text in
                // Letters beside the stretch affect its forms.
                hb_buffer_add_codepoints(
                    buffer, text.baseAddress, Int32(text.count), UInt32(range.lowerBound),
                    Int32(range.count))
            }
            hb_buffer_set_script(buffer, script)
            let direction = hb_script_get_horizontal_direction(script)
            hb_buffer_set_direction(
                buffer, direction == HB_DIRECTION_RTL ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
            features.withFeatures { hb_shape(font, buffer, $0.baseAddress, UInt32($0.count)) }
            var count: UInt32 = 0
            guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
                let positions = hb_buffer_get_glyph_positions(buffer, &count)
            else { return }
            for index in 0..<Int(count) {
                let cluster = Int(infos[index].cluster)
                guard range.contains(cluster) else { continue }
                advances[cluster] += Double(positions[index].x_advance) * scale / unitsPerEm
            }
        }
    }

    // Safe: every property is constant, and HarfBuzz lets any thread shape with an immutable font.
    extension FontFace: @unchecked Sendable {}
#endif
