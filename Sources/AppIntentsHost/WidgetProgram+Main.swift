import ArgumentParser
public import WidgetKit

extension WidgetBundle {
    /// Runs the command in the program's arguments, like an `IntentsApp`.
    ///
    /// It replaces the `main()` of WidgetKit, which shows nothing, if a file of the program imports
    /// this module.
    nonisolated public static func main() {
        WidgetApp<Self>.main()
    }
}

extension Widget {
    /// Runs the command in the program's arguments, like an `IntentsApp`.
    nonisolated public static func main() {
        WidgetApp<Self>.main()
    }
}

extension ControlWidget {
    /// Runs the command in the program's arguments, like an `IntentsApp`.
    nonisolated public static func main() {
        WidgetApp<Self>.main()
    }
}

/// A program with widgets in the form of the app that shows them.
struct WidgetApp<Program>: IntentsApp {
    static var appName: String { String(describing: Program.self) }

    init() {}
}
