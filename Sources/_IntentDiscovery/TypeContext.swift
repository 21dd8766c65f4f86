import CIntentDiscovery

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The location of a type's declaration, read from the chain of context descriptors around it.
struct TypeContext: Hashable {
    var module = ""
    /// The names of the types around the declaration and its own, outermost first.
    var names: [String] = []
    /// The chain contains a private or local context.
    var isHidden = false
    /// The mangled name of the innermost hidden context, in builds that keep it.
    var hiddenName: String?

    /// Reads the chain that starts at a type's descriptor; `nil` if any part of it is invalid.
    init?(ofTypeAt descriptor: UInt, in memory: LoadedMemory) {
        var context = descriptor
        // A chain of real declarations is short; a damaged one might be circular.
        for _ in 0..<64 {
            guard let flags = memory.read(UInt32.self, at: context) else { return nil }
            switch ContextKind(rawValue: flags & 0x1F) {
            case .module:
                guard let name = memory.name(ofContextAt: context), !names.isEmpty else {
                    return nil
                }
                module = name
                names.reverse()
                return
            case .structure, .class, .enumeration, .protocol:
                guard let name = memory.name(ofContextAt: context) else { return nil }
                names.append(name)
            case .extension:
                guard let extended = memory.names(ofTypeExtendedAt: context) else { return nil }
                names.append(contentsOf: extended.reversed())
            case .anonymous:
                if !isHidden, flags & ContextKind.hasMangledName != 0 {
                    hiddenName = memory.name(ofContextAt: context)
                }
                isHidden = true
            case .opaqueType:
                break
            case nil:
                return nil
            }
            guard let parent = memory.target(ofIndirectableReferenceAt: context + 4) else {
                return nil
            }
            context = parent
        }
        return nil
    }
}

/// The kinds of context descriptor, the low five bits of the descriptor's flags.
enum ContextKind: UInt32 {
    case module = 0
    case `extension` = 1
    case anonymous = 2
    case `protocol` = 3
    case opaqueType = 4
    case `class` = 16
    case structure = 17
    case enumeration = 18

    /// A flag of a context: the type, or one around it, has generic parameters.
    static let isGeneric: UInt32 = 0x80
    /// A flag of a context: the type may not be copied or may not escape.
    static let hasInvertibleProtocols: UInt32 = 0x20
    /// A flag of an anonymous context: a mangled name follows.
    static let hasMangledName: UInt32 = 0x1_0000
}

extension LoadedMemory {
    /// Returns the name of a module, of a type, or of an anonymous context, which is at the same
    /// offset in each.
    fileprivate func name(ofContextAt address: UInt) -> String? {
        guard let place = target(ofRelativeReferenceAt: address + 8) else { return nil }
        return string(at: place)
    }

    /// Returns the names of the type that an extension extends, outermost first, without its
    /// module.
    fileprivate func names(ofTypeExtendedAt address: UInt) -> [String]? {
        guard let place = target(ofRelativeReferenceAt: address + 8),
            let first = read(UInt8.self, at: place)
        else { return nil }
        switch first {
        case 1:  // A reference to the type's descriptor.
            guard let descriptor = target(ofRelativeReferenceAt: place + 1) else { return nil }
            return names(ofExtendedTypeAt: descriptor)
        case 2:  // A reference to a place that holds the descriptor's address.
            guard let indirect = target(ofRelativeReferenceAt: place + 1),
                let descriptor = pointer(at: indirect)
            else { return nil }
            return names(ofExtendedTypeAt: descriptor)
        default:
            guard let mangled = string(at: place), let text = demangle("$s" + mangled) else {
                return nil
            }
            // "Swift.Array<Swift.Int>": the arguments are not part of the name.
            return Array(text.prefix { $0 != "<" }.split(separator: ".").dropFirst())
                .map(String.init)
        }
    }

    private func names(ofExtendedTypeAt descriptor: UInt) -> [String]? {
        var names: [String] = []
        var context = descriptor
        for _ in 0..<64 {
            guard let flags = read(UInt32.self, at: context) else { return nil }
            switch ContextKind(rawValue: flags & 0x1F) {
            case .module: return names.reversed()
            case .structure, .class, .enumeration, .protocol:
                guard let name = name(ofContextAt: context) else { return nil }
                names.append(name)
            case .extension, .anonymous, .opaqueType: break
            case nil: return nil
            }
            guard let parent = target(ofIndirectableReferenceAt: context + 4) else { return nil }
            context = parent
        }
        return nil
    }
}

/// Returns the readable form of a mangled name, or `nil` if it isn't one.
func demangle(_ mangled: String) -> String? {
    let length = mangled.utf8.count
    guard
        let text = mangled.withCString({ intent_discovery_demangle($0, length) })
    else { return nil }
    defer { free(text) }
    return String(cString: text)
}
