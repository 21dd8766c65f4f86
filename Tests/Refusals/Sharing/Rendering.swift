import SwiftUI

@MainActor func pixels() {
    _ = ImageRenderer(content: Text("Basil")).cgImage
    // expected-error@-1 {{cannot find 'ImageRenderer' in scope}}
    let context: CGContext? = nil
    // expected-error@-1 {{cannot find type 'CGContext' in scope}}
}

struct DrawnEverywhere: View {
    var body: some View {
        Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
        }
    }
}
