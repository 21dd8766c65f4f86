/// The accessibility of an element: its role, name, value and traits, the same in every renderer.
///
/// It is read from the tree, so that a page's `aria-` attributes, text, speech and tests agree.
public struct AccessibilityInfo: Sendable, Hashable {
    /// The kind of an element, as assistive technology presents it.
    public enum Role: Sendable, Hashable {
        /// Text.
        case text
        /// A picture, or a symbol.
        case image
        /// The heading of what follows.
        case heading
        /// A control that performs an intent.
        case button
        /// A control that is on or off.
        case toggle
        /// A control that opens an address.
        case link
        /// Progress of a task.
        case progress
        /// A value between two bounds.
        case gauge
        /// Several parts that are read as one.
        case combined
        /// Several parts with a name, read one by one, because a control is among them.
        case group
    }

    /// The way in which the parts of an element are read.
    public enum Children: Sendable, Hashable {
        /// One by one, after the element itself.
        case contained
        /// Not at all: the element's name covers them.
        case combined
    }

    /// Boolean properties of an element.
    public struct Traits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The element is a toggle that is on.
        public static let isOn = Traits(rawValue: 1)
        /// The element is a control that can't be pressed.
        public static let isDisabled = Traits(rawValue: 2)
        /// The element is the selected one of several.
        public static let isSelected = Traits(rawValue: 4)
    }

    /// A number between two bounds.
    public struct Range: Sendable, Hashable {
        /// The current number.
        public var value: Double
        /// The smallest number.
        public var lowerBound: Double
        /// The largest number.
        public var upperBound: Double

        /// The position of the number between the bounds, 0…1.
        public var fraction: Double {
            let length = upperBound - lowerBound
            return length > 0 ? ((value - lowerBound) / length).clampedToUnit : 0
        }
    }

    /// The kind of element; `nil` if only its parts are read.
    public var role: Role?
    /// The name; `nil` if the content is the name.
    public var label: String?
    /// The current value in words.
    public var value: String?
    /// The effect of using the element.
    public var hint: String?
    /// A name for tests.
    public var identifier: String?
    /// The entity that the element shows, for assistants.
    public var entity: String?
    /// The text that the pointer shows over the element.
    public var help: String?
    /// Boolean properties of the element.
    public var traits: Traits = []
    /// The level of a heading, from 1 for the highest to 6; `nil` for the default.
    public var level: Int?
    /// The numbers of a gauge, or the percentage of known progress.
    public var range: Range?
    /// The way in which the parts are read.
    public var children = Children.contained
    /// True for an element that is skipped, with everything inside it.
    public var isHidden = false

    /// Returns the name followed by the value, for renderers without a separate place for a value.
    ///
    /// `content` is the name of an element without a label.
    package func phrase(content: @autoclosure () -> String) -> String {
        let name = label ?? content()
        guard let value else { return name }
        return name.isEmpty ? value : "\(name), \(value)"
    }
}

extension AccessibilityInfo {
    /// Reads the accessibility of an element from the tree.
    package init(_ node: ViewNode) {
        var isCombined = false
        var isHeader = false
        for attribute in node.attributes {
            switch attribute {
            case .accessibilityLabel(let text): label = text
            case .accessibilityValue(let text): value = text
            case .accessibilityHint(let text): hint = text
            case .accessibilityHidden: isHidden = true
            case .accessibilityCombined: isCombined = true
            case .accessibilityHeader: isHeader = true
            case .accessibilityIdentifier(let text): identifier = text
            case .help(let text): help = text
            case .accessibilitySelected: traits.insert(.isSelected)
            case .accessibilityLevel(let number): level = number
            case .entity(let identifier): entity = identifier
            default: continue
            }
        }
        switch node.kind {
        case .image(let image):
            role = .image
            label = label ?? image.label
        case .button(let button):
            role = .button
            if button.isDisabled { traits.insert(.isDisabled) }
            label = label ?? node.nameFromSymbol
        case .toggle(let toggle):
            role = .toggle
            if toggle.isOn { traits.insert(.isOn) }
            if toggle.isDisabled { traits.insert(.isDisabled) }
            label = label ?? node.nameFromSymbol
        case .link:
            role = .link
            label = label ?? node.nameFromSymbol
        case .progress(let progress):
            role = .progress
            label = label ?? progress.label ?? node.children.accessibleName
            value = value ?? progress.currentValueLabel
            range = progress.fraction.map {
                Range(value: ($0.clampedToUnit * 100).rounded(), lowerBound: 0, upperBound: 100)
            }
        case .gauge(let gauge):
            role = .gauge
            label = label ?? gauge.label ?? node.children.accessibleName
            value = value ?? gauge.currentValueLabel
            range = Range(
                value: gauge.value, lowerBound: gauge.lowerBound, upperBound: gauge.upperBound)
        case .text, .stack, .spacer, .divider, .drawing, .box, .label:
            if label != nil || value != nil || isCombined {
                children = node.containsControl ? .contained : .combined
                role = isHeader ? .heading : children == .combined ? .combined : .group
                label = label ?? [node].accessibleName
            } else if isHeader {
                role = .heading
            } else if case .text = node.kind {
                role = .text
            }
        }
    }
}

extension ViewNode {
    /// The accessibility of the element.
    public var accessibility: AccessibilityInfo { AccessibilityInfo(self) }
}

extension Double {
    /// The number itself within 0…1.
    package var clampedToUnit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
