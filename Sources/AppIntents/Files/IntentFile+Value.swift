public import AppIntentsMetadata
public import Foundation
public import UniformTypeIdentifiers
public import _Localization

extension IntentFile: DisplayRepresentable {
    /// The name of files for people.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }

    /// The file's name, with the symbol of a document.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(verbatim: filename),
            image: DisplayRepresentation.Image(systemName: "doc"))
    }
}

extension IntentFile: _IntentValue, _IndexedPropertyValue, _UnconvertedValue {
    public static func _shape(_ constraints: ValueConstraints, in locale: Locale) -> ValueShape {
        .file(contentTypes: constraints.acceptedMIMETypes)
    }

    public var _data: ParameterValue { .file(reference) }

    /// Takes a file whose bytes are available: the system has checked that its sender may use it.
    public init?(_data data: ParameterValue, _ constraints: ValueConstraints) {
        guard case .file(let reference) = data, let file = IntentFile(reference) else { return nil }
        self = file
    }

    public func _representation(in locale: Locale) -> DisplayRepresentation {
        displayRepresentation
    }

    public func _violation(of constraints: ValueConstraints) -> ValueViolation? {
        FileCheck.problem(reference, accepted: constraints.acceptedTypes).map(ValueViolation.file)
    }
}

extension ValueConstraints {
    /// The accepted types of files; empty if all are.
    package var acceptedTypes: [UTType] {
        contentTypes.map { UTType($0) ?? UTType(importedAs: $0) }
    }

    /// The MIME types with which a browser offers the accepted files; empty for any file.
    package var acceptedMIMETypes: [String] {
        let types = acceptedTypes
        // A type that accepts any file needs no list, nor does one that includes files without a
        // MIME type.
        if types.contains(where: { UTType.data.conforms(to: $0) }) { return [] }
        return types.flatMap(\.mimeTypes)
    }
}

extension UTType {
    /// The MIME types with which a browser offers files of the type, or of its subtypes.
    fileprivate var mimeTypes: [String] {
        switch self {
        case .image: ["image/*"]
        case .audio: ["audio/*"]
        case .movie, .video: ["video/*"]
        case .audiovisualContent: ["audio/*", "video/*"]
        case .text: ["text/*", "application/json", "application/xml", "application/rtf"]
        default: preferredMIMEType.map { [$0] } ?? []
        }
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// Creates a file parameter.
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .contentTypes(supportedContentTypes),
            default: defaultValue)
    }

    /// Creates a file parameter whose choices the app supplies.
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource = "",
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedContentTypes: [UTType] = [UTType.item],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .contentTypes(supportedContentTypes).provider(optionsProvider),
            default: defaultValue)
    }

    /// Creates a file parameter.
    @available(*, deprecated, message: "Use the initializer with a default and content types.")
    @_disfavoredOverload
    public convenience init<Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .contentTypes(supportedTypeIdentifiers),
            default: defaultValue)
    }

    /// Creates a file parameter whose choices the app supplies.
    @available(*, deprecated, message: "Use the initializer with a default and content types.")
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider, Spec: ResolverSpecification>(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String] = ["public.item"],
        requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider,
        @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec =
            _OwnConversions.init
    ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
        self.init(
            .init(title, description, requestValueDialog, inputConnectionBehavior, resolvers())
                .contentTypes(supportedTypeIdentifiers).provider(optionsProvider),
            default: nil)
    }
}
