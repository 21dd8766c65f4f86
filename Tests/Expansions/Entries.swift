import SwiftUI

extension EnvironmentValues {
    @Entry var size: Int?
    @Entry var count = 3
}
