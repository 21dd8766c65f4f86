#if Postgres
    import Foundation
    import IntentSystem

    /// The changes that one node tells the others in a notification.
    struct NodeNotice: Codable, Sendable {
        /// The most bytes of a payload: fewer than PostgreSQL's 8000, which its end counts among.
        static let maximumBytes = 7900

        /// The name of the node.
        var from: String
        /// The changes as words.
        var changes: [[String]]

        /// Returns the payloads that tell of changes; one that fits in none becomes everything.
        static func payloads(of changes: Set<NodeChange>, from node: String) -> [String] {
            var payloads: [String] = []
            var notice = NodeNotice(from: node, changes: [])
            var size = notice.text.utf8.count
            var all = changes
            func bytes(_ words: [String]) -> Int {
                // Its comma and the brackets are counted as well.
                NodeNotice(from: "", changes: [words]).text.utf8.count
            }
            for change in changes where bytes(change.words) + size > maximumBytes {
                all.remove(change)
                all.insert(.everything)
            }
            // In one order, so that equal changes are equal payloads: a transaction sends one of them.
            for words in all.map(\.words).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                let more = bytes(words)
                if size + more > maximumBytes {
                    payloads.append(notice.text)
                    notice.changes = []
                    size = notice.text.utf8.count
                }
                notice.changes.append(words)
                size += more
            }
            if !notice.changes.isEmpty { payloads.append(notice.text) }
            return payloads
        }

        /// Reads a payload; `nil` for one that no node of ours sent.
        init?(payload: String) {
            guard let notice = try? JSONDecoder().decode(Self.self, from: Data(payload.utf8)) else {
                return nil
            }
            self = notice
        }

        private init(from: String, changes: [[String]]) {
            self.from = from
            self.changes = changes
        }

        private var text: String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            // Texts alone can always be written.
            let data = (try? encoder.encode(self)) ?? Data()
            return String(decoding: data, as: UTF8.self)
        }
    }
#endif
