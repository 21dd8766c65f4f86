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

    private let interval: TimeInterval
    private let slots: Mutex<LRUCache<Key, Slot>>

    init(limits: Limits) {
        slots = Mutex(LRUCache(limit: limits.keptTimelines))
        interval = limits.timelineReloadInterval / .seconds(1)
    }

    /// Has the providers of a kind, or all, asked again when a person looks.
    func markStale(kind: String?) {
        slots.withLock { slots in
            slots.updateAll { key, slot in
                if kind == nil || key.kind == kind { slot.isStale = true }
            }
        }
    }

    /// Returns the timeline that holds now, fetched if need be; the one before where nothing new came.
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
        slots.withLock { slots in
            guard var slot = slots[key] else { return }
            slot.fetch = nil
            if let timeline { slot.timeline = timeline }
            slots[key] = slot
        }
    }

    /// When the provider is to be asked again by itself; `nil` for never.
    func renewal(for key: Key) -> Date? {
        slots.withLock { $0[key] }.flatMap { renewal(of: $0) }
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
