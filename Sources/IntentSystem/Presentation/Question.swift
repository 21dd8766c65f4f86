public import AppIntentsMetadata
package import Foundation
import _Localization

/// A request of a suspended run: for missing values, a choice, or a confirmation.
///
/// There is one type for all of them, so that a tap, the keyboard, voice and an assistant's
/// elicitation answer the same object.
public struct Question: Sendable, Hashable {
    /// The number of the question; an answer names it, and an answered question is never asked again.
    public var id: Int

    /// The request, with everything that a person needs to answer it.
    public var kind: Kind

    /// The label of the button that ends the run without an answer.
    public var cancelLabel: String

    /// Returns the default label of the button that ends the run without an answer.
    package static func cancelLabel(in locale: Locale) -> String {
        LocalizedStringResource(system: "Cancel").text(in: locale)
    }

    /// The layout of a form that offers all parameters; `nil` for one field below the other.
    public var layout: FormLayout?

    /// Words that answer the question, or the first of its fields that `fieldsToTell` names, for a person who only
    /// hears it.
    public var examples: [String] = []

    /// The fields that a person who answers with words is asked for, one after the other: those with a mistake,
    /// and those without a value that is needed.
    ///
    /// A form in which nothing is missing is asked for as a whole.
    package var fieldsToTell: [Field] {
        guard case .values(let all) = kind else { return [] }
        let missing = all.filter { field in
            field.error != nil || field.value?.isNull ?? true && !field.parameter.isOptional
        }
        return missing.isEmpty ? all : missing
    }

    /// Creates a question.
    public init(id: Int, kind: Kind, cancelLabel: String = "Cancel", layout: FormLayout? = nil) {
        self.id = id
        self.kind = kind
        self.cancelLabel = cancelLabel
        self.layout = layout
    }

    /// The kinds of requests, by the answer that a person gives.
    public enum Kind: Sendable, Hashable {
        /// Values of parameters, in declaration order.
        case values([Field])
        /// One of a list; no option means cancelling, which has a button (REQ-1).
        case choice([Option])
        /// Yes or no to the card's contents.
        case confirmation(Confirmation)
    }

    /// A parameter that needs a value.
    public struct Field: Sendable, Codable, Hashable {
        /// The parameter as data: its name, title, type and limits.
        public var parameter: ParameterMetadata
        /// The choices, if the type or the app provides them: all, or the app's suggestions.
        public var options: [Option]?
        /// `SystemSession.options(…)` finds further choices by text.
        public var isSearchable: Bool
        /// The value given so far.
        public var value: ParameterValue?
        /// The reason why the given value is unusable, in the person's words.
        public var error: String?
        /// The MIME types of the files that may be uploaded for an entity that is a file, empty for
        /// any file; `nil` for other fields.
        public var fileTypes: [String]?

        /// Creates a field.
        public init(
            parameter: ParameterMetadata, options: [Option]? = nil, isSearchable: Bool = false,
            value: ParameterValue? = nil, error: String? = nil
        ) {
            self.parameter = parameter
            self.options = options
            self.isSearchable = isSearchable
            self.value = value
            self.error = error
            fileTypes = parameter.takesFileEntities ? parameter.fileTypes : nil
        }
    }

    /// The words above the options of one section.
    public struct Heading: Sendable, Codable, Hashable {
        /// The first line of the heading.
        public var title: String
        /// A second line under the title, if any.
        public var subtitle: String?
        /// The name of the heading's symbol, if it has one.
        public var systemImageName: String?
        /// The name of the app's picture of the section, if it has one.
        public var imageName: String?
        /// The picture of the section, if it is no resource of the app.
        public var picture: Picture?

        /// Creates a heading.
        public init(
            title: String, subtitle: String? = nil, systemImageName: String? = nil,
            imageName: String? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.systemImageName = systemImageName
            self.imageName = imageName
        }
    }

    /// One option of a list.
    public struct Option: Sendable, Codable, Hashable {
        /// The appearance of an option.
        public enum Style: String, Sendable, Codable, Hashable {
            /// The usual appearance.
            case standard
            /// The appearance of a destructive option.
            case destructive
        }

        /// The first line of the option.
        public var title: String
        /// A second line under the title, if any.
        public var subtitle: String?
        /// The name of the option's symbol, if it has one.
        public var systemImageName: String?
        /// The name of the app's picture of the option, if it has one.
        public var imageName: String?
        /// The picture of the option, if it is no resource of the app.
        public var picture: Picture?
        /// The style of the picture; `nil` for the usual one.
        public var pictureStyle: PictureStyle?
        /// The heading of the option, shared with its neighbors that have the same one.
        public var section: Heading?
        /// Other names of the option, for searching.
        package var synonyms: [String] = []
        /// The appearance of the option.
        public var style: Style
        /// The value of the parameter if the option is picked.
        public var value: ParameterValue

        /// Creates an option.
        public init(
            title: String, subtitle: String? = nil, systemImageName: String? = nil,
            imageName: String? = nil, section: Heading? = nil, style: Style = .standard,
            value: ParameterValue = .null
        ) {
            self.title = title
            self.subtitle = subtitle
            self.systemImageName = systemImageName
            self.imageName = imageName
            self.section = section
            self.style = style
            self.value = value
        }

        // Only the search needs the other names; a surface doesn't.
        private enum CodingKeys: String, CodingKey {
            case title, subtitle, systemImageName, imageName, picture, pictureStyle, section, style,
                value
        }
    }

    /// The words of a confirmation.
    public struct Confirmation: Sendable, Codable, Hashable {
        /// The label of the button for yes.
        public var acceptLabel: String
        /// The label of the button for no.
        public var denyLabel: String
        /// Further words that mean yes, for voice.
        public var acceptAlternatives: [String]
        /// Further words that mean no, for voice.
        public var denyAlternatives: [String]
        /// Confirming destroys something; the surface should make this visible.
        public var isDestructive: Bool

        /// Creates a confirmation.
        public init(
            acceptLabel: String, denyLabel: String, acceptAlternatives: [String] = [],
            denyAlternatives: [String] = [], isDestructive: Bool = false
        ) {
            self.acceptLabel = acceptLabel
            self.denyLabel = denyLabel
            self.acceptAlternatives = acceptAlternatives
            self.denyAlternatives = denyAlternatives
            self.isDestructive = isDestructive
        }
    }
}
