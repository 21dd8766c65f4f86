import Charts
import CoreSpotlight
import SwiftUI

// Mistakes that authors of views make, and what the compiler says to each. Apple's declarations refuse them too.

struct WrongKeptValues: View {
    @AppStorage("sizes") var sizes = [1]
    // expected-error@-1 {{no exact matches in call to initializer}}
    @AppStorage("length") var length: CGFloat = 1
    // expected-error@-1 {{no exact matches in call to initializer}}
    @AppStorage("names") var names: [String]?
    // expected-error@-1 {{no exact matches in call to initializer}}
    @SceneStorage("day") var day = Date.now
    // expected-error@-1 {{no exact matches in call to initializer}}
    @SceneStorage("row") var row: Unequal?
    // expected-error@-1 {{initializer 'init(_:)' requires that 'Unequal' conform to '_SceneStoredValue'}}

    var body: some View { Text("Ada") }
}

struct Unequal {}

struct WrongViews {
    @State var date = Date.now
    @State var isOpen = false
    @State var number = 3
    @State var text = ""

    @MainActor @ViewBuilder var view1: some View {
        DatePicker("Day", selection: $date, in: Date()..<Date())
        // expected-error@-1 {{initializer 'init(_:selection:in:displayedComponents:)' requires that 'Range<Date>' conform to '_DateRange'}}
    }
    @MainActor @ViewBuilder var view2: some View {
        DatePicker("Day", selection: $date, in: date)
        // expected-error@-1 {{initializer 'init(_:selection:in:displayedComponents:)' requires that 'Date' conform to '_DateRange'}}
    }
    @MainActor @ViewBuilder var view3: some View {
        Button(3) {}
        // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'LocalizedStringKey'}}
    }
    @MainActor @ViewBuilder var view4: some View {
        Button("Stop", role: "cancel") {}
        // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'ButtonRole'}}
    }
    @MainActor @ViewBuilder var view5: some View {
        TextField("Name", text: text)
        // expected-error@-1 {{cannot convert value 'text' of type 'String' to expected type 'Binding<String>', use wrapper instead}}
    }
    @MainActor @ViewBuilder var view6: some View {
        TextField("Name", text: $text, prompt: "Ada")
        // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Text'}}
    }
    @MainActor @ViewBuilder var view7: some View {
        TextField("Name", text: $text, axis: .vertical, prompt: Text("Ada"))
        // expected-error@-1 {{argument 'prompt' must precede argument 'axis'}}
    }
    @MainActor @ViewBuilder var view8: some View {
        TextField("Name", text: $text, prompt: Text("Ada"), onCommit: {})
        // expected-error@-1 {{extra argument 'onCommit' in call}}
    }
    @MainActor @ViewBuilder var view9: some View {
        DisclosureGroup("More", isExpanded: true) { Text("Inside") }
        // expected-error@-1 {{cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'}}
    }
    @MainActor @ViewBuilder var view10: some View {
        Section("More", isExpanded: isOpen) { Text("Inside") }
        // expected-error@-1 {{cannot convert value 'isOpen' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead}}
    }
    @MainActor @ViewBuilder var view11: some View {
        Section(isExpanded: $isOpen) { Text("Inside") }
        // expected-error@-1 {{missing argument for parameter #1 in call}}
    }
    @MainActor @ViewBuilder var view12: some View {
        NavigationLink("More", isActive: isOpen) { Text("Inside") }
        // expected-error@-1 {{cannot convert value 'isOpen' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead}}
    }
    @MainActor @ViewBuilder var view13: some View {
        NavigationStack(path: 3) { Text("First") }
        // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'Binding<NavigationPath>'}}
    }
    @MainActor @ViewBuilder var view14: some View {
        Text("Ada").alert("Stop?", isPresented: isOpen) { Text("Yes") }
        // expected-error@-1 {{cannot convert value 'isOpen' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead}}
    }
    @MainActor @ViewBuilder var view15: some View {
        Text("Ada").accessibilityLabel("Ada", isEnabled: "yes")
        // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
    }
    @MainActor @ViewBuilder var view16: some View {
        Text("Ada").background(.red, in: 3)
        // expected-error@-1 {{instance method 'background(_:in:fillStyle:)' requires that 'Int' conform to 'Shape'}}
    }
    @MainActor @ViewBuilder var view17: some View {
        Text("Ada").clipShape(.red)
        // expected-error@-1 {{type 'Shape' has no member 'red'}}
    }
    @MainActor @ViewBuilder var view18: some View {
        Text("Ada").glassEffect(in: 3)
        // expected-error@-1 {{instance method 'glassEffect(_:in:)' requires that 'Int' conform to 'Shape'}}
    }
    @MainActor @ViewBuilder var view19: some View {
        Text("Ada").keyboardShortcut("abc")
        // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'KeyEquivalent'}}
    }
    @MainActor @ViewBuilder var view20: some View {
        Text("Ada").bold("yes")
        // expected-error@-1 {{cannot convert value of type 'String' to expected argument type 'Bool'}}
    }
    @MainActor @ViewBuilder var view21: some View {
        Text("Ada").groupBoxStyle(.plain)
        // expected-error@-1 {{type 'GroupBoxStyle' has no member 'plain'}}
    }
    @MainActor @ViewBuilder var view22: some View {
        Text("Ada").task(id: Unequal()) {}
        // expected-error@-1 {{instance method 'task(id:priority:_:)' requires that 'Unequal' conform to 'Equatable'}}
    }
    @MainActor @ViewBuilder var view23: some View {
        Circle().stroke(lineWidth: 3, antialiased: false)
        // expected-error@-1 {{missing argument for parameter #1 in call}}
    }
    @MainActor @ViewBuilder var view24: some View {
        Circle().strokeBorder(3)
        // expected-error@-1 {{instance method 'strokeBorder(_:lineWidth:antialiased:)' requires that 'Int' conform to 'ShapeStyle'}}
    }
    @MainActor @ViewBuilder var view25: some View {
        Text("Ada").chartXScale(domain: 1..<3)
        // expected-error@-1 {{instance method 'chartXScale(domain:range:type:)' requires that 'Range<Int>' conform to 'ScaleDomain'}}
    }
    @MainActor @ViewBuilder var view26: some View {
        Text("Ada").chartYScale(range: 3)
        // expected-error@-1 {{instance method 'chartYScale(domain:range:type:)' requires that 'Int' conform to 'PositionScaleRange'}}
    }
    @MainActor @ViewBuilder var view27: some View {
        Text("Ada").overlayPreferenceValue(Int.self) { _ in Text("Ada") }
        // expected-error@-1 {{instance method 'overlayPreferenceValue(_:alignment:_:)' requires that 'Int' conform to 'PreferenceKey'}}
    }
    @MainActor @ViewBuilder var view28: some View {
        Text("Ada").keyframeAnimator(
            initialValue: 1.0, repeating: false, trigger: number, content: { view, _ in view },
            // expected-error@-1 {{extra argument 'trigger' in call}}
            keyframes: { _ in LinearKeyframe(2, duration: 1) })
    }
    @MainActor @ViewBuilder var view29: some View {
        KeyframeAnimator(
            initialValue: 1.0, repeating: false, trigger: number, content: { _ in Text("Ada") },
            // expected-error@-1 {{extra argument 'trigger' in call}}
            keyframes: { _ in LinearKeyframe(2, duration: 1) })
    }
    @MainActor @ViewBuilder var view30: some View {
        ProgressView().progressViewStyle(LinearProgressViewStyle(tint: nil))
        // expected-error@-1 {{'nil' is not compatible with expected argument type 'Color'}}
    }
    @MainActor @ViewBuilder var view31: some View {
        Toggle("Ada", isOn: $isOpen).toggleStyle(SwitchToggleStyle(tint: nil))
        // expected-error@-1 {{'nil' is not compatible with expected argument type 'Color'}}
    }
    @MainActor @ViewBuilder var view32: some View {
        Image("ada", label: nil)
        // expected-error@-1 {{'nil' is not compatible with expected argument type 'Text'}}
    }
}

struct WrongBar: ToolbarContent {}
// expected-error@-1 {{type 'WrongBar' does not conform to protocol 'ToolbarContent'}}
// expected-note@-2 {{add stubs for conformance}}

func fill(_ attributes: CSSearchableItemAttributeSet) {
    attributes.title = 3
    // expected-error@-1 {{cannot assign value of type 'Int' to type 'String'}}
    attributes.keywords = "soup"
    // expected-error@-1 {{cannot assign value of type 'String' to type '[String]'}}
    attributes.tittle = "Soup"
    // expected-error@-1 {{value of type 'CSSearchableItemAttributeSet' has no member 'tittle'}}
}
