import AppIntents
import Foundation
import IntentSystem
import Synchronization
import WidgetKit

/// The timelines from providers, and the times of their next requests.
///
/// A caller that needs a timeline which is being fetched waits for it. Reloads requested meanwhile
/// lead to one more fetch, regardless of their number.
final class TimelineCache: Sendable {
    struct Key: Hashable, Sendable {
        let kind: String
        let family: WidgetFamily
        let configuration: Recipe?
    }

    private struct Slot {
        var timeline: WidgetTimeline?
        /// The time of the last request to the provider.
        var askedAt = Date.distantPast
        var isStale = true
        var fetch: Task<WidgetTimeline?, Never>?
    }

    private let interval: TimeInterval
    private let slots: Mutex<LRUCache<Key, Slot>>

    init(limits: Limits) {
        slots = Mutex(LRUCache(limit: limits.keptTimelines))
        interval = limits.timelineReloadInterval / .seconds(1)
    }

    /// Marks the timelines of a kind, or all, as stale: their providers are asked again when a
    /// person looks.
    func markStale(kind: String?) {
        slots.withLock { slots in
            slots.updateAll { key, slot in
                if kind == nil || key.kind == kind { slot.isStale = true }
            }
        }
    }

    /// Returns the current timeline, fetched if needed; the previous one if the fetch fails.
    func timeline(
        for key: Key, at now: Date, fetch: @escaping @Sendable () async -> WidgetTimeline?
    ) async -> WidgetTimeline? {
        let (known, task) = slots.withLock {
            slots -> (WidgetTimeline?, Task<WidgetTimeline?, Never>?) in
            var slot = slots[key] ?? Slot()
            defer { slots[key] = slot }
            if let task = slot.fetch { return (slot.timeline, task) }
            guard slot.isStale || isDue(slot, at: now) else { return (slot.timeline, nil) }
            slot.isStale = false
            slot.askedAt = now
            let surroundings = AppSurroundings.current
            let task = Task.detached { [weak self] in
                let timeline = await AppSurroundings.with(surroundings, fetch)
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
        slots.withLock { slots in
            guard var slot = slots[key] else { return }
            slot.fetch = nil
            if let timeline { slot.timeline = timeline }
            slots[key] = slot
        }
    }

    /// Returns the time at which the provider is asked again without a request; `nil` for never.
    func renewal(for key: Key) -> Date? {
        slots.withLock { $0[key] }.flatMap { renewal(of: $0) }
    }

    private func renewal(of slot: Slot) -> Date? {
        let earliest = slot.askedAt + interval
        guard let timeline = slot.timeline else { return earliest }
        return timeline.renewal.map { max($0, earliest) }
    }

    /// Returns whether the provider is due; also if the clock was set back, since its result
    /// belongs to another time.
    private func isDue(_ slot: Slot, at now: Date) -> Bool {
        if now < slot.askedAt - interval { return true }
        return renewal(of: slot).map { now >= $0 } ?? false
    }
}
