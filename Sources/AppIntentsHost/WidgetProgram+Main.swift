import ArgumentParser
public import WidgetKit

extension WidgetBundle {
    /// Runs the command that the program was started with, as an `IntentsApp` does.
    ///
    /// It takes the place of the `main()` in WidgetKit, which shows nothing, where a file of the program
    /// imports this module.
    nonisolated public static func main() {
        WidgetApp<Self>.main()
    }
}

extension Widget {
    /// Runs the command that the program was started with, as an `IntentsApp` does.
    nonisolated public static func main() {
        WidgetApp<Self>.main()
    }
}

extension ControlWidget {
    /// Runs the command that the program was started with, as an `IntentsApp` does.
    nonisolated public static func main() {
        WidgetApp<Self>.main()
    }
}

/// A program of widgets as the app that shows them.
struct WidgetApp<Program>: IntentsApp {
    static var appName: String { String(describing: Program.self) }

    init() {}
}
