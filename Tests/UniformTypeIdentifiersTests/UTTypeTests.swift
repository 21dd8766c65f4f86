import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite struct UTTypeTests {
    @Test func everyDeclarationIsWhole() {
        for declaration in TypeDeclaration.all {
            for parent in declaration.parents {
                #expect(
                    TypeDeclaration.byIdentifier[parent] != nil,
                    "\(declaration.identifier) conforms to \(parent), which is not declared")
            }
            #expect(UTType(declaration.identifier)?.identifier == declaration.identifier)
            let type = UTType(declaration)
            #expect(!type.supertypes.contains(type))
        }
        let extensions = TypeDeclaration.all.flatMap(\.filenameExtensions)
        #expect(Set(extensions).count == extensions.count)
        let mimeTypes = TypeDeclaration.all.flatMap(\.mimeTypes)
        #expect(Set(mimeTypes).count == mimeTypes.count)
    }

    @Test func findsTypesByExtensionAndMIMEType() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .image) == .jpeg)
        #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
        #expect(UTType(filenameExtension: "nothing-like-this") == nil)
        #expect(UTType(mimeType: "Text/Plain; charset=utf-8") == .plainText)
        #expect(UTType(mimeType: "image/svg+xml") == .svg)
        #expect(UTType(mimeType: "image/x-unknown") == nil)
        #expect(UTType("PUBLIC.PNG") == .png)
        #expect(UTType("org.example.nothing") == nil)
    }

    @Test func prefersOneExtensionAndOneMIMEType() {
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.image.preferredFilenameExtension == nil)
        #expect(UTType.image.preferredMIMEType == nil)
        #expect(UTType.pdf.localizedDescription == "PDF document")
    }

    @Test func conformsThroughAllAncestors() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .content))
        #expect(UTType.png.conforms(to: .png))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.svg.conforms(to: .image) && UTType.svg.conforms(to: .text))
        #expect(UTType.data.isSupertype(of: .swiftSource))
        #expect(!UTType.directory.conforms(to: .data))
    }

    @Test func takesTypesOfApps() throws {
        let recipe = UTType(exportedAs: "org.example.Recipe", conformingTo: .json)
        #expect(recipe.identifier == "org.example.recipe")
        #expect(recipe.conforms(to: .text))
        #expect(recipe.isDeclared && !recipe.isPublic)
        #expect(recipe == UTType(importedAs: "org.example.recipe"))
        #expect(!UTType(importedAs: "org.example.other").isDeclared)
    }

    @Test func isCodedAsItsIdentifier() throws {
        let data = try JSONEncoder().encode([UTType.png, UTType(importedAs: "org.example.x")])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png","org.example.x"]"#)
        let types = try JSONDecoder().decode([UTType].self, from: data)
        #expect(types.map(\.description) == ["public.png", "org.example.x"])
        #expect(types[0].conforms(to: .image))
    }
}
