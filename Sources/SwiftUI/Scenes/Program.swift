import Foundation

/// A type that an author marks with `@main`: an app, or the widgets and controls of one.
///
/// Apple's systems start such a program and show its scenes or widgets. Here it is an ordinary
/// program: if its target imports `AppIntentsHost`, it has the commands of an `IntentsApp`.
public protocol _Program {}

extension _Program {
    /// Ends the program with a message about the missing import: nothing in it shows anything.
    public static func main() {
        let message = """
            Nothing in this program shows what \(Self.self) declares. Add the product AppIntentsHost to its \
            target, and import it in one of its files.

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(EXIT_FAILURE)
    }
}
