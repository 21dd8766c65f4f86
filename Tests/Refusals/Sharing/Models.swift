import AppIntents
import SwiftUI

@Model final class ModelOfItem {
    // expected-error@-1 {{unknown attribute 'Model'}}
    var name = "Basil"
}

struct ListOfModels: View {
    @Query var items: [String]
    // expected-error@-1 {{unknown attribute 'Query'}}
    var body: some View { Text("Basil") }
}
