import AppIntents
import AppIntentsMetadata
import SwiftUI
import _Localization

/// The view of a returned value whose author gave none: a value with its names and picture, the
/// values of a list as rows, or values that consist of properties as a table (DLG-5).
struct ValueView: View {
    /// The number of rows that are shown at first; a longer list ends with a button for further ones.
    nonisolated static let firstRows = 50
    /// The greatest number of rows; a still longer list ends with the number of further ones.
    nonisolated static let maximumRows = 500

    let value: PresentedValue
    let openings: ValueOpenings
    let rows: Int

    /// Creates the view; `nil` for a value that words describe as well, such as a number, and for
    /// files, which a surface offers to save.
    nonisolated init?(
        _ value: PresentedValue, openings: ValueOpenings = ValueOpenings(),
        rows: Int = ValueView.firstRows
    ) {
        guard
            value.isThing || openings[value] != nil
                || value.elements.contains(where: { !$0.isFile })
        else { return nil }
        self.value = value
        self.openings = openings
        self.rows = min(rows, Self.maximumRows)
    }

    /// The view with all rows that a view can have; `nil` if it has them already.
    nonisolated var withAllRows: ValueView? {
        guard rows < min(value.elements.count, Self.maximumRows) else { return nil }
        return ValueView(value, openings: openings, rows: Self.maximumRows)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            if value.elements.isEmpty {
                LinkedNames(value: value, place: .head, opening: openings[value])
                FactList(facts: value.facts ?? [])
            } else if let table = ValueTable(Array(value.elements.prefix(rows))) {
                table
                more
            } else {
                let hasPictures = value.elements.contains { $0.hasPicture }
                ForEach(0..<min(value.elements.count, rows), id: \.self) { place in
                    if place > 0 { Divider() }
                    LinkedNames(
                        value: value.elements[place], place: .row(hasPictures: hasPictures),
                        opening: openings[value.elements[place]])
                }
                more
            }
        }
        .padding(.horizontal, 4)
        .padding(.vertical, 2)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder
    private var more: some View {
        if value.elements.count > rows {
            Divider()
            let count = Text(NameList.more(value.elements.count - rows)).font(.subheadline)
            if rows < Self.maximumRows {
                Button(intent: ShowMoreRowsIntent()) { count }
                    .buttonStyle(.borderless)
            } else {
                count.foregroundStyle(.secondary)
            }
        }
    }
}

/// The names of a value, with a link: its address or else the intent that opens it.
private struct LinkedNames: View {
    let value: PresentedValue
    let place: NamesView.Place
    let opening: ValueOpenings.Opening?

    var body: some View {
        if let link = value.link {
            Link(destination: link) { NamesView(value, place: place) }
        } else {
            switch opening {
            case .intent(let intent):
                Button(intent: intent) { leading }
                    .buttonStyle(.plain)
            case .address(let address):
                Link(destination: address) { NamesView(value, place: place) }
            case nil: NamesView(value, place: place)
            }
        }
    }

    private var leading: some View {
        HStack(spacing: 8) {
            NamesView(value, place: place)
            Spacer(minLength: 0)
            Image(systemName: "chevron.forward")
                .font(.footnote.bold())
                .foregroundStyle(.tertiary)
                .accessibilityHidden(true)
        }
    }
}

extension PresentedValue {
    /// The value is more than its title: an entity, or a value with a second line or a picture.
    fileprivate var isThing: Bool {
        guard elements.isEmpty, !isFile, !data.isNull else { return false }
        if case .entity = data { return true }
        return hasPicture || link != nil || !(facts ?? []).isEmpty || !(subtitle ?? "").isEmpty
    }

    fileprivate var isFile: Bool { if case .file = data { true } else { false } }

    var hasPicture: Bool { systemImageName != nil || imageName != nil || picture != nil }
}

extension _IntentValue {
    /// The value, or the values of a list, as many as `ValueView` draws.
    var drawnValues: [any _IntentValue] {
        switch type(of: self).composition {
        case .list(let list):
            Array(list.elements(of: self).prefix(ValueView.maximumRows)).flatMap(\.drawnValues)
        case .optional(let optional): optional.wrapped(in: self)?.drawnValues ?? []
        case .entity, .reference, .enumeration, .plain, .fields, .union: [self]
        }
    }
}
