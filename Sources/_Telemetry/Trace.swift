#if Web || Assistants
    import Instrumentation
    import Tracing
#endif

/// The place of work in a trace, so that work in another task continues the same trace.
package struct Trace: Sendable {
    #if Web || Assistants
        fileprivate let context: InstrumentationContext
    #endif

    /// The place of the present task; `nil` if nothing is traced.
    package static var present: Trace? {
        #if Web || Assistants
            InstrumentationContext.current.map { Trace(context: $0) }
        #else
            nil
        #endif
    }

    /// The place that a request names in its headers, in the form that the app's tracer reads, such as
    /// `traceparent`; `nil` if there is no tracer, or the request comes within a trace already.
    ///
    /// The tracer judges what it reads: a value that it can't read begins a trace.
    package static func carried(by header: @escaping @Sendable (String) -> String?) -> Trace? {
        #if Web || Assistants
            guard let tracer = Telemetry.tracer, InstrumentationContext.current == nil else {
                return nil
            }
            var context = InstrumentationContext.topLevel
            tracer.extract(header, into: &context, using: HeaderExtractor())
            return Trace(context: context)
        #else
            return nil
        #endif
    }
}

#if Web || Assistants
    /// Reads a request's headers for a tracer.
    private struct HeaderExtractor: Extractor {
        func extract(key: String, from header: @Sendable (String) -> String?) -> String? {
            header(key)
        }
    }
#endif

extension Telemetry {
    /// The spans of the framework.
    package enum Span: String, Sendable, CaseIterable {
        case request = "oai.request"
        case run = "oai.run"
        case parameter = "oai.parameter"
        case query = "oai.query"
        case drawing = "oai.drawing"
        case write = "oai.write"
        case call = "oai.mcp"
    }

    /// Performs work in a span of the app's tracer, or just performs it if there is none.
    ///
    /// An error marks the span as failed by the name of its type: its text may have a person's
    /// values. For the same reason, attributes are names of declarations and kinds only.
    nonisolated(nonsending) package static func span<Success>(
        _ span: Span, in trace: Trace? = nil,
        _ attributes: @autoclosure () -> KeyValuePairs<String, String> = [:],
        _ work: nonisolated(nonsending) () async throws -> Success
    ) async rethrows -> Success {
        #if Web || Assistants
            guard let tracer else { return try await work() }
            let opened = begin(span, with: tracer, in: trace, attributes())
            defer { opened.end() }
            do {
                return try await InstrumentationContext.$current.withValue(
                    opened.context, operation: work)
            } catch {
                fail(opened, error)
                throw error
            }
        #else
            return try await work()
        #endif
    }

    /// Performs work at a place of a trace, without a span of its own; just performs it if there is
    /// no place.
    nonisolated(nonsending) package static func continuing<Success>(
        _ trace: Trace?, _ work: nonisolated(nonsending) () async throws -> Success
    ) async rethrows -> Success {
        #if Web || Assistants
            if let trace {
                return try await InstrumentationContext.$current.withValue(
                    trace.context, operation: work)
            }
        #endif
        return try await work()
    }

    /// Performs brief work in a span, as the asynchronous function does.
    package static func span<Success>(
        _ span: Span,
        _ attributes: @autoclosure () -> KeyValuePairs<String, String> = [:],
        _ work: () throws -> Success
    ) rethrows -> Success {
        #if Web || Assistants
            guard let tracer else { return try work() }
            let opened = begin(span, with: tracer, in: nil, attributes())
            defer { opened.end() }
            do {
                return try InstrumentationContext.$current.withValue(opened.context) { try work() }
            } catch {
                fail(opened, error)
                throw error
            }
        #else
            return try work()
        #endif
    }

    #if Web || Assistants
        /// The app's tracer; `nil` if there is none.
        ///
        /// Comparing the type of a program's only instrument saves each span a search with casts.
        fileprivate static var tracer: (any Tracer)? {
            if type(of: InstrumentationSystem.instrument) == NoOpInstrument.self { return nil }
            let tracer = InstrumentationSystem.tracer
            return tracer is NoOpTracer ? nil : tracer
        }

        private static func begin(
            _ span: Span, with tracer: any Tracer, in trace: Trace?,
            _ attributes: KeyValuePairs<String, String>
        ) -> any Tracing.Span {
            let context = trace?.context ?? InstrumentationContext.current ?? .topLevel
            let opened: any Tracing.Span = tracer.startSpan(
                span.rawValue, context: context,
                ofKind: span == .request || span == .call ? .server : .internal)
            opened.updateAttributes { all in
                for (name, value) in attributes { all[name] = value }
            }
            return opened
        }

        private static func fail(_ span: any Tracing.Span, _ error: any Error) {
            guard !(error is CancellationError) else { return }
            span.updateAttributes { $0["error.type"] = "\(type(of: error))" }
            span.setStatus(SpanStatus(code: .error))
        }
    #endif
}
