import SwiftUI
import Testing

// A file as an app would share it with its widgets and snippets: only Apple's names.

private struct ShakeEffect: GeometryEffect {
    var travel: CGFloat = 8
    var turns: CGFloat

    var animatableData: CGFloat {
        get { turns }
        set { turns = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: travel * sin(turns * .pi * 2), y: 0))
    }
}

private struct FlipEffect: GeometryEffect {
    var angle: Double

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        var space = CATransform3DIdentity
        space.m34 = -1 / max(size.width, size.height)
        space = CATransform3DRotate(space, CGFloat(Angle(degrees: angle).radians), 0, 1, 0)
        space = CATransform3DTranslate(space, -size.width / 2, -size.height / 2, 0)
        let back = ProjectionTransform(
            CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return ProjectionTransform(space).concatenating(back)
    }
}

private struct CardBack: View {
    @State private var turns: CGFloat = 0

    var body: some View {
        Text("Back")
            .modifier(ShakeEffect(turns: turns))
            .modifier(FlipEffect(angle: 40).ignoredByLayout())
            .projectionEffect(ProjectionTransform(CGAffineTransform(rotationAngle: 0.1)))
            .transformEffect(CGAffineTransform(scaleX: 1, y: 0.5))
    }
}

@MainActor
@Suite struct ChangingViewFile {
    @Test("A file with effects of its own compiles as it stands")
    func compiles() {
        _ = CardBack()
        #expect(ShakeEffect(turns: 0.25).effectValue(size: .zero).m31 == 8)
        #expect(!FlipEffect(angle: 30).effectValue(size: CGSize(width: 40, height: 20)).isAffine)
    }
}

private struct Platter<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        content
            .background(.quaternary, in: ContainerRelativeShape())
            .overlay { ContainerRelativeShape().inset(by: 1).stroke(.secondary) }
            .clipShape(.containerRelative)
            .padding()
            .containerShape(shape)
            .background(shape.fill(.background))
    }

    var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 20) }
}

private struct Arranged: View {
    var isWide: Bool

    var body: some View {
        let layout =
            isWide ? AnyLayout(GridLayout(alignment: .leading)) : AnyLayout(VStackLayout())
        layout {
            GridRow {
                Text("Name")
                Text("Ada")
            }
            GridRow {
                Text("City")
                Text("London")
            }
        }
    }
}

private struct Bounce {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
}

private struct Bell: View {
    @State private var rings = 0

    var body: some View {
        Image(systemName: "bell")
            .keyframeAnimator(initialValue: Bounce(), trigger: rings) { content, value in
                content
                    .rotationEffect(value.angle)
                    .scaleEffect(value.scale)
                    .offset(value.offset)
            } keyframes: { _ in
                KeyframeTrack(\.angle) {
                    CubicKeyframe(.degrees(20), duration: 0.2)
                    CubicKeyframe(.degrees(-20), duration: 0.2)
                    CubicKeyframe(.zero, duration: 0.3)
                }
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.0, duration: 0.36, timingCurve: .easeIn)
                    SpringKeyframe(1.5, duration: 0.8, spring: .bouncy)
                    SpringKeyframe(1.0, spring: .bouncy)
                }
                KeyframeTrack(\.offset) {
                    MoveKeyframe(CGSize(width: 0, height: 2))
                    SpringKeyframe(.zero, duration: 0.4, spring: Spring(duration: 0.4, bounce: 0.2))
                }
            }
        KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
            Text("Ring").opacity(value)
        } keyframes: { _ in
            LinearKeyframe(1.0, duration: 0.5)
            LinearKeyframe(0.0, duration: 0.5)
        }
    }
}

private struct Stored: View {
    private enum Field: Hashable {
        case name, city
    }

    @AppStorage("name") private var name = ""
    @FocusState private var field: Field?
    @AccessibilityFocusState private var isRead: Bool
    @AccessibilityFocusState private var readField: Field?

    var body: some View {
        VStack {
            TextField("Name", text: $name)
                .focused($field, equals: .name)
                .accessibilityFocused($readField, equals: .name)
            Text(name).accessibilityFocused($isRead)
            Child(isRead: $isRead)
        }
        .defaultAppStorage(.standard)
    }

    private struct Child: View {
        var isRead: AccessibilityFocusState<Bool>.Binding

        var body: some View { Text(isRead.wrappedValue ? "read" : "unread") }
    }
}

private struct Masked: View {
    var body: some View {
        VStack {
            Text("Long text")
                .mask(
                    VStack(spacing: 0) {
                        LinearGradient(
                            colors: [.clear, .black], startPoint: .top, endPoint: .bottom
                        )
                        .frame(height: 20)
                        Color.black
                        LinearGradient(
                            colors: [.black, .clear], startPoint: .top, endPoint: .bottom
                        )
                        .frame(height: 20)
                    })
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .frame(height: 40)
                .mask { Text("Colorful").font(.title.bold()) }
            Color.green.frame(width: 40, height: 40).mask(Image(systemName: "star.fill"))
        }
    }
}

private struct Carousel: View {
    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(0..<3) { number in
                    Text("Card \(number)")
                        .visualEffect { content, proxy in
                            content
                                .scaleEffect(scale(proxy), anchor: .trailing)
                                .rotation3DEffect(
                                    .degrees(-proxy.frame(in: .global).minX / 8),
                                    axis: (x: 0, y: 1, z: 0)
                                )
                                .offset(x: -(proxy.bounds(of: .scrollView)?.minX ?? 0))
                        }
                }
            }
        }
        .visualEffect { $0.offset(y: $1.size.height / 2).hueRotation(.degrees(40)) }
    }

    nonisolated func scale(_ proxy: GeometryProxy) -> CGFloat {
        let left = proxy.frame(in: .scrollView(axis: .horizontal)).minX
        return 1 - min(max(left / 1000, 0), 0.5)
    }
}
