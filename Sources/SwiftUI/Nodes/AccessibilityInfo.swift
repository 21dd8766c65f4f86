/// The accessibility of an element: its role, name, value and traits, as every renderer tells them.
///
/// It is read off the tree, so that a page's `aria-` attributes, text, speech and a test's person
/// agree.
public struct AccessibilityInfo: Sendable, Hashable {
    /// The kind of element that a person is told of.
    public enum Role: Sendable, Hashable {
        /// Words.
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
        /// How far something has come.
        case progress
        /// A value between two bounds.
        case gauge
        /// Several parts that are read as one.
        case combined
        /// Several parts with a name, read one by one, because a control is among them.
        case group
    }

    /// The way in which the parts of an element are told.
    public enum Children: Sendable, Hashable {
        /// One by one, after the element itself.
        case contained
        /// Not at all: the element's name speaks for them.
        case combined
    }

    /// Facts about an element that are so or not.
    public struct Traits: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// It is a toggle that is on.
        public static let isOn = Traits(rawValue: 1)
        /// It is a control that takes no presses.
        public static let isDisabled = Traits(rawValue: 2)
        /// It is the chosen one of several.
        public static let isSelected = Traits(rawValue: 4)
    }

    /// A number between two bounds.
    public struct Range: Sendable, Hashable {
        /// The present number.
        public var value: Double
        /// The least number.
        public var lowerBound: Double
        /// The greatest number.
        public var upperBound: Double

        /// The place of the number between the bounds, 0…1.
        public var fraction: Double {
            let length = upperBound - lowerBound
            return length > 0 ? ((value - lowerBound) / length).clampedToUnit : 0
        }
    }

    /// The kind of element; `nil` for one of which only the parts are told.
    public var role: Role?
    /// The name; `nil` where the content is the name.
    public var label: String?
    /// The present value in words.
    public var value: String?
    /// The effect of using the element.
    public var hint: String?
    /// A name for tests.
    public var identifier: String?
    /// The text that explains the element under the pointer.
    public var help: String?
    /// Facts that are so or not.
    public var traits: Traits = []
    /// The level of a heading, from 1 for the greatest to 6; `nil` for the usual one.
    public var level: Int?
    /// The numbers of a gauge, or the percentage of known progress.
    public var range: Range?
    /// The way in which the parts are told.
    public var children = Children.contained
    /// True for an element that is passed over, with all that is inside it.
    public var isHidden = false

    /// Returns the name and, behind it, the value, where there is no place for a value of its own.
    ///
    /// `content` is the name of an element without a label.
    package func phrase(content: @autoclosure () -> String) -> String {
        let name = label ?? content()
        guard let value else { return name }
        return name.isEmpty ? value : "\(name), \(value)"
    }
}

extension AccessibilityInfo {
    /// Reads the accessibility of an element off the tree.
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
