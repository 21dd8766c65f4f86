import Foundation

/// The days of a date's month in rows of weeks, with the day marked.
struct CalendarMonth: View {
    let date: Date
    let minimum: Date?
    let maximum: Date?
    @Environment(\.calendar) private var ownCalendar
    @Environment(\.timeZone) private var timeZone
    @Environment(\.locale) private var locale

    private var calendar: Calendar {
        var calendar = ownCalendar
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    var body: some View {
        let calendar = calendar
        let date = date.withinCalendars
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 16) {
                Text(
                    date,
                    format: Date.FormatStyle(calendar: calendar, timeZone: timeZone)
                        .month(.wide).year()
                )
                .font(.headline)
                Spacer()
                Image(systemName: "chevron.backward").foregroundStyle(.tint)
                Image(systemName: "chevron.forward").foregroundStyle(.tint)
            }
            Grid(horizontalSpacing: 0, verticalSpacing: 2) {
                GridRow {
                    let names = calendar.weekdayNames
                    ForEach(names.indices, id: \.self) { index in
                        Text(verbatim: names[index]).font(.caption2).foregroundStyle(.secondary)
                            .frame(maxWidth: .infinity)
                    }
                }
                let weeks = calendar.weeks(ofMonthOf: date)
                ForEach(weeks.indices, id: \.self) { week in
                    GridRow {
                        ForEach(weeks[week].indices, id: \.self) { day in
                            cell(weeks[week][day], in: calendar, chosen: date)
                                .frame(maxWidth: .infinity)
                        }
                    }
                }
            }
        }
    }

    @ViewBuilder
    private func cell(_ day: Date?, in calendar: Calendar, chosen: Date) -> some View {
        if let day {
            let isChosen = calendar.isDate(day, inSameDayAs: chosen)
            Text(calendar.component(.day, from: day), format: .number)
                .font(.callout)
                .foregroundStyle(
                    isChosen ? Color.white : isOpen(day, in: calendar) ? .primary : .gray
                )
                .frame(width: 32, height: 32)
                .background {
                    if isChosen { Circle().fill(.tint) }
                }
        } else {
            Color.clear.frame(width: 32, height: 32)
        }
    }

    /// Returns whether any moment of a day can be chosen.
    private func isOpen(_ day: Date, in calendar: Calendar) -> Bool {
        let start = calendar.startOfDay(for: day)
        if let maximum, maximum < start { return false }
        if let minimum, minimum > start, !calendar.isDate(minimum, inSameDayAs: day) {
            return false
        }
        return true
    }
}

extension Calendar {
    /// The names of the weekdays in one or two letters, beginning with the first day of the week.
    fileprivate var weekdayNames: [String] {
        let names = veryShortStandaloneWeekdaySymbols
        guard names.indices.contains(firstWeekday - 1) else { return names }
        return Array(names[(firstWeekday - 1)...] + names[..<(firstWeekday - 1)])
    }

    /// Returns the days of a month by weeks of seven entries; `nil` for days outside the month.
    fileprivate func weeks(ofMonthOf date: Date) -> [[Date?]] {
        guard let month = dateInterval(of: .month, for: date),
            let days = range(of: .day, in: .month, for: date)
        else { return [] }
        let first = month.start
        let lead = (component(.weekday, from: first) - firstWeekday + 7) % 7
        var places: [Date?] = Array(repeating: nil, count: lead)
        for day in 0..<days.count {
            places.append(self.date(byAdding: .day, value: day, to: first))
        }
        while places.count % 7 != 0 { places.append(nil) }
        return stride(from: 0, to: places.count, by: 7).map { Array(places[$0..<$0 + 7]) }
    }
}
