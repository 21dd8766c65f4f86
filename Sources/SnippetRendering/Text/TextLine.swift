import SwiftUI

/// One line of a view as text, in parts that a surface with colors tells apart.
package struct TextLine: Sendable, Hashable {
    package enum Role: Sendable, Hashable {
        /// Text like any other.
        case plain
        /// A heading, or text that its author made as conspicuous as one.
        case heading
        /// Text that its author made less conspicuous.
        case secondary
        /// The description of a picture.
        case picture
        /// The key of a control, in brackets.
        case key
    }

    package struct Part: Sendable, Hashable {
        package var text: String
        package var role: Role
    }

    package var parts: [Part]

    /// Creates a line with one part, or an empty one.
    package init(_ text: String, _ role: Role = .plain) {
        parts = text.isEmpty ? [] : [Part(text: text, role: role)]
    }

    /// Creates a line of several, without the empty ones, and with a separator between them.
    package init(joining lines: [TextLine], with separator: String) {
        parts = []
        for line in lines where !line.parts.isEmpty {
            if !parts.isEmpty { parts.append(Part(text: separator, role: .plain)) }
            parts += line.parts
        }
    }

    package var text: String { parts.map(\.text).joined() }

    /// `true` if the line consists only of descriptions of pictures.
    package var isPicture: Bool { !parts.isEmpty && parts.allSatisfy { $0.role == .picture } }

    /// The line without characters that control a terminal.
    var safeForTerminal: TextLine {
        var line = self
        for index in line.parts.indices {
            line.parts[index].text = line.parts[index].text.safeForTerminal(lineEnd: " ")
        }
        return line
    }
}

extension ViewNode {
    /// The role that the element's attributes give to the text inside; `nil` if they give none.
    var textRole: TextLine.Role? {
        var role: TextLine.Role?
        for attribute in attributes {
            switch attribute {
            case .accessibilityHeader: return .heading
            case .font(let font) where font.isHeading: role = .heading
            case .foreground(.named(let name)) where name.isSubdued: role = role ?? .secondary
            default: continue
            }
        }
        return role
    }
}

extension FontDescription {
    /// `true` for the sizes of titles and headlines.
    fileprivate var isHeading: Bool {
        switch size {
        case .style(.largeTitle), .style(.title), .style(.title2), .style(.title3),
            .style(.headline):
            true
        case .style: false
        case .points(let points): points >= TextStyle.title3.points
        }
    }
}

extension Paint.Name {
    /// `true` for the colors of less important text.
    fileprivate var isSubdued: Bool {
        switch self {
        case .secondary, .tertiary, .quaternary, .gray: true
        default: false
        }
    }
}
