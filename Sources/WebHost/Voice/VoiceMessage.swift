#if Voice
    import AppIntentsMetadata
    import IntentSystem
    import NIOCore
    import SurfaceKit
    import _JSON
    import _JSONValue

    /// A message to a page about the sound that it sends.
    enum VoiceMessage: Sendable {
        /// The person has ended, and what was said is being recognized: the microphone can be off.
        case ended
        /// The words; `performs` if the page may perform a sentence without asking back.
        case heard(HeardWords, performs: Bool)
        /// Nothing was heard, for a reason in the person's language.
        case problem(String)

        /// The message as JSON, after the free bytes that the socket fills.
        var text: ByteBuffer {
            var buffer = ByteBuffer(
                repeating: 0, count: WebSocketConnection.headerBytes)
            buffer.moveReaderIndex(to: WebSocketConnection.headerBytes)
            var writer = JSONWriter(into: buffer)
            writer.object { write(membersTo: &$0) }
            return writer.buffer
        }

        private func write(membersTo writer: inout JSONWriter) {
            switch self {
            case .ended: writer.member("type", "ended")
            case .problem(let reason):
                writer.member("type", "problem")
                writer.member("text", reason)
            case .heard(let heard, let performs):
                writer.member("type", "heard")
                writer.member("words", heard.words)
                switch heard.kind {
                case .sentence(let meaning, let isSure):
                    writer.member("kind", "sentence")
                    // Only what is sure is worth a question; a page lists the rest.
                    writer.member("meaning", isSure && !performs ? meaning : nil)
                    writer.member("performs", performs)
                case .agreement(let isYes):
                    writer.member("kind", "agreement")
                    writer.member("yes", isYes)
                case .value(let value, let parameter, let title, let next, let question):
                    writer.member("kind", "value")
                    writer.member("field", parameter)
                    writer.name("value")
                    writer.value(value.writtenForScripts.json)
                    writer.member("title", title ?? heard.words)
                    writer.member("next", next)
                    writer.member("question", question)
                case .done: writer.member("kind", "done")
                case .undo(let question):
                    writer.member("kind", "undo")
                    writer.member("text", question)
                case .told(let text):
                    writer.member("kind", "told")
                    writer.member("text", text)
                case .again: writer.member("kind", "again")
                }
            }
        }
    }
#endif
