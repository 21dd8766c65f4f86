/// A type's names, and the types that it conforms to.
struct TypeDeclaration: Sendable {
    let identifier: String
    let parents: [String]
    /// The file name extensions, the preferred one first.
    let filenameExtensions: [String]
    /// The MIME types, the preferred one first.
    let mimeTypes: [String]
    let name: String?

    private init(
        _ identifier: String, _ parents: [String] = [], _ filenameExtensions: [String] = [],
        _ mimeTypes: [String] = [], _ name: String? = nil
    ) {
        self.identifier = identifier
        self.parents = parents
        self.filenameExtensions = filenameExtensions
        self.mimeTypes = mimeTypes
        self.name = name
    }

    static let byIdentifier = Dictionary(uniqueKeysWithValues: all.map { ($0.identifier, $0) })

    /// The declared types, general ones before their subtypes.
    static let all: [TypeDeclaration] = [
        .init("public.item"),
        .init("public.content"),
        .init("public.composite-content", ["public.content"]),
        .init("public.data", ["public.item"], [], ["application/octet-stream"], "data"),
        .init("public.directory", ["public.item"], [], ["inode/directory"], "folder"),
        .init("public.url", ["public.data"]),
        .init("public.archive", ["public.data"], [], [], "archive"),
        .init("public.executable", ["public.data"]),
        .init("public.text", ["public.data", "public.content"], [], [], "text"),
        .init("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "plain text"),
        .init("public.utf8-plain-text", ["public.plain-text"]),
        .init(
            "net.daringfireball.markdown", ["public.plain-text"], ["md", "markdown"],
            ["text/markdown"], "Markdown text"),
        .init("public.delimited-values-text", ["public.plain-text"]),
        .init(
            "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"],
            ["text/csv", "text/comma-separated-values"], "comma-separated values"),
        .init(
            "public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"],
            ["text/tab-separated-values"], "tab-separated values"),
        .init(
            "public.rtf", ["public.text"], ["rtf"], ["application/rtf", "text/rtf"], "rich text"),
        .init(
            "public.html", ["public.text"], ["html", "htm", "shtml"], ["text/html"], "HTML text"),
        .init("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text"),
        .init(
            "public.yaml", ["public.text"], ["yml", "yaml"],
            ["application/yaml", "application/x-yaml", "text/yaml"], "YAML document"),
        .init("public.json", ["public.text"], ["json"], ["application/json"], "JSON document"),
        .init("com.apple.property-list", ["public.data"], ["plist"], [], "property list"),
        .init("public.log", ["public.plain-text"], ["log"], [], "log file"),
        .init("public.source-code", ["public.plain-text"], [], [], "source code"),
        .init("public.css", ["public.source-code"], ["css"], ["text/css"], "style sheet"),
        .init("public.swift-source", ["public.source-code"], ["swift"], [], "Swift source code"),
        .init("public.c-source", ["public.source-code"], ["c"], [], "C source code"),
        .init("public.script", ["public.source-code"], [], [], "script"),
        .init(
            "com.netscape.javascript-source", ["public.source-code", "public.executable"],
            ["js", "mjs"], ["text/javascript", "application/javascript"], "JavaScript"),
        .init(
            "public.shell-script", ["public.script"], ["sh"], ["application/x-sh"], "shell script"),
        .init(
            "public.python-script", ["public.script"], ["py"],
            ["text/x-python", "text/x-python-script"], "Python script"),
        .init("public.image", ["public.data", "public.content"], [], [], "image"),
        .init(
            "public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"],
            "JPEG image"),
        .init("public.png", ["public.image"], ["png"], ["image/png"], "PNG image"),
        .init("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image"),
        .init("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image"),
        .init(
            "com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp", "image/x-ms-bmp"],
            "BMP image"),
        .init(
            "com.microsoft.ico", ["public.image"], ["ico"],
            ["image/vnd.microsoft.icon", "image/x-icon"], "icon"),
        .init(
            "public.svg-image", ["public.image", "public.xml"], ["svg"], ["image/svg+xml"],
            "SVG image"),
        .init("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image"),
        .init("public.heif", ["public.image"], ["heif"], ["image/heif"], "HEIF image"),
        .init("public.heic", ["public.heif"], ["heic"], ["image/heic"], "HEIC image"),
        .init("public.audiovisual-content", ["public.data", "public.content"]),
        .init("public.movie", ["public.audiovisual-content"], [], [], "film"),
        .init("public.video", ["public.movie"], [], [], "film without sound"),
        .init("public.audio", ["public.audiovisual-content"], [], [], "sound"),
        .init(
            "com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"],
            "QuickTime film"),
        .init("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"], "MPEG film"),
        .init("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], "MPEG-4 film"),
        .init(
            "public.avi", ["public.movie"], ["avi"], ["video/x-msvideo", "video/avi"], "AVI film"),
        .init("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"], "MP3 sound"),
        .init(
            "public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4", "audio/x-m4a"],
            "MPEG-4 sound"),
        .init(
            "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave"],
            ["audio/vnd.wave", "audio/wav", "audio/x-wav"], "WAV sound"),
        .init(
            "public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff", "audio/x-aiff"],
            "AIFF sound"),
        .init(
            "public.midi-audio", ["public.audio"], ["mid", "midi"], ["audio/midi", "audio/mid"],
            "MIDI sound"),
        .init(
            "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"],
            ["application/pdf"], "PDF document"),
        .init(
            "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"],
            ["application/epub+zip"], "EPUB book"),
        .init("public.presentation", ["public.composite-content"], [], [], "presentation"),
        .init("public.spreadsheet", ["public.content"], [], [], "spreadsheet"),
        .init(
            "com.microsoft.word.doc", ["public.data", "public.composite-content"], ["doc"],
            ["application/msword"], "Word document"),
        .init(
            "org.openxmlformats.wordprocessingml.document",
            ["public.data", "public.composite-content"], ["docx"],
            ["application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
            "Word document"),
        .init(
            "org.oasis-open.opendocument.text", ["public.data", "public.composite-content"],
            ["odt"], ["application/vnd.oasis.opendocument.text"], "OpenDocument text"),
        .init(
            "com.microsoft.excel.xls", ["public.data", "public.spreadsheet"], ["xls"],
            ["application/vnd.ms-excel"], "Excel spreadsheet"),
        .init(
            "org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"],
            ["xlsx"], ["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
            "Excel spreadsheet"),
        .init(
            "org.oasis-open.opendocument.spreadsheet", ["public.data", "public.spreadsheet"],
            ["ods"], ["application/vnd.oasis.opendocument.spreadsheet"],
            "OpenDocument spreadsheet"),
        .init(
            "com.microsoft.powerpoint.ppt", ["public.data", "public.presentation"], ["ppt"],
            ["application/vnd.ms-powerpoint"], "PowerPoint presentation"),
        .init(
            "org.openxmlformats.presentationml.presentation",
            ["public.data", "public.presentation"], ["pptx"],
            ["application/vnd.openxmlformats-officedocument.presentationml.presentation"],
            "PowerPoint presentation"),
        .init(
            "org.oasis-open.opendocument.presentation", ["public.data", "public.presentation"],
            ["odp"], ["application/vnd.oasis.opendocument.presentation"],
            "OpenDocument presentation"),
        .init(
            "public.zip-archive", ["public.archive"], ["zip"],
            ["application/zip", "application/x-zip-compressed"], "ZIP archive"),
        .init(
            "org.gnu.gnu-zip-archive", ["public.archive"], ["gz", "gzip"],
            ["application/gzip", "application/x-gzip"], "gzip archive"),
        .init(
            "public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"],
            "bzip2 archive"),
        .init("public.database", ["public.data"], [], [], "database"),
        .init("public.font", ["public.data"], [], [], "font"),
        .init("public.contact", [], [], [], "contact"),
        .init(
            "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"],
            ["text/vcard", "text/directory", "text/x-vcard"], "vCard"),
        .init("public.calendar-event", [], [], [], "calendar event"),
    ]
}
