import Foundation
import SwiftUI
import Testing

/// Boxes by the room of the card.
@Suite @MainActor struct ContainerLayoutTests {
    /// The size that a reader inside a view finds.
    private func size(_ make: (AnyView) -> some View) -> CGSize {
        var found = CGSize.zero
        let reader = AnyView(
            GeometryReader { proxy in
                let _ = found = proxy.size
                Color.clear
            })
        var resolution = resolved(make(reader))
        ViewLayout(width: 300, measuring: EstimatedMeasuring()).place(&resolution)
        return found
    }

    @Test func aBoxIsAsWideAsTheCard() {
        #expect(
            size { $0.frame(height: 30).containerRelativeFrame(.horizontal).frame(width: 50) }
                == CGSize(width: 300, height: 30))
    }

    @Test func aBoxIsSomeColumnsWide() {
        let size = size { reader in
            HStack {
                reader.frame(height: 30)
                    .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 20)
            }
        }
        // Four columns of 60 points and three spaces of 20 points.
        #expect(size == CGSize(width: 140, height: 30))
    }

    @Test func aBoxIsMadeFromTheCardsWidth() {
        let size = size { reader in
            reader.frame(height: 30).containerRelativeFrame([.horizontal, .vertical]) {
                length, axis in
                axis == .horizontal ? length / 3 : .nan
            }
        }
        #expect(size == CGSize(width: 100, height: 30))
    }

    @Test func aBarTakesItsRoomFirst() {
        let below = size { reader in
            reader.safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 20) }
                .frame(height: 100)
        }
        #expect(below == CGSize(width: 300, height: 80))
        let beside = size { reader in
            reader.safeAreaInset(edge: .leading, spacing: 5) { Color.red.frame(width: 45) }
                .frame(height: 100)
        }
        #expect(beside == CGSize(width: 250, height: 100))
    }
}
