public import SwiftUI

/// The subtle background of an accessory widget.
@MainActor @preconcurrency
public struct AccessoryWidgetBackground: View {
    public init() {}

    public var body: some View { Rectangle().fill(.quaternary) }
}
