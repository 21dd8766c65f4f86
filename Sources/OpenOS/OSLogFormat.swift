internal import Foundation

/// The specifier of one value in a `printf` format.
///
/// Apple's page on `os_log` describes the words in braces: `%{public}@`, `%{private, mask.hash}s`.
/// Words for Apple's special formats (`%{darwin.errno}d`) are ignored: the number is written. `%m`,
/// `%P` and a width of `*` stay in the text unchanged.
struct OSLogFormat {
    private let privacy: OSLogPrivacy
    private let layout: String
    private let conversion: Character

    private init(options: Substring, layout: Substring, conversion: Character) {
        let words = options.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        let kind: OSLogPrivacy.Kind =
            words.contains("sensitive")
            ? .sensitive
            : words.contains("private") ? .private : words.contains("public") ? .public : .auto
        privacy = OSLogPrivacy(kind, mask: words.contains("mask.hash") ? .hash : .none)
        self.layout = String(layout)
        self.conversion = conversion
    }

    /// Returns a message from a format and its values; a specifier without a value stays unchanged.
    static func message(_ format: String, _ arguments: [any CVarArg]) -> OSLogMessage {
        // Three digits: longer numbers are a mistake that would fill the log.
        let place =
            #/
            %
            (?: \{ (?<options> [^}]* ) \} )?
            (?<layout> [-+\x20\#0]* \d{0,3} (?: \. \d{0,3} )? )
            (?: hh? | ll? | [qjztL] )?
            (?<conversion> [@%diuxXocspaAeEfFgG] )
            /#
        var message = OSLogInterpolation(
            literalCapacity: format.utf8.count, interpolationCount: arguments.count)
        var rest = format[...]
        var arguments = arguments[...]
        while let found = rest.firstMatch(of: place) {
            message.appendLiteral(String(rest[..<found.range.lowerBound]))
            rest = rest[found.range.upperBound...]
            if found.conversion == "%" {
                message.appendLiteral("%")
            } else if let value = arguments.popFirst(), let conversion = found.conversion.first {
                OSLogFormat(
                    options: found.options ?? "", layout: found.layout, conversion: conversion
                ).append(value, to: &message)
            } else {
                message.appendLiteral(String(found.output.0))
            }
        }
        message.appendLiteral(String(rest))
        return OSLogMessage(stringInterpolation: message)
    }

    private func append(_ value: any CVarArg, to message: inout OSLogInterpolation) {
        if let integer = value as? any FixedWidthInteger, "diuxXocp".contains(conversion) {
            message.append(privacy, isPublicByType: true) { text(integer) }
        } else if let number = value as? any BinaryFloatingPoint, "aAeEfFgG".contains(conversion) {
            message.append(privacy, isPublicByType: true) { text(number) }
        } else {
            // A value of another type than its specifier's is described: memory is never read as
            // another type.
            message.append(privacy, isPublicByType: false) { String(describing: value) }
        }
    }

    private func text(_ number: some BinaryFloatingPoint) -> String {
        String(format: "%\(layout)\(conversion)", Double(number))
    }

    private func text(_ number: some FixedWidthInteger) -> String {
        switch conversion {
        case "d", "i": String(format: "%\(layout)lld", Int64(truncatingIfNeeded: number))
        case "c": String(UnicodeScalar(UInt8(truncatingIfNeeded: number)))
        case "p": "0x" + String(bits(of: number), radix: 16)
        default: String(format: "%\(layout)ll\(conversion)", bits(of: number))
        }
    }

    /// Returns the bits of a number, including its sign, as C's unsigned formats write them.
    private func bits(of number: some FixedWidthInteger) -> UInt64 {
        let unused = max(0, UInt64.bitWidth - number.bitWidth)
        return (UInt64(truncatingIfNeeded: number) << unused) >> unused
    }
}
