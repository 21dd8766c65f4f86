import os.log

private let door = OSLog(subsystem: "app.kiosk", category: "door")

/// Writes down that the door opened, as source from before `Logger` does.
func doorOpened(for name: String, guest: Int) {
    os_log("Guest %d: %{private}@", log: door, type: .default, guest, name)
}
