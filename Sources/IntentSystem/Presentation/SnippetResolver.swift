package import AppIntents
import Foundation
package import SwiftUI

/// Turns the view of a result into a tree, on the main actor.
package enum SnippetResolver {
    /// A view as it was resolved, with the fingerprint of its tree.
    package struct Resolution: Sendable {
        /// The tree, and what its controls do.
        package var view: ResolvedView
        /// The fingerprint.
        package var digest: TreeDigest
    }

    /// Resolves a view at once where the caller is on the main thread, else with a change of
    /// threads.
    package static func resolve(
        _ container: _SnippetViewContainer, in environment: PresentationEnvironment,
        pictures: any PictureMeasuring = UnknownPictures(), at moment: DrawnMoment = DrawnMoment()
    ) async -> ResolvedView {
        await MainActor.work {
            var resolved = resolved(container, in: environment, pictures, moment)
            CardLayout.settle(&resolved, in: environment)
            return resolved
        }
    }

    /// Does the same, and works out at once where the elements lie, if the surface has told its width.
    package static func resolve(
        _ container: _SnippetViewContainer, in environment: PresentationEnvironment,
        laidOutBy layout: CardLayout, at moment: DrawnMoment
    ) async -> Resolution {
        await MainActor.work {
            var resolved = resolved(container, in: environment, layout.pictures, moment)
            let digest = layout.place(&resolved, in: environment)
            return Resolution(view: resolved, digest: digest)
        }
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
    /// The same as SwiftUI's environment; kept, as most surfaces look like one of a few.
    @MainActor
    package var values: EnvironmentValues {
        if let values = Self.known[self] { return values }
        // Anybody may ask for any language.
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
        values.locale = Locale(identifier: language)
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        return values
    }
}

extension PresentationEnvironment {
    /// The language is written from right to left.
    var isRightToLeft: Bool {
        Locale(identifier: language).language.characterDirection == .rightToLeft
    }
}

extension PresentationEnvironment.TextSize {
    /// The same as SwiftUI's.
    var dynamicTypeSize: DynamicTypeSize {
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
