import Foundation

/// A program of widgets and controls, separate from the app.
///
///     @main
///     struct TravelWidgets: WidgetBundle { … }
///
/// Apple's systems start such a program when they need it. Here it is an ordinary program: if its
/// target imports `AppIntentsHost`, it has the commands of an app, which show its widgets and
/// controls.
public protocol _WidgetProgram {}

extension _WidgetProgram {
    /// Ends the program with a message about the missing import: nothing in it shows widgets.
    public static func main() {
        let message = """
            Nothing in this program shows the widgets of \(Self.self). Add the product AppIntentsHost to its \
            target, and import it in one of its files.

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(EXIT_FAILURE)
    }
}
