import CoreTransferable
import Foundation
import SwiftUI
import Testing

private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
}

private struct Plain: View, Equatable {
    let title: String
    var body: some View { Text(title) }
}

extension EnvironmentValues {
    @Entry fileprivate var tally = 1
}

private struct Tally: View {
    @Environment(\.tally) private var tally
    var body: some View { Text(verbatim: "\(tally)") }
}

/// Views and modifiers of apps that shared files hold.
@MainActor
@Suite struct AppViewTests {
    @Test("A tree has the rows at its root")
    func outline() {
        let folders = [
            Folder(id: "Open", children: [Folder(id: "Inside")]), Folder(id: "Leaf"),
        ]
        let text = resolved(
            OutlineGroup(folders, children: \.children) { folder in Text(folder.id) }
        ).tree.plainText
        #expect(text.contains("Open"))
        #expect(text.contains("Leaf"))
        #expect(!text.contains("Inside"))
    }

    @Test(
        "What would share, edit, paste or act for a screen reader is drawn, and its author is told")
    func inert() {
        let share = resolved(ShareLink("Send", item: "text"))
        #expect(share.tree.plainText.contains("Send"))
        #expect(
            share.issues == [
                "The link “Send” shares an item, which nothing in a snippet does; it is drawn as "
                    + "disabled. Return the item as the value of an intent instead."
            ])
        let edit = resolved(EditButton())
        #expect(
            edit.issues == [
                "The button “Edit” edits a list, which nothing in a snippet does; it is drawn as "
                    + "disabled. Initialize buttons with intents instead: Button(intent:label:)."
            ])
        let paste = resolved(PasteButton(payloadType: String.self) { _ in })
        #expect(
            paste.issues == [
                "The button “Paste” pastes, which nothing in a snippet does; it is drawn as disabled. Let "
                    + "the person give the value as a parameter of an intent instead."
            ])
        for view in [share, edit, paste] {
            #expect(
                view.tree.allNodes.contains { node in
                    if case .button(let button) = node.kind { button.isDisabled } else { false }
                })
        }
        let action = resolved(Text("Row").accessibilityAction(named: "Archive") {})
        #expect(action.tree.plainText == "Row")
        #expect(
            action.issues == [
                "An accessibility action of “Row” runs a closure, which nothing in a snippet performs. "
                    + "Initialize a button with an intent instead: Button(intent:label:)."
            ])
    }

    @Test("A card is drawn in the first of a view's phases")
    func phases() {
        let view = Text("a").phaseAnimator([2.0, 3.0]) { content, phase in
            content.padding(phase)
        }
        #expect(
            laidOut(VStack { view.mark("a") })["a"].height
                == laidOut(Text("a").padding(2).mark("a"))["a"].height)
        let none = resolved(PhaseAnimator([Int]()) { _ in Text("a") })
        #expect(none.tree.isEmpty)
        #expect(
            none.issues == [
                "A PhaseAnimator without phases isn't drawn: it has nothing to begin with."
            ])
    }

    @Test("The background style is what an author sets, and a style made from it is what it was")
    func backgroundStyle() {
        let red = attributes(Text("a").background(.background).backgroundStyle(Color.red))
        #expect(red == attributes(Text("a").background(Color.red)))
        let plain = attributes(Text("a").background(.background))
        #expect(red != plain)
        #expect(attributes(Text("a").background(.background).backgroundStyle(.background)) == plain)
    }

    @Test("A value of the surroundings is changed from what it was")
    func transform() {
        let view = Tally().transformEnvironment(\.tally) { $0 += 4 }.environment(\.tally, 3)
        #expect(resolved(view).tree.plainText == "7")
        #expect(
            resolved(
                VStack {
                    view; Tally()
                }
            ).tree.plainText == "7\n1")
    }

    @Test("Assistive technology is told what an author's condition lets it be told")
    func conditions() {
        #expect(
            attributes(Image(systemName: "star").accessibilityLabel("Best", isEnabled: true))
                .contains(.accessibilityLabel("Best")))
        #expect(
            !attributes(Image(systemName: "star").accessibilityLabel("Best", isEnabled: false))
                .contains(.accessibilityLabel("Best")))
        let header = Text("a").accessibilityAddTraits(.isHeader)
        #expect(attributes(header).contains(.accessibilityHeader))
        #expect(
            !attributes(header.accessibilityRemoveTraits(.isHeader)).contains(.accessibilityHeader))
    }

    @Test("Labels that are hidden are heard, and an equatable view is the view")
    func labels() {
        let toggle = Toggle("Sound", isOn: .constant(true))
        #expect(resolved(toggle.labelsVisibility(.visible)).tree == resolved(toggle).tree)
        #expect(
            resolved(toggle.labelsVisibility(.hidden)).tree
                == resolved(toggle.labelsHidden()).tree)
        #expect(nodes(Plain(title: "a").equatable()).map(\.text) == ["a"])
        #expect(
            nodes(NavigationView { Text("a") }.navigationViewStyle(.stack)).map(\.text) == ["a"])
        #expect(nodes(GlassEffectContainer { Text("a") }).map(\.text) == ["a"])
    }

    @Test("A search that found nothing says for what, in the reader's language")
    func search() {
        #expect(
            resolved(ContentUnavailableView.search(text: "tea")).tree.plainText
                == "search\nNo Results for “tea”\nCheck the spelling or try a new search.")
        let german = resolved(ContentUnavailableView.search) {
            $0.locale = Locale(identifier: "de")
        }
        #expect(
            german.tree.plainText
                == "search\nKeine Ergebnisse\nPrüfe die Schreibweise oder suche nach etwas anderem."
        )
    }

    @Test("The inside of a path is found by the rule of its author")
    func fillRule() throws {
        struct Ring: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.addRect(rect)
                    path.addRect(rect.insetBy(dx: 2, dy: 2))
                }
            }
        }
        func countsCrossings(_ outline: ViewNode.Outline) -> Bool {
            if case .path(let path) = outline { path.countsCrossings } else { false }
        }
        func rule(_ view: some View) -> Bool {
            guard let node = nodes(view).first else { return false }
            if case .drawing(.outline(let outline, _, _)) = node.kind {
                return countsCrossings(outline)
            }
            return node.attributes.contains { attribute in
                switch attribute {
                case .clip(let outline), .background(_, let outline): countsCrossings(outline)
                case .backgroundNodes(let surfaces, _, _):
                    surfaces.contains { surface in
                        if case .drawing(.outline(let outline, _, _)) = surface.kind {
                            countsCrossings(outline)
                        } else {
                            false
                        }
                    }
                default: false
                }
            }
        }
        let style = FillStyle(eoFill: true)
        #expect(rule(Ring().fill(.red, style: style)))
        #expect(rule(Ring().fill(style: style).stroke(.blue)))
        #expect(rule(Text("a").clipShape(Ring(), style: style)))
        #expect(rule(Text("a").background(.red, in: Ring(), fillStyle: style)))
        #expect(!rule(Ring().fill(.red)))
        #expect(nodes(Circle().fill(.red, style: style)) == nodes(Circle().fill(.red)))
        let polygon = ViewNode.FlexiblePath(Ring().path(in:)).polygon
        #expect(polygon.count == 10)
        #expect(
            polygon.last.map { [$0.x, $0.y] } == polygon.dropFirst(5).first.map { [$0.x, $0.y] })
        #expect(
            nodes(
                Circle().fill(.red).strokeBorder(.blue, style: StrokeStyle(lineWidth: 2))
            ).count == 1)
    }

    @Test("What has no meaning in a card leaves the view as it is")
    func meaningless() {
        let text = Text("a")
        let plain = nodes(text)
        func isPlain(_ view: some View) -> Bool { nodes(view) == plain }
        #expect(isPlain(text.keyboardShortcut(.defaultAction)))
        #expect(isPlain(text.keyboardShortcut("k", modifiers: [.command, .shift])))
        #expect(isPlain(text.textContentType(.emailAddress)))
        #expect(isPlain(text.hoverEffect(.lift)))
        #expect(isPlain(text.listRowSeparatorTint(.red)))
        #expect(isPlain(text.listSectionSpacing(.compact)))
        #expect(isPlain(text.deleteDisabled(true)))
        #expect(isPlain(text.scrollBounceBehavior(.basedOnSize)))
        #expect(isPlain(text.scrollTargetBehavior(.viewAligned)))
        #expect(isPlain(text.presentationCornerRadius(12)))
        #expect(isPlain(text.presentationBackgroundInteraction(.enabled(upThrough: .medium))))
        #expect(isPlain(text.toolbarTitleDisplayMode(.inline)))
        #expect(isPlain(text.statusBarHidden()))
        #expect(isPlain(text.persistentSystemOverlays(.hidden)))
        #expect(isPlain(text.symbolColorRenderingMode(.gradient)))
        #expect(isPlain(text.geometryGroup()))
        #expect(isPlain(text.previewInterfaceOrientation(.landscapeLeft)))
    }
}
