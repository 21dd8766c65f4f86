import Foundation

/// The parts of a date as columns, each with the values around the chosen one.
struct DateWheels: View {
    let date: Date
    let components: DatePickerComponents
    @Environment(\.calendar) private var ownCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    /// The values on either side of the chosen one.
    private static let reach = 2

    var body: some View {
        HStack(spacing: 14) {
            let wheels = wheels
            ForEach(wheels.indices, id: \.self) { index in
                VStack(spacing: 0) {
                    ForEach(-Self.reach...Self.reach, id: \.self) { offset in
                        Text(verbatim: text(of: wheels[index], at: offset))
                            .font(.title3)
                            .monospacedDigit()
                            .lineLimit(1)
                            .opacity([1, 0.5, 0.25][min(abs(offset), Self.reach)])
                            .frame(height: 32)
                    }
                }
            }
        }
        .padding(.horizontal, 12)
        .background {
            RoundedRectangle(cornerRadius: 8).fill(.fill).frame(height: 32)
        }
    }

    /// A part of a date that has a column.
    private enum Wheel {
        case weekday, month, day, year, hour, minute

        var component: Calendar.Component {
            switch self {
            case .weekday, .day: .day
            case .month: .month
            case .year: .year
            case .hour: .hour
            case .minute: .minute
            }
        }
    }

    private var wheels: [Wheel] {
        let time: [Wheel] = components.contains(.hourAndMinute) ? [.hour, .minute] : []
        guard components.contains(.date) else { return time }
        return time.isEmpty ? orderedDate : [.weekday] + time
    }

    /// Day, month and year in the order of the reader's language.
    private var orderedDate: [Wheel] {
        let pattern =
            DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale)
            ?? "MMMMdy"
        let letters: [(wheel: Wheel, letters: Set<Character>)] = [
            (.month, ["M", "L"]), (.day, ["d"]), (.year, ["y", "U", "r"]),
        ]
        return
            letters
            .map { part in
                (part.wheel, pattern.firstIndex { part.letters.contains($0) } ?? pattern.endIndex)
            }
            .sorted { $0.1 < $1.1 }
            .map(\.0)
    }

    private func text(of wheel: Wheel, at offset: Int) -> String {
        var calendar = ownCalendar
        calendar.timeZone = timeZone
        guard
            let date = calendar.date(
                byAdding: wheel.component, value: offset, to: date.withinCalendars)
        else { return "" }
        let format = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        return switch wheel {
        case .weekday: format.weekday(.abbreviated).month(.abbreviated).day().format(date)
        case .month: format.month(.wide).format(date)
        case .day: format.day().format(date)
        case .year: format.year().format(date)
        case .hour: format.hour().format(date)
        case .minute:
            calendar.component(.minute, from: date).formatted(
                .number.precision(.integerLength(2...)).locale(locale))
        }
    }
}
