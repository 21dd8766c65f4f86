import Combine
import OSLog
import SwiftUI

/// The visitors of a day: an object as apps on Apple's platforms have them, whose changes Combine tells.
@MainActor
final class Attendance: ObservableObject {
    static let today = Attendance()

    @Published private(set) var names: [String] = []
    private var observation: AnyCancellable?

    private init() {
        let logger = Logger(subsystem: "app.kiosk", category: "visitors")
        observation = $names.dropFirst().sink { names in
            logger.notice("\(names.count) came, the last \(names.last ?? "")")
        }
    }

    func welcome(_ name: String) { names.append(name) }
}

struct AttendanceView: View {
    @ObservedObject var attendance: Attendance

    var body: some View {
        VStack {
            Text("Visitors today: \(attendance.names.count)")
                .onReceive(NotificationCenter.default.publisher(for: .doorOpened)) { _ in
                    attendance.welcome("A guest")
                }
                .onReceive(attendance.$names) { _ in }
            Text(Guestbook.today.title)
        }
    }
}

extension Notification.Name {
    static let doorOpened = Notification.Name("doorOpened")
}
