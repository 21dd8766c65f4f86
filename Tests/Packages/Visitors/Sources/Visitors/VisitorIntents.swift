public import AppIntents
import os

#if !(canImport(OSLog) && canImport(os) && canImport(Combine))
    #error("A file that asks for Apple's modules is told that they are absent.")
#endif

/// A package whose files import modules of Apple's that have other names here.
public struct VisitorIntents: AppIntentsPackage {}

struct WelcomeIntent: AppIntent {
    static let title: LocalizedStringResource = "Welcome"
    @Parameter(title: "Name") var name: String

    private static let greeted = OSAllocatedUnfairLock(initialState: 0)

    @MainActor
    func perform() async throws -> some IntentResult & ShowsSnippetView {
        let number = Self.greeted.withLock { number in
            number += 1
            return number
        }
        doorOpened(for: name, guest: number)
        Doorbell.front.ring()
        if Doorbell.front.rings > 0 { Guestbook.today.sign() }
        Attendance.today.welcome(name)
        return .result(view: AttendanceView(attendance: .today))
    }
}
