import Foundation

extension EnvironmentValues {
    /// Returns a format for the reader: in the reader's language, and in their calendar and time zone
    /// if the author left those to the system.
    package func adjusted<Format: FormatStyle>(_ format: Format) -> Format {
        let format = format.locale(locale)
        let adjusted: Any
        switch format {
        case var dates as Date.FormatStyle:
            dates.timeZone = own(dates.timeZone)
            dates.calendar = own(dates.calendar)
            adjusted = dates
        case var intervals as Date.IntervalFormatStyle:
            intervals.timeZone = own(intervals.timeZone)
            intervals.calendar = own(intervals.calendar)
            adjusted = intervals
        case var distances as Date.RelativeFormatStyle:
            distances.calendar = own(distances.calendar)
            adjusted = distances
        case var distances as Date.AnchoredRelativeFormatStyle:
            distances.calendar = own(distances.calendar)
            adjusted = distances
        default: return format
        }
        return adjusted as? Format ?? format
    }

    private func own(_ timeZone: TimeZone) -> TimeZone {
        timeZone == .autoupdatingCurrent ? self.timeZone : timeZone
    }

    private func own(_ calendar: Calendar) -> Calendar {
        calendar == .autoupdatingCurrent ? self.calendar : calendar
    }
}
