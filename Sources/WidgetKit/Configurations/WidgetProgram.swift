import Foundation

/// A program of widgets and controls, apart from the app.
///
///     @main
///     struct TravelWidgets: WidgetBundle { … }
///
/// Apple's systems start such a program when they need it. Here it is a program like any other: with
/// `AppIntentsHost` imported anywhere in its target, it has the commands of an app, which then show its
/// widgets and controls.
public protocol _WidgetProgram {}

extension _WidgetProgram {
    /// Ends the program with a sentence about what it lacks: nothing in it shows widgets.
    public static func main() {
        let message = """
            Nothing in this program shows the widgets of \(Self.self). Add the product AppIntentsHost to its \
            target, and import it in one of its files.

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(EXIT_FAILURE)
    }
}
