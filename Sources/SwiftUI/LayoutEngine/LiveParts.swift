import Foundation

/// The author's code that layout calls, and the state to resolve more of the view.
///
/// A tree refers to the code by its index here. Once the view is laid out, no tree needs it any more.
@MainActor
package final class LiveParts {
    /// A geometry reader, whose content is made for its size.
    struct Reader {
        /// The path of the view in the tree.
        var id: String
        var environment: EnvironmentValues
        /// The anchors of the named coordinate spaces around.
        var spaces: [AnyHashable: Int]
        /// The count of geometry readers around it.
        var level: Int
        /// The type of the view that contains it.
        var author: Any.Type?
        var draw: (GeometryProxy, inout ResolveContext) -> Void
    }

    var readers: [Reader] = []
    let codes = LayoutCodeTable()
    /// The rectangles of the views with anchors on the card, by the anchors' indices.
    var anchors: [CGRect] = []
    /// The engine that is laying out the content that the code makes.
    var engine: LayoutEngine?
    /// The count of geometry readers around the current view.
    var level = 0

    /// The record with which resolution continues.
    var record = ResolutionRecord()
    let pictures: any PictureMeasuring
    let moment: DrawnMoment
    /// The type of the view whose geometry reader is being made.
    private(set) var author: Any.Type?

    /// Everything that the author's code changes while a card is laid out: after a reset, the code
    /// runs as if for the first time.
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

    /// The maximum nesting of geometry readers.
    private static let greatestLevel = 24

    init(pictures: any PictureMeasuring, moment: DrawnMoment) {
        self.pictures = pictures
        self.moment = moment
    }

    /// Returns an index for a new anchor, whose rectangle isn't known yet.
    func newAnchor() -> Int {
        anchors.append(.zero)
        return anchors.count - 1
    }

    /// Returns a geometry reader's nodes for its size and the remaining nesting depth.
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
    /// Adds a node at the path whose content is made once its size is known.
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

/// The author's code that the engine calls, by its indices.
final class LayoutCodeTable {
    var all: [LayoutCode] = []
}

/// The author's code for the layout of an element.
struct LayoutCode {
    /// The layout of the element's children.
    var layout: (any AuthoredLayout)?
    /// The element's layout values for its parent's layout.
    var values: [ObjectIdentifier: Any] = [:]
    /// The explicit guides of the element, by their alignments.
    var guides: [AlignmentKey: (ViewDimensions) -> Double] = [:]
    /// Changes the element once its size and the rectangles of the views with anchors on the card are known.
    var finish: ((inout ViewNode, CGSize, [CGRect]) -> Void)?
    /// The index of the element's anchor.
    var anchor: Int?
    /// The alignments of a stack's children, if they are custom ones.
    var horizontal: HorizontalAlignment?
    var vertical: VerticalAlignment?
}
