import CSystemMemory
import ServiceLifecycle

/// Gives the memory that a busy time needed back to the operating system when it is over.
///
/// Thousands of people who tap in the same second need room for thousands of runs. The allocator
/// keeps that room for the next time, and the process would look for ever as large as it once was.
struct MemoryReturn: Service {
    /// How often the process looks at itself.
    static let interval = Duration.seconds(2)

    func run() async {
        await cancelWhenGracefulShutdown {
            var times = BusyTimes()
            // Ends when the sleep is cancelled.
            while (try? await Task.sleep(for: Self.interval)) != nil {
                let used = Duration.microseconds(Int64(system_memory_processor_time()))
                if times.isReturnDue(processorTime: used) { system_memory_return() }
            }
        }
    }
}

/// Tells when a busy time is over, from the processor time that a process has used so far.
struct BusyTimes {
    /// What a process uses between two looks when it is busy.
    static let busy = Duration.milliseconds(100)
    /// How many looks one busy time may last until memory is given back nevertheless.
    static let patience = 15

    private var used = Duration.zero
    private var busyLooks = 0

    /// Takes one look; `true` if memory should be given back now.
    mutating func isReturnDue(processorTime: Duration) -> Bool {
        let isBusy = processorTime - used >= Self.busy
        used = processorTime
        if isBusy {
            busyLooks += 1
            guard busyLooks > Self.patience else { return false }
        }
        defer { busyLooks = 0 }
        return busyLooks > 0
    }
}
