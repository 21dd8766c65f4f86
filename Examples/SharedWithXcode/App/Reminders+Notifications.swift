// Recipe: a service of the device as a dependency, which the app fills where the service exists.
#if canImport(UserNotifications)
    import Foundation
    import PantryIntents
    import UserNotifications

    extension Reminders {
        /// Reminders that the device shows as notifications.
        static var notifications: Reminders {
            Reminders { text, date in
                let center = UNUserNotificationCenter.current()
                guard try await center.requestAuthorization(options: [.alert]) else {
                    throw PantryError.noReminders
                }
                let content = UNMutableNotificationContent()
                content.title = text
                let moment = Calendar.current.dateComponents(
                    [.year, .month, .day, .hour, .minute], from: date)
                let request = UNNotificationRequest(
                    identifier: UUID().uuidString, content: content,
                    trigger: UNCalendarNotificationTrigger(dateMatching: moment, repeats: false))
                try await center.add(request)
            }
        }
    }
#endif
