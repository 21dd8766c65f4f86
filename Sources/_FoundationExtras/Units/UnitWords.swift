import Foundation
import _FoundationICU

/// Numbers with the names of their units, and lists of them, in every language of Foundation's copy
/// of ICU.
///
/// Foundation on Linux has no interface to them. In the toolchain's copy, the names of the
/// functions begin with `swift_`.
enum UnitWords {
    enum Width: String {
        /// As in “5 kilometers”.
        case full = "unit-width-full-name"
        /// As in “5 km”.
        case short = "unit-width-short"
        /// As in “5km”.
        case narrow = "unit-width-narrow"
    }

    /// Returns the number and the name of the unit in the matching form, or the number alone; `nil`
    /// for a unit that ICU doesn't know.
    ///
    /// For a usage, the measurement is converted to the unit of the reader's region for it, with the
    /// digits that are usual there unless `digits` asks for others.
    static func text(
        _ value: Double, unit: String?, usage: String? = nil, width: Width, digits: String? = nil,
        in locale: Locale
    ) -> String? {
        let name = unit.map { $0.contains("/") ? $0 : "unit/\($0)" }
        let parts = [
            name, name.map { _ in width.rawValue }, usage.map { "usage/\($0)" },
            digits ?? (usage == nil ? ".######" : nil),
        ]
        let skeleton = Array(parts.compactMap(\.self).joined(separator: " ").utf16)
        var status = U_ZERO_ERROR
        let formatter = swift_unumf_openForSkeletonAndLocale(
            skeleton, Int32(skeleton.count), locale.identifier, &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        return text {
            swift_unumf_resultToString(result, $0, $1, &status)
        } isValid: {
            status.rawValue <= U_ZERO_ERROR.rawValue
        }
    }

    /// Returns an already written number and the name of the unit in the matching form; for a
    /// custom unit, the symbol.
    static func text(
        _ value: Double, written number: String, unit: Unit, width: Width, in locale: Locale
    ) -> String {
        UnitIdentifier.of(unit).flatMap {
            text(value, written: number, identifier: $0, width: width, in: locale)
        } ?? number + (width == .narrow ? "" : " ") + unit.symbol
    }

    /// Returns an already written number and the name of a unit that ICU knows.
    static func text(
        _ value: Double, written number: String, identifier: String, width: Width,
        in locale: Locale
    ) -> String? {
        guard let words = text(value, unit: identifier, width: width, in: locale),
            let plain = text(value, unit: nil, width: width, in: locale)
        else { return nil }
        // A few languages have forms that contain the number themselves.
        guard let place = words.range(of: plain) else { return words }
        return words.replacingCharacters(in: place, with: number)
    }

    /// Returns the parts of one quantity, joined as in a language: “3 hours, 5 minutes”.
    static func joined(_ parts: [String], width: Width, in locale: Locale) -> String {
        var status = U_ZERO_ERROR
        let listWidth: UListFormatterWidth =
            switch width {
            case .full: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        let formatter = swift_ulistfmt_openForType(
            locale.identifier, ULISTFMT_TYPE_UNITS, listWidth, &status)
        defer { swift_ulistfmt_close(formatter) }
        let units = parts.map { Array($0.utf16) }
        let joined = text { buffer, capacity in
            withPointers(to: units[...]) { pointers in
                swift_ulistfmt_format(
                    formatter, pointers, units.map { Int32($0.count) }, Int32(units.count), buffer,
                    capacity, &status)
            }
        } isValid: {
            status.rawValue <= U_ZERO_ERROR.rawValue
        }
        return joined ?? parts.joined(separator: " ")
    }

    /// Reads a text that ICU writes into a buffer.
    private static func text(
        write: (UnsafeMutablePointer<UChar>, Int32) -> Int32, isValid: () -> Bool
    ) -> String? {
        // Far more than a quantity needs in any language.
        let capacity = 512
        return withUnsafeTemporaryAllocation(of: UChar.self, capacity: capacity) { buffer in
            guard let start = buffer.baseAddress else { return nil }
            let count = Int(write(start, Int32(capacity)))
            guard isValid(), count <= capacity else { return nil }
            return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF16.self)
        }
    }

    /// Lends the texts as pointers, which are valid while the body runs.
    private static func withPointers(
        to texts: ArraySlice<[UInt16]>, _ pointers: [UnsafePointer<UInt16>?] = [],
        _ body: ([UnsafePointer<UInt16>?]) -> Int32
    ) -> Int32 {
        guard let first = texts.first else { return body(pointers) }
        return first.withUnsafeBufferPointer {
            withPointers(to: texts.dropFirst(), pointers + [$0.baseAddress], body)
        }
    }
}
