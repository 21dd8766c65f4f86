#if S3
    import Foundation
    import IntentSystem

    /// An answer of a bucket in XML; only few of its elements matter, and none of them has attributes.
    struct S3Document {
        let text: Substring

        init(_ bytes: some Sequence<UInt8>) {
            text = Substring(String(decoding: Array(bytes), as: UTF8.self))
        }

        private init(_ text: Substring) { self.text = text }

        /// The contents of all elements of a name that aren't in one another.
        func all(_ name: String) -> [S3Document] {
            var found: [S3Document] = []
            var rest = text
            while let start = rest.firstRange(of: "<\(name)>"),
                let end = rest[start.upperBound...].firstRange(of: "</\(name)>")
            {
                found.append(S3Document(rest[start.upperBound..<end.lowerBound]))
                rest = rest[end.upperBound...]
            }
            return found
        }

        /// The text of the first element of a name.
        func value(_ name: String) -> String? {
            guard let text = all(name).first?.text else { return nil }
            return [
                ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#34;", "\""), ("&apos;", "'"),
                ("&amp;", "&"),
            ]
            .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
        }

        /// The objects of a list whose keys begin with a prefix, without the prefix.
        func items(below prefix: String) -> [ArchivedItem] {
            all("Contents").compactMap { object in
                guard let key = object.value("Key"), key.hasPrefix(prefix),
                    let size = object.value("Size").flatMap({ Int($0) }),
                    let date = object.value("LastModified").flatMap(Self.date)
                else { return nil }
                return ArchivedItem(
                    name: String(key.dropFirst(prefix.count)), size: size, date: date)
            }
        }

        private static func date(_ text: String) -> Date? {
            (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
                ?? (try? Date(text, strategy: .iso8601))
        }
    }
#endif
