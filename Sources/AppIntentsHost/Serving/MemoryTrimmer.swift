#if Web
    import CSystemMemory
    import IntentSystem
    import ServiceLifecycle

    /// A service that returns memory to the operating system after a busy time, or after many
    /// sessions have ended.
    ///
    /// Thousands of people who tap in the same second need room for thousands of runs. The
    /// allocator keeps that room for the next time, so the process would keep its largest size for
    /// ever. Code that only the start needed is unmapped, and so is what only a busy time needed.
    struct MemoryTrimmer: Service {
        let system: IntentSystem

        /// The interval at which the process checks its use of time.
        static let interval = Duration.seconds(2)

        func run() async {
            await cancelWhenGracefulShutdown {
                var times = BusyTimes()
                system_memory_unmap_unused_code()
                // The loop ends when the sleep is cancelled.
                while (try? await Task.sleep(for: Self.interval)) != nil {
                    let used = Duration.microseconds(Int64(system_memory_processor_time()))
                    let sessions = system.sessionCount
                    if times.isReturnDue(processorTime: used, sessions: sessions) {
                        system_memory_return()
                        system_memory_unmap_unused_code()
                    }
                }
            }
        }
    }

    /// The detection of the end of a busy time, from the processor time that the process has used,
    /// or of the end of many sessions.
    struct BusyTimes {
        /// The minimum processor time of a busy process between two checks.
        static let busy = Duration.milliseconds(100)
        /// The maximum number of checks in one busy time before memory is returned anyway.
        static let patience = 15
        /// The number of ended sessions that is worth a return: together some two megabytes.
        static let manySessions = 100
        /// The number of quiet checks after which memory is returned a second time: what the
        /// threads of the busy time still held is free then.
        static let afterglow = 10

        private var used = Duration.zero
        private var busyLooks = 0
        /// The quiet checks since memory was returned, until it is returned a second time.
        private var quietLooks: Int?
        /// The maximum number of sessions since memory was returned.
        private var mostSessions = 0

        /// Makes one check; returns `true` if memory should be returned now.
        mutating func isReturnDue(processorTime: Duration, sessions: Int) -> Bool {
            let isBusy = processorTime - used >= Self.busy
            used = processorTime
            mostSessions = max(mostSessions, sessions)
            if isBusy {
                busyLooks += 1
                guard busyLooks > Self.patience else { return false }
            }
            let isDue = busyLooks > 0 || mostSessions - sessions >= Self.manySessions
            busyLooks = 0
            if isDue {
                mostSessions = sessions
                quietLooks = 0
                return true
            }
            guard let looks = quietLooks else { return false }
            quietLooks = looks + 1 < Self.afterglow ? looks + 1 : nil
            return quietLooks == nil
        }
    }
#endif
