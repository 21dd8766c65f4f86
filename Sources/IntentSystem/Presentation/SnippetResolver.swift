package import AppIntents
import Foundation
package import SwiftUI
import _Telemetry

/// Resolves the view of a result into a tree, on the main actor.
package enum SnippetResolver {
    /// A resolved view, with the fingerprint of its tree.
    package struct Resolution: Sendable {
        /// The tree, and the actions of its controls.
        package var view: ResolvedView
        /// The fingerprint.
        package var digest: TreeDigest
    }

    /// Resolves a view immediately if the caller is on the main thread, otherwise with a change of
    /// threads.
    package static func resolve(
        _ container: _SnippetViewContainer, in environment: PresentationEnvironment,
        pictures: any PictureMeasuring = UnknownPictures(), at moment: DrawnMoment = DrawnMoment()
    ) async -> ResolvedView {
        await MainActor.work {
            measuring {
                var resolved = resolved(container, in: environment, pictures, moment)
                CardLayout.settle(&resolved, in: environment)
                return resolved
            }
        }
    }

    /// Resolves a view, and lays it out immediately if the surface has reported its width.
    package static func resolve(
        _ container: _SnippetViewContainer, in environment: PresentationEnvironment,
        laidOutBy layout: CardLayout, at moment: DrawnMoment
    ) async -> Resolution {
        await MainActor.work {
            measuring {
                var resolved = resolved(container, in: environment, layout.pictures, moment)
                let digest = layout.place(&resolved, in: environment)
                return Resolution(view: resolved, digest: digest)
            }
        }
    }

    @MainActor
    private static func measuring<Success>(_ work: () -> Success) -> Success {
        let began = Telemetry.beginning
        defer { Telemetry.record(since: began, as: .drawingTime) }
        return Telemetry.span(.drawing) { work() }
    }

    @MainActor
    private static func resolved(
        _ container: _SnippetViewContainer, in environment: PresentationEnvironment,
        _ pictures: any PictureMeasuring, _ moment: DrawnMoment
    ) -> ResolvedView {
        ViewResolver.resolve(
            container.view, environment: environment.values, pictures: pictures, moment: moment)
    }
}

extension PresentationEnvironment {
    /// The environment as SwiftUI's; cached, since most surfaces share one of a few.
    @MainActor
    package var values: EnvironmentValues {
        if let values = Self.known[self] { return values }
        // A client may ask for any language.
        if Self.known.count >= 64 { Self.known = [:] }
        let values = newValues
        Self.known[self] = values
        return values
    }

    @MainActor private static var known: [PresentationEnvironment: EnvironmentValues] = [:]

    @MainActor
    private var newValues: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme == .dark ? .dark : .light
        values.dynamicTypeSize = textSize.dynamicTypeSize
        let locale = locale
        values.locale = locale
        if let timeZone = locale.timeZone {
            values.timeZone = timeZone
            var calendar = Calendar.current
            calendar.timeZone = timeZone
            values.calendar = calendar
        }
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        return values
    }
}

extension PresentationEnvironment {
    /// The language is written right to left.
    var isRightToLeft: Bool {
        Locale(identifier: language).language.characterDirection == .rightToLeft
    }
}

extension PresentationEnvironment.TextSize {
    /// The text size as SwiftUI's.
    package var dynamicTypeSize: DynamicTypeSize {
        switch self {
        case .xSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .xLarge: .xLarge
        case .xxLarge: .xxLarge
        case .xxxLarge: .xxxLarge
        case .accessibility1: .accessibility1
        case .accessibility2: .accessibility2
        case .accessibility3: .accessibility3
        case .accessibility4: .accessibility4
        case .accessibility5: .accessibility5
        }
    }
}
