import AppIntents
import Foundation

func defaultsOfGroup() -> Bool {
    UserDefaults(suiteName: "group.pantry")?.bool(forKey: "isTidy") ?? false
}
