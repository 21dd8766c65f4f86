import SwiftUI
import Testing

// A file as an app would share it with its widgets and snippets: only Apple's names.

@Observable
private final class Tracker {
    var steps = 4200
    var goal = 10_000
}

extension EnvironmentValues {
    @Entry fileprivate var ringWidth: CGFloat = 12
}

private struct Ring: Shape {
    var progress: Double

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY),
            radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
            endAngle: .degrees(-90 + 360 * progress), clockwise: false)
        return path
    }
}

private struct ThickProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            Capsule()
                .fill(.fill.tertiary)
                .frame(height: 8)
        }
    }
}

private struct StepsView: View {
    @Environment(Tracker.self) private var tracker
    @Environment(\.ringWidth) private var ringWidth
    @Environment(\.dismiss) private var dismiss
    @State private var isShowingDetails = false
    @Namespace private var namespace
    @ScaledMetric(relativeTo: .title) private var size = 44.0

    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    ZStack {
                        Circle().stroke(.quaternary, lineWidth: ringWidth)
                        Ring(progress: Double(tracker.steps) / Double(tracker.goal))
                            .stroke(
                                AngularGradient(colors: [.green, .mint], center: .center),
                                style: StrokeStyle(lineWidth: ringWidth, lineCap: .round))
                        Text("^[\(tracker.steps) step](inflect: true)").kerning(0.5)
                    }
                    .frame(width: size * 2, height: size * 2)
                    .matchedGeometryEffect(id: "ring", in: namespace)
                    .contentShape(Circle())
                    .onTapGesture { isShowingDetails = true }
                    ProgressView("Goal", value: 0.42).progressViewStyle(ThickProgress())
                }
                Button("Close", role: .cancel) { dismiss() }
            }
            .navigationTitle("Steps")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Edit", systemImage: "pencil") { isShowingDetails.toggle() }
                }
            }
            .sheet(isPresented: $isShowingDetails) { Text("Details") }
            .task { tracker.steps += 1 }
            .onChange(of: tracker.steps) { _, _ in withAnimation { isShowingDetails = false } }
            .animation(.snappy, value: tracker.steps)
        }
    }
}

#Preview("Steps") {
    StepsView().environment(Tracker())
}

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
}

private struct StepsView_Previews: PreviewProvider {
    static var previews: some View {
        StepsView().environment(Tracker()).previewDisplayName("Steps")
    }
}

@MainActor
@Suite struct SharedViewFile {
    @Test("A file that an app shares compiles as it stands, and its view can be made")
    func compiles() {
        _ = StepsView().environment(Tracker())
        #expect(
            Ring(progress: 0.5).path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).isEmpty == false
        )
    }
}
