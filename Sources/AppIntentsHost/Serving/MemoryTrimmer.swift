#if Web
    import CSystemMemory
    import IntentSystem
    import ServiceLifecycle

    /// Gives the memory that a busy time or many sessions needed back to the operating system when they
    /// are over.
    ///
    /// Thousands of people who tap in the same second need room for thousands of runs. The allocator
    /// keeps that room for the next time, and the process would look for ever as large as it once was.
    struct MemoryTrimmer: Service {
        let system: IntentSystem

        /// How often the process looks at itself.
        static let interval = Duration.seconds(2)

        func run() async {
            await cancelWhenGracefulShutdown {
                var times = BusyTimes()
                // Ends when the sleep is cancelled.
                while (try? await Task.sleep(for: Self.interval)) != nil {
                    let used = Duration.microseconds(Int64(system_memory_processor_time()))
                    let sessions = system.sessionCount
                    if times.isReturnDue(processorTime: used, sessions: sessions) {
                        system_memory_return()
                    }
                }
            }
        }
    }

    /// Tells when a busy time is over, from the processor time that a process has used so far, or when
    /// many sessions are gone.
    struct BusyTimes {
        /// The least processor time that a busy process uses between two looks.
        static let busy = Duration.milliseconds(100)
        /// How many looks one busy time may last until memory is given back nevertheless.
        static let patience = 15
        /// How many sessions are many: together some two megabytes.
        static let manySessions = 100
        /// How many quiet looks after a busy time memory is given back once more: what the threads of that
        /// time still held is free then.
        static let afterglow = 10

        private var used = Duration.zero
        private var busyLooks = 0
        /// The looks since memory was given back, until that is done once more.
        private var quietLooks: Int?
        /// The most sessions since memory was given back.
        private var mostSessions = 0

        /// Takes one look; `true` if memory should be given back now.
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
