import SwiftUI

extension DefaultStringInterpolation {
    mutating func appendInterpolation(px points: Double) {
        appendInterpolation(number: points)
        appendLiteral("px")
    }

    mutating func appendInterpolation(number: Double) {
        if let whole = Int(exactly: number) {
            appendLiteral(String(whole))
        } else {
            // CSS needs no zero before the decimal point.
            let text = String(number)
            appendLiteral(text.hasPrefix("0.") ? String(text.dropFirst()) : text)
        }
    }
}
