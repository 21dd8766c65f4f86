#if S3 || OpenIDConnect
    import CCurl
    import Dispatch
    import Synchronization

    /// A mark that the caller of a request no longer waits for it.
    final class Cancellation: Sendable {
        let isSet = Atomic(false)
    }

    /// A handle of libcurl with the connections that it keeps, for one request at a time.
    // Safe: a request has the handle alone, on its queue; any thread may call what `wake` calls.
    final class RequestHandle: @unchecked Sendable {
        private static let isReady = curl_global_init(Int(CURL_GLOBAL_SSL)) == CURLE_OK
        private static let mostConnections = 4

        /// A thread that may wait, for the network and for the disk.
        let queue = DispatchQueue(label: "request")
        private let easy: UnsafeMutableRawPointer
        private let multi: UnsafeMutableRawPointer
        private let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

        /// Returns `nil` without memory for it.
        init?() {
            guard Self.isReady, let easy = curl_easy_init() else { return nil }
            guard let multi = curl_multi_init() else {
                curl_easy_cleanup(easy)
                return nil
            }
            (self.easy, self.multi) = (easy, multi)
            curl_keep_connections(multi, Self.mostConnections)
        }

        deinit {
            curl_easy_cleanup(easy)
            curl_multi_cleanup(multi)
            words.deallocate()
        }

        /// Ends the waiting of a request that was cancelled.
        func wake() { curl_multi_wakeup(multi) }

        /// Sends a request, and returns its answer; blocks its thread.
        func answer(
            to request: OutgoingRequest, unless cancellation: Cancellation
        ) throws -> OutgoingRequest.Answer {
            let transfer = try Transfer(request, on: easy)
            return try withExtendedLifetime(transfer) {
                let headers = set(request, transfer)
                defer {
                    curl_easy_reset(easy)
                    curl_slist_free_all(headers)
                }
                curl_multi_add_handle(multi, easy)
                defer { curl_multi_remove_handle(multi, easy) }
                try perform(request, transfer, unless: cancellation)
                return try transfer.finish()
            }
        }

        /// Hands a request to libcurl; returns the headers, which the caller frees.
        private func set(
            _ request: OutgoingRequest, _ transfer: Transfer
        ) -> UnsafeMutablePointer<curl_slist>? {
            words.pointee = 0
            curl_set_pointer(easy, CURLOPT_ERRORBUFFER, words)
            curl_set_text(easy, CURLOPT_URL, request.address)
            curl_set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https")
            curl_set_text(easy, CURLOPT_PROXY, "")
            curl_set_number(easy, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_1_1))
            curl_set_number(easy, CURLOPT_PATH_AS_IS, 1)
            curl_set_number(easy, CURLOPT_NOSIGNAL, 1)
            // A thread that looks up a name ends by itself; a request that is given up doesn't wait for it.
            curl_set_number(easy, CURLOPT_QUICK_EXIT, 1)
            curl_set_number(
                easy, CURLOPT_CONNECTTIMEOUT_MS, Self.milliseconds(request.limits.connecting))
            curl_set_number(easy, CURLOPT_BUFFERSIZE, 128 << 10)
            curl_keep_sockets(easy)
            if request.method == "HEAD" {
                curl_set_number(easy, CURLOPT_NOBODY, 1)
            } else {
                curl_set_text(easy, CURLOPT_CUSTOMREQUEST, request.method)
            }
            transfer.attach()
            // The server is asked for nothing before the body is sent.
            var headers = curl_slist_append(nil, "Expect:")
            for (name, value) in request.headers {
                headers = curl_slist_append(headers, "\(name): \(value)") ?? headers
            }
            curl_set_pointer(easy, CURLOPT_HTTPHEADER, headers)
            return headers
        }

        private func perform(
            _ request: OutgoingRequest, _ transfer: Transfer, unless cancellation: Cancellation
        ) throws {
            let begun = ContinuousClock.now
            let limits = request.limits
            let answer = limits.answer + .seconds(transfer.size / OutgoingRequest.Limits.slowest)
            while true {
                var running: Int32 = 0
                let result = curl_multi_perform(multi, &running)
                guard result == CURLM_OK else {
                    throw OutgoingRequest.Problem.other(
                        String(cString: curl_multi_strerror(result)))
                }
                if running == 0 { break }
                if cancellation.isSet.load(ordering: .acquiring) { throw CancellationError() }
                let hasBegun = transfer.status != nil
                var ends = [(transfer.moved + limits.silence, hasBegun ? Problem.stopped : .silent)]
                if !hasBegun { ends.append((begun + answer, .silent)) }
                if let whole = limits.whole { ends.append((begun + whole, .slow)) }
                let rests = ends.map { (ContinuousClock.now.duration(to: $0.0), $0.1) }
                // Of those that end at the same time, the limit of the whole says most.
                if let over = rests.last(where: { $0.0 <= .zero }) { throw over.1 }
                let rest = rests.map(\.0).min() ?? limits.silence
                curl_multi_poll(multi, nil, 0, Int32(clamping: Self.milliseconds(rest)), nil)
            }
            var left: Int32 = 0
            let code = curl_multi_info_read(multi, &left)?.pointee.data.result ?? CURLE_OK
            guard code != CURLE_OK else { return }
            throw transfer.failure ?? problem(code, request)
        }

        private typealias Problem = OutgoingRequest.Problem

        private func problem(_ code: CURLcode, _ request: OutgoingRequest) -> Problem {
            let given = String(cString: words)
            let text = given.isEmpty ? String(cString: curl_easy_strerror(code)) : given
            return Problem(
                code, text.split(whereSeparator: \.isNewline).joined(separator: " "),
                errno: Int32(curl_number(easy, CURLINFO_OS_ERRNO)), to: request.address)
        }

        /// At least one: libcurl takes 0 for its own limit.
        private static func milliseconds(_ duration: Duration) -> Int {
            max(1, Int((duration / .milliseconds(1)).rounded(.up)))
        }
    }
#endif
