#if S3 || OpenIDConnect
    import CCurl
    import Foundation

    /// The bytes of a request and of its answer, for which libcurl asks and which it hands over, all on one thread.
    final class Transfer {
        private enum Source {
            case bytes(Data)
            case file(FileHandle)
        }

        private let request: OutgoingRequest
        private let handle: UnsafeMutableRawPointer
        private let source: Source?
        /// The number of bytes of the request's body.
        let size: Int
        private var sent = 0
        private var received = Data()
        private var count = 0
        /// The new file of the answer.
        private var target: Int32?
        /// The last time at which a byte went or came.
        private(set) var moved = ContinuousClock.now
        /// The reason why libcurl was told to stop.
        private(set) var failure: OutgoingRequest.Problem?

        init(_ request: OutgoingRequest, on handle: UnsafeMutableRawPointer) throws {
            (self.request, self.handle) = (request, handle)
            switch request.body {
            case .bytes(let data): (source, size) = (.bytes(data), data.count)
            case .file(let open):
                let file = try open()
                let size = lseek(file.fileDescriptor, 0, SEEK_END)
                guard size >= 0 else { throw OutgoingRequest.Problem.disk(errno: errno) }
                (source, self.size) = (.file(file), size)
            case nil: (source, size) = (nil, 0)
            }
        }

        deinit { discard() }

        /// The status of the answer, once it has begun.
        var status: Int? {
            let status = curl_number(handle, CURLINFO_RESPONSE_CODE)
            return status >= 200 ? status : nil
        }

        private var isGood: Bool { (200..<300).contains(status ?? 0) }

        /// Tells libcurl to ask here, as long as this object lives.
        func attach() {
            let place = Unmanaged.passUnretained(self).toOpaque()
            curl_set_pointer(handle, CURLOPT_WRITEDATA, place)
            curl_set_bytes(handle, CURLOPT_WRITEFUNCTION) { bytes, _, count, place in
                guard let transfer = Transfer.at(place) else { return 0 }
                let bytes = UnsafeRawBufferPointer(start: bytes, count: count)
                return transfer.take(bytes) ? count : Int(CURL_WRITEFUNC_ERROR)
            }
            guard source != nil else { return }
            curl_set_number(handle, CURLOPT_UPLOAD, 1)
            curl_set_size(handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(size))
            curl_set_pointer(handle, CURLOPT_READDATA, place)
            curl_set_bytes(handle, CURLOPT_READFUNCTION) { bytes, size, count, place in
                let bytes = UnsafeMutableRawBufferPointer(start: bytes, count: size * count)
                return Transfer.at(place)?.fill(bytes) ?? Int(CURL_READFUNC_ABORT)
            }
            // A kept connection may have ended, and the body begins anew on another one.
            curl_set_pointer(handle, CURLOPT_SEEKDATA, place)
            curl_set_seek(handle) { place, offset, _ in
                Transfer.at(place)?.sent = Int(offset)
                return CURL_SEEKFUNC_OK
            }
        }

        private static func at(_ place: UnsafeMutableRawPointer?) -> Transfer? {
            place.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
        }

        /// Copies the next bytes of the body; returns their number.
        private func fill(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
            moved = .now
            let room = UnsafeMutableRawBufferPointer(rebasing: bytes.prefix(size - sent))
            guard !room.isEmpty else { return 0 }
            let count: Int
            switch source {
            case .bytes(let data):
                let start = data.startIndex + sent
                count = data.copyBytes(to: room, from: start..<start + room.count)
            case .file(let file):
                count = pread(file.fileDescriptor, room.baseAddress, room.count, off_t(sent))
            case nil: count = 0
            }
            guard count > 0 else {
                // A file that has become shorter is no longer what was to be sent.
                failure = .disk(errno: count < 0 ? errno : EIO)
                return Int(CURL_READFUNC_ABORT)
            }
            sent += count
            return count
        }

        /// Takes bytes of the answer; returns `false` if they can't be kept.
        private func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
            moved = .now
            count += bytes.count
            let limit = isGood ? request.longestAnswer : OutgoingRequest.longestRefusal
            do throws(OutgoingRequest.Problem) {
                guard count <= limit else { throw .tooLarge(limit: limit) }
                guard isGood, request.file != nil else {
                    received.append(contentsOf: bytes)
                    return true
                }
                try write(bytes)
                return true
            } catch {
                failure = error
                return false
            }
        }

        // MARK: - The file of the answer

        private func write(_ bytes: UnsafeRawBufferPointer) throws(OutgoingRequest.Problem) {
            let target = try openTarget()
            var rest = bytes[...]
            while !rest.isEmpty {
                let piece = UnsafeRawBufferPointer(rebasing: rest)
                let count = Glibc.write(target, piece.baseAddress, piece.count)
                guard count > 0 else { throw .disk(errno: count < 0 ? errno : EIO) }
                rest = rest.dropFirst(count)
            }
        }

        private func openTarget() throws(OutgoingRequest.Problem) -> Int32 {
            if let target { return target }
            let target = open(request.file ?? "", O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard target >= 0 else { throw .disk(errno: errno) }
            self.target = target
            return target
        }

        /// Returns the whole answer, which libcurl has got.
        func finish() throws(OutgoingRequest.Problem) -> OutgoingRequest.Answer {
            if isGood, request.file != nil {
                let target = try openTarget()
                self.target = nil
                guard close(target) == 0 else {
                    let number = errno
                    removeFile()
                    throw .disk(errno: number)
                }
            }
            return OutgoingRequest.Answer(status: status ?? 0, body: received)
        }

        /// Removes the part of a file that has come.
        private func discard() {
            guard let target else { return }
            close(target)
            removeFile()
        }

        private func removeFile() { if let file = request.file { unlink(file) } }
    }
#endif
