import AppIntents
package import AppIntentsMetadata
package import Foundation
import _Localization

/// The texts about files that were not accepted.
extension ProblemText {
    /// Returns the text beside the field of a file that was not accepted.
    package static func besideField(_ problem: FileProblem, in locale: Locale) -> String {
        sentence(forPerson(problem, locale), in: locale)
    }

    static func forPerson(
        _ problem: FileProblem, _ locale: Locale
    ) -> LocalizedStringResource {
        switch problem {
        case .tooLarge(let limit):
            .init(system: "a file may have \(size(limit, locale)) at most.")
        case .longerThanSaid:
            .init(system: "more came than the file was said to have; choose it again.")
        case .shorterThanSaid:
            .init(system: "the file did not come as a whole; choose it again.")
        case .typeNotAccepted(let accepted):
            .init(
                system:
                    "choose a file of another type: \(accepted.formatted(.list(type: .or).locale(locale)))."
            )
        case .notOfItsType(let said): .init(system: "the file is damaged, or is no \(said).")
        case .sessionFull:
            .init(system: "there are too many files already; cancel, and begin again.")
        case .personFull(let seconds):
            PersonLimitReached.text(retryAfter: seconds, in: locale)
        case .systemFull:
            .init(
                system: "there is no room for the file at the moment. Please try again later.")
        case .disk:
            .init(system: "the file could not be read or written. The app’s log says more.")
        case .abandoned:
            .init(system: "nothing more came of the file, so it was given up; choose it again.")
        case .notFound: .init(system: "the file is not there any more; choose it again.")
        }
    }

    private static func size(_ bytes: Int, _ locale: Locale) -> String {
        ByteCountFormatStyle(style: .binary, locale: locale).format(Int64(bytes))
    }
}
