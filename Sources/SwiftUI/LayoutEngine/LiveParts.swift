import Foundation

/// Code of a view's author that layout calls, and what it needs to resolve more of the view.
///
/// A tree names the code by its number here. Once the view is laid out, no tree needs it any more.
@MainActor
package final class LiveParts {
    /// A view that is made for a size.
    struct Reader {
        /// Where the view stands in the tree.
        var id: String
        var environment: EnvironmentValues
        /// The anchors of the views around that have a name.
        var spaces: [AnyHashable: Int]
        /// How many readers it is inside of.
        var level: Int
        /// The type of the view that has it.
        var author: Any.Type?
        var draw: (GeometryProxy, inout ResolveContext) -> Void
    }

    var readers: [Reader] = []
    let codes = LayoutCodeTable()
    /// Where the views that have anchors stand on the card, by the anchors' numbers.
    var anchors: [CGRect] = []
    /// The engine that is laying out what code makes now.
    var engine: LayoutEngine?
    /// How many readers the view at hand is inside of.
    var level = 0

    /// The record with which resolution goes on.
    var record = ResolutionRecord()
    let pictures: any PictureMeasuring
    let moment: DrawnMoment
    /// The type of the view whose reader is being made.
    private(set) var author: Any.Type?

    /// All that code changes while a card is laid out: set back, the code runs as if for the first
    /// time.
    struct Progress {
        var readers: [Reader]
        var codes: [LayoutCode]
        var anchors: [CGRect]
        var record: ResolutionRecord
    }

    var progress: Progress {
        get {
            Progress(readers: readers, codes: codes.all, anchors: anchors, record: record)
        }
        set {
            readers = newValue.readers
            codes.all = newValue.codes
            anchors = newValue.anchors
            record = newValue.record
        }
    }

    /// The most readers inside one another.
    private static let greatestLevel = 24

    init(pictures: any PictureMeasuring, moment: DrawnMoment) {
        self.pictures = pictures
        self.moment = moment
    }

    /// A number for an anchor, whose place isn't known yet.
    func newAnchor() -> Int {
        anchors.append(.zero)
        return anchors.count - 1
    }

    /// The nodes of a reader for its size, and for the room that is left for elements inside it.
    func nodes(of number: Int, _ proxy: GeometryProxy, room: Int) -> [ViewNode] {
        guard readers.indices.contains(number) else { return [] }
        let reader = readers[number]
        guard reader.level < Self.greatestLevel else {
            if !record.issues.contains(LayoutIssue.tooManyReaders) {
                record.issues.append(LayoutIssue.tooManyReaders)
            }
            return []
        }
        let outer = (level, author)
        (level, author) = (reader.level + 1, reader.author)
        defer { (level, author) = outer }
        var context = ResolveContext(environment: reader.environment, after: self)
        _ = context.path.replace(with: reader.id)
        let mark = context.path.pushContainer()
        var proxy = proxy
        proxy.spaces = reader.spaces
        reader.draw(proxy, &context)
        context.path.pop(to: mark)
        context.keepWithinBounds(room: room)
        context.finish(self)
        return context.nodes
    }
}

extension ResolveContext {
    /// Adds a node at the path whose content is made once it has its size.
    @MainActor
    mutating func addReader(
        _ draw: @escaping (GeometryProxy, inout ResolveContext) -> Void
    ) {
        let live = liveParts()
        nodes.append(ViewNode(id: path.id, kind: .stack(.reader(live.readers.count))))
        live.readers.append(
            LiveParts.Reader(
                id: path.id.rawValue, environment: environment, spaces: coordinateSpaces(),
                level: live.level, author: author, draw: draw))
    }
}

/// The code of an author's that the engine calls, by its numbers.
final class LayoutCodeTable {
    var all: [LayoutCode] = []
}

/// The things that an author's code says about the layout of an element.
struct LayoutCode {
    /// Lays out the element's children.
    var layout: (any AuthoredLayout)?
    /// Values that the element has for the layout that it is in.
    var values: [ObjectIdentifier: Any] = [:]
    /// Where the element has guides, by their alignments.
    var guides: [AlignmentKey: (ViewDimensions) -> Double] = [:]
    /// Finishes the element once its size is known, and where the views that have anchors stand on the card.
    var finish: ((inout ViewNode, CGSize, [CGRect]) -> Void)?
    /// The number of the anchor that the element has.
    var anchor: Int?
    /// The alignments of a stack's children, where they are an author's own.
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?
}
