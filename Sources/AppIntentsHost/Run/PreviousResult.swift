import AppIntentsMetadata
import Foundation
import IntentSystem

/// The result of an action that another command performed, for the parameter that accepts it.
///
/// Apple's page on `InputConnectionBehavior` lets a parameter always or never take the output of
/// the previous action; if its author doesn't specify that, it takes a result of a suitable type.
struct PreviousResult {
    private let value: ParameterValue

    /// The part of a report that the next action uses.
    private struct Report: Decodable {
        struct Failure: Decodable {
            let message: String
        }

        final class Box: Decodable {
            let report: Report
            init(from decoder: any Decoder) throws { report = try Report(from: decoder) }
        }

        let value: ParameterValue?
        let opens: Box?
        let error: Failure?

        /// The last of the values: that of the action which the result opens, if there is one.
        var result: ParameterValue? { opens?.report.result ?? value }
    }

    /// Reads the output of `run --json`; throws a sentence about the mistake.
    init(json: Data) throws(UsageError) {
        let report: Report
        do {
            report = try JSONDecoder().decode(Report.self, from: json)
        } catch {
            throw UsageError("--previous: This is no result as run INTENT --json prints it.")
        }
        if let failure = report.error {
            throw UsageError("--previous: The action before failed. \(failure.message)")
        }
        guard let value = report.result, !value.isNull else {
            throw UsageError("--previous: The action before returned no value.")
        }
        self.value = value
    }

    /// Returns the given values, and the result for one of the parameters without a value.
    ///
    /// A parameter that its author has connected comes first, then those that need a value, in
    /// their order.
    func given(
        with values: [String: ParameterValue], to parameters: [ParameterMetadata]
    ) throws(UsageError) -> [String: ParameterValue] {
        let open = parameters.filter { values[$0.name] == nil && $0.connection != .never }
        let connected = open.filter { $0.connection == .previousResult }
        let others = open.filter { $0.connection == nil }
        let ordered = connected + others.filter(\.needsValue) + others.filter { !$0.needsValue }
        for parameter in ordered {
            guard let fitting = fitting(parameter) else { continue }
            var values = values
            values[parameter.name] = fitting
            return values
        }
        throw UsageError(
            "--previous: No parameter without a value can have the result of the action before.")
    }

    /// Returns the result as a value of a parameter: itself, the only element of a list, or a list
    /// with one element; `nil` if its type doesn't fit.
    private func fitting(_ parameter: ParameterMetadata) -> ParameterValue? {
        // The output doesn't contain a file's bytes.
        if value.isFile { return nil }
        let shape = parameter.shape
        if shape.takes(value) || parameter.converts(value) { return value }
        if case .list(let element) = shape, element.takes(value) { return .array([value]) }
        if case .array(let elements) = value, elements.count == 1, shape.takes(elements[0]) {
            return elements[0]
        }
        return nil
    }
}

extension ParameterMetadata {
    fileprivate var needsValue: Bool { !isOptional && defaultValue == nil }
}

extension ValueShape {
    /// Returns `true` if a value has the shape, or that of one of a union's kinds.
    fileprivate func takes(_ value: ParameterValue) -> Bool {
        switch self {
        case .list(let element):
            if case .array(let values) = value { values.allSatisfy(element.takes) } else { false }
        case .union(let kinds):
            holds(value)
                || kinds.contains { kind in
                    guard case .structure(let structure) = kind else { return kind.takes(value) }
                    return structure.fields.contains {
                        $0.name == "value" && $0.shape.takes(value)
                    }
                }
        default: holds(value)
        }
    }
}

extension ParameterValue {
    /// `true` if the value is a file, or contains one.
    fileprivate var isFile: Bool {
        switch self {
        case .file: true
        case .array(let elements): elements.contains(where: \.isFile)
        default: false
        }
    }
}
