import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@Suite struct SchemaMacroTests {
    private struct Expansion {
        let text: String
        let messages: [String]
        let fixes: [String]
        let severities: [DiagnosticSeverity]
    }

    private func expansion(_ source: String) -> Expansion {
        let tree = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [tree: .init(moduleName: "Tests", fullFilePath: "Tests.swift")])
        func spec(_ type: any Macro.Type, _ conformances: [String]) -> MacroSpec {
            MacroSpec(
                type: type,
                conformances: conformances.map {
                    TypeSyntax(IdentifierTypeSyntax(name: .identifier($0)))
                })
        }
        let expanded = tree.expand(
            macroSpecs: [
                "AppIntent": spec(
                    IntentSchemaMacro.self,
                    ["AppIntent", "AssistantSchemaIntent", "OpenIntent", "DeleteIntent"]),
                "AppEntity": spec(
                    EntitySchemaMacro.self, ["AppEntity", "AssistantSchemaEntity", "FileEntity"]),
                "AppEnum": spec(EnumSchemaMacro.self, ["AppEnum", "AssistantSchemaEnum"]),
                "AssistantIntent": spec(
                    IntentSchemaMacro.self,
                    ["AssistantSchemaIntent", "ShowInAppSearchResultsIntent"]),
            ],
            contextGenerator: {
                BasicMacroExpansionContext(
                    sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            },
            indentationWidth: .spaces(4))
        let fixes = context.diagnostics.flatMap(\.fixIts).map { fix in
            var fixed = source
            for case .replace(let old, let new) in fix.changes {
                fixed = fixed.replacing(old.trimmedDescription, with: new.trimmedDescription)
            }
            return "\(fix.message.message):\n\(fixed)"
        }
        return Expansion(
            text: String(expanded.description.drop(while: \.isNewline)),
            messages: context.diagnostics.map(\.message),
            fixes: fixes,
            severities: context.diagnostics.map(\.diagMessage.severity))
    }

    @Test(
        "An intent's properties become parameters; it gets its conformances and the schema's name")
    func intent() {
        let result = expansion(
            """
            @AppIntent(schema: .photos.openAsset)
            public struct OpenPhoto {
                var target: Photo
                @Dependency var library: Library
                static var count: Int
                var isLarge: Bool { true }
            }
            """)
        #expect(
            result.text == """
                public struct OpenPhoto {
                    @AppIntents.IntentParameter()
                    var target: Photo
                    @Dependency var library: Library
                    static var count: Int
                    var isLarge: Bool { true }
                }

                extension OpenPhoto: AppIntents.AppIntent, AppIntents.OpenIntent, AppIntents.AssistantSchemaIntent {
                    public static var __appSchemaIntent: Swift.String {
                        "photos.openAsset"
                    }
                }
                """)
        #expect(result.messages == [])
    }

    @Test(
        "An entity's properties apart from its identifier become properties that the system reads")
    func entity() {
        let result = expansion(
            """
            @AppEntity(schema: .browser.bookmark)
            struct Bookmark {
                let id: UUID
                var name: String
                var url: URL
            }
            """)
        #expect(
            result.text == """
                struct Bookmark {
                    let id: UUID
                    @AppIntents.EntityProperty()
                    var name: String
                    @AppIntents.EntityProperty()
                    var url: URL
                }

                extension Bookmark: AppIntents.AppEntity, AppIntents.AssistantSchemaEntity {
                    static var __appSchemaEntity: Swift.String {
                        "browser.bookmark"
                    }
                }
                """)
        #expect(result.messages == [])
    }

    @Test("An enumeration follows a schema; the older names write the older member")
    func others() {
        let enumeration = expansion(
            """
            @AppEnum(schema: .photos.albumType)
            enum Kind: String {
                case custom
            }
            """)
        #expect(
            enumeration.text == """
                enum Kind: String {
                    case custom
                }

                extension Kind: AppIntents.AppEnum, AppIntents.AssistantSchemaEnum {
                    static var __appSchemaEnum: Swift.String {
                        "photos.albumType"
                    }
                }
                """)
        let search = expansion(
            """
            @AssistantIntent(schema: .system.search)
            struct Find: AppIntent {
                @Parameter var criteria: StringSearchCriteria
            }
            """)
        #expect(
            search.text == """
                struct Find: AppIntent {
                    @Parameter var criteria: StringSearchCriteria
                }

                extension Find: AppIntents.ShowInAppSearchResultsIntent, AppIntents.AssistantSchemaIntent {
                    static var __assistantSchemaIntent: Swift.String {
                        "system.search"
                    }
                }
                """)
        #expect(enumeration.messages + search.messages == [])
    }

    @Test("Members that are missing are named together, and added by the fix")
    func missing() {
        let result = expansion(
            """
            @AppIntent(schema: .browser.bookmarkTab)
            struct BookmarkTab {
                func perform() {}
            }
            """)
        #expect(
            result.messages == [
                "The schema 'browser.bookmarkTab' asks for 'var name: String?', 'var tab: <#Type#>'."
            ])
        #expect(
            result.fixes == [
                """
                Add what is missing:
                @AppIntent(schema: .browser.bookmarkTab)
                struct BookmarkTab {
                    var name: String?
                    var tab: <#Type#>
                    func perform() {}
                }
                """
            ])
    }

    @Test("A member of another type is an error at its type, with the type in the fix")
    func mistyped() {
        let result = expansion(
            """
            @AppEntity(schema: .browser.tab)
            struct Tab {
                let id: UUID
                var url: URL
                var name: Swift.String
                var isPrivate: Bool
            }
            """)
        #expect(
            result.messages == [
                "The schema 'browser.tab' asks for 'url' to be of type 'URL?'."
            ])
        #expect(
            result.fixes == [
                """
                Change the type to 'URL?':
                @AppEntity(schema: .browser.tab)
                struct Tab {
                    let id: UUID
                    var url: URL?
                    var name: Swift.String
                    var isPrivate: Bool
                }
                """
            ])
    }

    @Test(
        "A type of the app's own may have any name, in a list or not as the schema says",
        arguments: [
            ("var assets: [Photo]\nvar album: Album", []),
            ("var assets: Array<Photo>\nvar album: Mine.Album", []),
            (
                "var assets: [Photo]?\nvar album: Album",
                ["The schema 'photos.addAssetsToAlbum' asks for 'assets' to be of type '[Photo]'."]
            ),
            (
                "var assets: [Photo]\nvar album: [Album]",
                ["The schema 'photos.addAssetsToAlbum' asks for 'album' to be of type 'Album'."]
            ),
        ] as [(String, [String])])
    func ownTypes(_ members: String, _ messages: [String]) {
        let source = "@AppIntent(schema: .photos.addAssetsToAlbum) struct Add {\n\(members)\n}"
        #expect(expansion(source).messages == messages)
    }

    @Test(
        "A set is asked for as a set",
        arguments: [
            ("var audioEntity: Track\nvar playbackAttributes: Set<Mode>", []),
            (
                "var audioEntity: Track\nvar playbackAttributes: [Mode]",
                [
                    "The schema 'audio.warmupAudioQueue' asks for 'playbackAttributes' to be of type 'Set<Mode>'."
                ]
            ),
            (
                "var audioEntity: Set<Track>\nvar playbackAttributes: Set<Mode>?",
                [
                    "The schema 'audio.warmupAudioQueue' asks for 'audioEntity' to be of type 'Track'.",
                    "The schema 'audio.warmupAudioQueue' asks for 'playbackAttributes' to be of type 'Set<Mode>'.",
                ]
            ),
            (
                "var audioEntity: Track",
                [
                    "The schema 'audio.warmupAudioQueue' asks for 'var playbackAttributes: Set<<#Type#>>'."
                ]
            ),
        ] as [(String, [String])])
    func sets(_ members: String, _ messages: [String]) {
        let source = "@AppIntent(schema: .audio.warmupAudioQueue) struct Warm {\n\(members)\n}"
        #expect(expansion(source).messages == messages)
    }

    @Test(
        "A set, optional or not, has elements of the type that the schema names",
        arguments: [
            ("Set<String>?", []), ("Optional<Set<Swift.String>>", []),
            (
                "Set<Tag>?",
                [
                    "The schema 'reminders.updateReminder' asks for 'tags' to be of type 'Set<String>?'."
                ]
            ),
        ] as [(String, [String])])
    func setElements(_ type: String, _ messages: [String]) {
        let source = """
            @AppIntent(schema: .reminders.updateReminder)
            struct Change {
                var target: Errand
                var title: String?
                var note: AttributedString?
                var images: [IntentFile]?
                var subtasks: [Errand]?
                var tags: \(type)
                var urls: [URL]?
                var dueDate: DateComponents?
                var recurrence: Foundation.Calendar.RecurrenceRule?
                var isCompleted: Bool?
                var isFlagged: Bool?
                var list: Inbox?
                var section: Part?
                var locationTrigger: Trigger?
            }
            """
        #expect(expansion(source).messages == messages)
    }

    @Test("Cases that the schema has too are a warning, and added by the fix")
    func cases() {
        let result = expansion(
            """
            @AppEnum(schema: .audio.playbackAttributes)
            enum Mode: String {
                case shuffle
            }
            """)
        #expect(
            result.messages == ["The schema 'audio.playbackAttributes' has 'case `repeat`' too."])
        #expect(result.severities == [.warning])
        #expect(
            result.fixes == [
                """
                Add what is missing:
                @AppEnum(schema: .audio.playbackAttributes)
                enum Mode: String {
                    case `repeat`
                    case shuffle
                }
                """
            ])
    }

    @Test("An enumeration may have more cases, and what a schema asks for is an error")
    func severities() {
        let more = expansion(
            "@AppEnum(schema: .audio.playbackAttributes) enum Mode { case slow, `repeat`, shuffle }"
        )
        #expect(more.messages == [])
        let lacking = expansion("@AppIntent(schema: .photos.createAlbum) struct Make {}")
        #expect(lacking.severities == [.error])
    }

    @Test(
        "What names no schema is an error with the cure",
        arguments: [
            (
                "@AppIntent(schema: .photos.wash) struct I {}",
                "There is no schema 'photos.wash'. Choose one that completion offers after the dot."
            ),
            (
                "@AppIntent(schema: schema) struct I {}",
                "A schema is written with its domain. Write 'schema: .domain.name', as in 'schema: .photos.createAlbum'."
            ),
            (
                "@AppEnum(schema: .photos.albumType) struct I {}",
                "Only an enumeration can have this attribute."
            ),
        ])
    func unknown(_ source: String, _ message: String) {
        #expect(expansion(source).messages == [message])
    }
}
