import AppIntents
import Foundation
import IntentSystem
import IntentTestKit
import Logging
import SwiftUI
import Testing
import WidgetKit
import WidgetSystem

// Previews as an app's author writes them: nothing is registered.

#Preview("Greeting") {
    Text("Good morning")
}

#Preview("Switch", traits: .fixedLayout(width: 200, height: 90)) {
    @Previewable @State var isOn = true
    Toggle("Lights", isOn: $isOn)
}

#Preview(traits: .landscapeLeft, .modifier(InRoom())) {
    RoomLabel()
}

#Preview("Rooms", as: .systemSmall) {
    RoomWidget()
} timeline: {
    RoomEntry(date: .distantPast, room: "Attic")
    for room in ["Cellar", "Hall"] {
        RoomEntry(date: .now, room: room)
    }
}

#Preview(as: .systemMedium, using: RoomIntent.kitchen) {
    RoomWidget()
} timelineProvider: {
    RoomProvider()
}

#Preview("Wrong", as: .systemSmall) {
    RoomWidget()
} timeline: {
    LampEntry(date: .now)
}

#Preview("Locked") {
    RoomLabel()
}

private struct Greetings_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Text("Hello").previewDisplayName("English")
            Text("Hallo").previewDisplayName("German")
                .previewLayout(.fixed(width: 120, height: 40))
            HourView(entry: LampEntry(date: .now, text: "Noon"))
                .containerBackground(.red, for: .widget)
                .previewContext(WidgetPreviewContext(family: .systemLarge))
        }
    }
}

@Observable private final class RoomModel {
    let name = "Library"
}

private struct RoomLabel: View {
    @Environment(RoomModel.self) private var room
    var body: some View { Text(room.name) }
}

private struct InRoom: PreviewModifier {
    static func makeSharedContext() async throws -> RoomModel { RoomModel() }
    func body(content: Content, context: RoomModel) -> some View {
        content.environment(context)
    }
}

extension RoomIntent {
    fileprivate static var kitchen: RoomIntent {
        let intent = RoomIntent()
        intent.room = "Kitchen"
        return intent
    }
}

/// The page of previews (Decisions/0071).
@Suite struct PreviewTests {
    private let board: WidgetBoard
    private let sources: [PreviewCatalog.Source]

    init() {
        board = WidgetBoard(
            IntentSystem(appName: "Rooms", catalog: Catalog(intents: [RoomIntent.self])) {
                $0.log = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
            },
            catalog: WidgetCatalog(widgets: [RoomWidget.self]),
            previews: PreviewCatalog(.modules(["WidgetSystemTests"])))
        sources = board.previews.sources
    }

    /// The preview at a place in this file, counted from 0; the last one is the provider's.
    private func preview(_ place: Int) async throws -> ShownPreview {
        let source = try #require(sources.indices.contains(place) ? sources[place] : nil)
        return try #require(
            await board.preview(source.id, in: PresentationEnvironment(contentWidth: 900)))
    }

    private func words(_ frame: ShownPreview.Frame) -> String {
        frame.view.nodes.map(\.accessibleName).joined(separator: " ")
    }

    @Test("Previews are found in the process, by file and line, and providers after them")
    func finding() {
        let places = sources.map(\.place)
        #expect(sources.count == 8)
        #expect(Set(places.prefix(7)) == ["WidgetSystemTests/PreviewTests.swift"])
        #expect(sources.prefix(7).map(\.line) == sources.prefix(7).map(\.line).sorted())
        #expect(sources[0].line == 13)
        #expect(places[7].hasPrefix("WidgetSystemTests.Greetings_Previews"))
        #expect(Set(sources.map(\.id)).count == 8)
        #expect(PreviewCatalog(.modules(["JSONTests"])).isEmpty)
    }

    @Test("A view has the room of a card, a box, or a screen on its side")
    func rooms() async throws {
        let greeting = try await preview(0)
        #expect(greeting.name == "Greeting")
        #expect(greeting.frames.map(\.room) == [.card])
        #expect(words(greeting.frames[0]) == "Good morning")
        let box = try await preview(1)
        #expect(box.frames.map(\.room) == [.box(width: 200, height: 90)])
        #expect(words(box.frames[0]).contains("Lights"))
        #expect(try await preview(2).frames.map(\.room) == [.wide])
    }

    @Test("A modifier among the traits gives the view what it reads")
    func modifier() async throws {
        #expect(try await words(preview(2).frames[0]) == "Library")
    }

    @Test("A view that lacks what it reads says so")
    func missingObject() async throws {
        let error = await #expect(throws: PreviewProblem.self) { try await preview(6) }
        #expect(
            error?.description == """
                The preview has no view. RoomLabel isn't drawn. No RoomModel is in the environment: set one \
                with environment(_:) or environmentObject(_:) on a view around those that read it.
                """)
    }

    @Test("A widget's preview shows all entries, whatever their dates")
    func timeline() async throws {
        let rooms = try await preview(3)
        #expect(rooms.frames.map(\.room) == Array(repeating: .widget(.systemSmall), count: 3))
        #expect(rooms.frames.map(words) == ["Attic", "Cellar", "Hall"])
        #expect(rooms.frames.allSatisfy { !$0.background.isEmpty })
    }

    @Test("A widget's preview asks a provider for a configuration")
    func provider() async throws {
        let kitchen = try await preview(4)
        #expect(kitchen.name == nil)
        #expect(kitchen.frames.map(\.room) == [.widget(.systemMedium)])
        #expect(kitchen.frames.map(words) == ["Kitchen"])
    }

    @Test("An entry of another widget is told with the cure")
    func wrongEntry() async throws {
        let error = await #expect(throws: PreviewProblem.self) { try await preview(5) }
        #expect(
            error?.description == """
                The widget “room” can't show an entry of type LampEntry. Give its preview entries of the \
                type that the widget's provider makes.
                """)
    }

    @Test("Each view of a provider is a preview of its own, with its name, room and place")
    func providedViews() async throws {
        let greetings = try await preview(7)
        #expect(greetings.frames.map(\.name) == ["English", "German", nil])
        #expect(
            greetings.frames.map(\.room) == [
                .card, .box(width: 120, height: 40), .widget(.systemLarge),
            ])
        #expect(words(greetings.frames[2]) == "Noon systemLarge Lamp")
        #expect(!greetings.frames[2].background.isEmpty)
    }

    @Test("An unknown preview is none")
    func unknown() async throws {
        #expect(try await board.preview("Rooms/Room.swift:1:1", in: .init()) == nil)
    }
}
