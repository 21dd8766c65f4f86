// The declared types by their names in source.
extension UTType {
    private static func known(_ identifier: String) -> UTType {
        UTType(identifier) ?? UTType(importedAs: identifier)
    }

    /// Anything with a file or a folder.
    public static var item: UTType { known("public.item") }
    /// Anything with content for people.
    public static var content: UTType { known("public.content") }
    /// Content that combines pictures, text and more.
    public static var compositeContent: UTType { known("public.composite-content") }
    /// Bytes of any kind.
    public static var data: UTType { known("public.data") }
    /// A folder.
    public static var directory: UTType { known("public.directory") }
    /// The address of a resource.
    public static var url: UTType { known("public.url") }
    /// An archive.
    public static var archive: UTType { known("public.archive") }
    /// A program.
    public static var executable: UTType { known("public.executable") }
    /// Text.
    public static var text: UTType { known("public.text") }
    /// Plain text.
    public static var plainText: UTType { known("public.plain-text") }
    /// Plain text in UTF-8.
    public static var utf8PlainText: UTType { known("public.utf8-plain-text") }
    /// Text with values between delimiters.
    public static var delimitedText: UTType { known("public.delimited-values-text") }
    /// Comma-separated values.
    public static var commaSeparatedText: UTType { known("public.comma-separated-values-text") }
    /// Tab-separated values.
    public static var tabSeparatedText: UTType { known("public.tab-separated-values-text") }
    /// Rich text.
    public static var rtf: UTType { known("public.rtf") }
    /// HTML text.
    public static var html: UTType { known("public.html") }
    /// XML text.
    public static var xml: UTType { known("public.xml") }
    /// A YAML document.
    public static var yaml: UTType { known("public.yaml") }
    /// A JSON document.
    public static var json: UTType { known("public.json") }
    /// A property list.
    public static var propertyList: UTType { known("com.apple.property-list") }
    /// A log file.
    public static var log: UTType { known("public.log") }
    /// Source code.
    public static var sourceCode: UTType { known("public.source-code") }
    /// A style sheet.
    public static var css: UTType { known("public.css") }
    /// Swift source code.
    public static var swiftSource: UTType { known("public.swift-source") }
    /// C source code.
    public static var cSource: UTType { known("public.c-source") }
    /// A script.
    public static var script: UTType { known("public.script") }
    /// JavaScript.
    public static var javaScript: UTType { known("com.netscape.javascript-source") }
    /// A shell script.
    public static var shellScript: UTType { known("public.shell-script") }
    /// A Python script.
    public static var pythonScript: UTType { known("public.python-script") }
    /// An image.
    public static var image: UTType { known("public.image") }
    /// A JPEG image.
    public static var jpeg: UTType { known("public.jpeg") }
    /// A PNG image.
    public static var png: UTType { known("public.png") }
    /// A GIF image.
    public static var gif: UTType { known("com.compuserve.gif") }
    /// A TIFF image.
    public static var tiff: UTType { known("public.tiff") }
    /// A BMP image.
    public static var bmp: UTType { known("com.microsoft.bmp") }
    /// An icon.
    public static var ico: UTType { known("com.microsoft.ico") }
    /// An SVG image.
    public static var svg: UTType { known("public.svg-image") }
    /// A WebP image.
    public static var webP: UTType { known("org.webmproject.webp") }
    /// A HEIF image.
    public static var heif: UTType { known("public.heif") }
    /// A HEIC image.
    public static var heic: UTType { known("public.heic") }
    /// Sound or film.
    public static var audiovisualContent: UTType { known("public.audiovisual-content") }
    /// A film.
    public static var movie: UTType { known("public.movie") }
    /// Film without sound.
    public static var video: UTType { known("public.video") }
    /// Sound.
    public static var audio: UTType { known("public.audio") }
    /// A QuickTime film.
    public static var quickTimeMovie: UTType { known("com.apple.quicktime-movie") }
    /// An MPEG film.
    public static var mpeg: UTType { known("public.mpeg") }
    /// An MPEG-4 film.
    public static var mpeg4Movie: UTType { known("public.mpeg-4") }
    /// An AVI film.
    public static var avi: UTType { known("public.avi") }
    /// MP3 sound.
    public static var mp3: UTType { known("public.mp3") }
    /// MPEG-4 sound.
    public static var mpeg4Audio: UTType { known("public.mpeg-4-audio") }
    /// WAV sound.
    public static var wav: UTType { known("com.microsoft.waveform-audio") }
    /// AIFF sound.
    public static var aiff: UTType { known("public.aiff-audio") }
    /// MIDI sound.
    public static var midi: UTType { known("public.midi-audio") }
    /// A PDF document.
    public static var pdf: UTType { known("com.adobe.pdf") }
    /// An EPUB book.
    public static var epub: UTType { known("org.idpf.epub-container") }
    /// A presentation.
    public static var presentation: UTType { known("public.presentation") }
    /// A spreadsheet.
    public static var spreadsheet: UTType { known("public.spreadsheet") }
    /// A ZIP archive.
    public static var zip: UTType { known("public.zip-archive") }
    /// A gzip archive.
    public static var gzip: UTType { known("org.gnu.gnu-zip-archive") }
    /// A bzip2 archive.
    public static var bz2: UTType { known("public.bzip2-archive") }
    /// A database.
    public static var database: UTType { known("public.database") }
    /// A font.
    public static var font: UTType { known("public.font") }
    /// A contact.
    public static var contact: UTType { known("public.contact") }
    /// A vCard.
    public static var vCard: UTType { known("public.vcard") }
    /// A calendar event.
    public static var calendarEvent: UTType { known("public.calendar-event") }
}
