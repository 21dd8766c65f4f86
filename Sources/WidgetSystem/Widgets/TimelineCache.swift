import Foundation
import IntentSystem
import Synchronization
import WidgetKit

/// The timelines that providers gave, and when they are to be asked again.
///
/// A caller that needs a timeline which is being fetched waits for that one. A reload that is wanted meanwhile
/// leads to one more fetch, however often it is wanted.
final class TimelineCache: Sendable {
    /// The place that a timeline is for.
    struct Key: Hashable, Sendable {
        let kind: String
        let family: WidgetFamily
        let configuration: Recipe?
    }

    private struct Slot {
        var timeline: WidgetTimeline?
        /// When the provider was asked last.
        var askedAt = Date.distantPast
        var isStale = true
        var fetch: Task<WidgetTimeline?, Never>?
    }

    private struct State {
        var slots: [Key: Slot] = [:]
        /// Least recently made first.
        var order: [Key] = []
    }

    private let limit: Int
    private let interval: TimeInterval
    private let state = Mutex(State())

    init(limits: Limits) {
        limit = limits.keptTimelines
        interval = limits.timelineReloadInterval / .seconds(1)
    }

    /// Has the providers of a kind, or all, asked again when a person looks.
    func markStale(kind: String?) {
        state.withLock { state in
            for key in state.order where kind == nil || key.kind == kind {
                state.slots[key]?.isStale = true
            }
        }
    }

    /// Returns the timeline that holds now, fetched if need be; the one before where nothing new came.
    func timeline(
        for key: Key, at now: Date, fetch: @escaping @Sendable () async -> WidgetTimeline?
    ) async -> WidgetTimeline? {
        let (known, task) = state.withLock {
            state -> (WidgetTimeline?, Task<WidgetTimeline?, Never>?) in
            if state.slots[key] == nil {
                state.slots[key] = Slot()
                state.order.append(key)
                if state.order.count > limit {
                    state.slots[state.order.removeFirst()] = nil
                }
            }
            guard var slot = state.slots[key] else { return (nil, nil) }
            defer { state.slots[key] = slot }
            if let task = slot.fetch { return (slot.timeline, task) }
            guard slot.isStale || isDue(slot, at: now) else { return (slot.timeline, nil) }
            slot.isStale = false
            slot.askedAt = now
            let task = Task.detached { [weak self] in
                let timeline = await fetch()
                self?.keep(timeline, for: key)
                return timeline
            }
            slot.fetch = task
            return (slot.timeline, task)
        }
        guard let task else { return known }
        return await task.value ?? known
    }

    private func keep(_ timeline: WidgetTimeline?, for key: Key) {
        state.withLock { state in
            guard var slot = state.slots[key] else { return }
            slot.fetch = nil
            if let timeline { slot.timeline = timeline }
            state.slots[key] = slot
        }
    }

    /// When the provider is to be asked again by itself; `nil` for never.
    func renewal(for key: Key) -> Date? {
        state.withLock { state in state.slots[key].flatMap { renewal(of: $0) } }
    }

    private func renewal(of slot: Slot) -> Date? {
        let earliest = slot.askedAt + interval
        guard let timeline = slot.timeline else { return earliest }
        return timeline.renewal.map { max($0, earliest) }
    }

    /// A clock that went back lets the provider be asked again: what it said was of another time.
    private func isDue(_ slot: Slot, at now: Date) -> Bool {
        if now < slot.askedAt - interval { return true }
        return renewal(of: slot).map { now >= $0 } ?? false
    }
}
