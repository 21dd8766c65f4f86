import AppIntents
import SwiftUI

/// The items of a shelf.
struct ShelfView: View {
    let shelf: Shelf
    let items: [PantryItem]

    var body: some View {
        VStack(alignment: .leading) {
            Text(shelf.title).font(.headline)
            if items.isEmpty { Text("Nothing is left.") }
            ForEach(items) { item in
                HStack {
                    Text(item.name)
                    Spacer()
                    Text(item.count, format: .number)
                        .foregroundStyle(Color("Stock", bundle: .module))
                    Button("Use One", intent: UseItemIntent(item: item))
                }
            }
        }
        .padding()
    }
}
