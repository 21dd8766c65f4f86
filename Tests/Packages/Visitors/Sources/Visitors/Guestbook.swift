import Foundation

/// A model in a file that imports Foundation alone, which on Apple's platforms brings Observation, Combine and
/// localized texts.
@MainActor @Observable
final class Guestbook {
    static let today = Guestbook()

    private(set) var signatures = 0

    var title: LocalizedStringResource { "Signed: \(signatures)" }

    func sign() { signatures += 1 }
}

/// An object of the older kind.
@MainActor
final class Doorbell: ObservableObject {
    static let front = Doorbell()

    @Published private(set) var rings = 0

    func ring() { rings += 1 }
}
