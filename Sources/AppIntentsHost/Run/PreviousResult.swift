import AppIntentsMetadata
import Foundation
import IntentSystem

/// The result of an action that another command performed, for the parameter that takes it.
///
/// Apple's page on `InputConnectionBehavior` lets a parameter take the output of the action before, or
/// never; where its author leaves that open, it takes what it could have.
struct PreviousResult {
    private let value: ParameterValue

    /// The part of a report that the next action is about.
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

        /// The last of the values: that of the action which the result opens, if it has one.
        var result: ParameterValue? { opens?.report.result ?? value }
    }

    /// Reads what `run --json` printed; throws a sentence that says what is wrong with it.
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

    /// The values that were given, and the result for one of the parameters that have none.
    ///
    /// A parameter whose author connects it comes first, then those that need a value, in their order.
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

    /// The result as a value of a parameter: itself, the only one of a list, or a list of one; `nil` if
    /// it is none.
    private func fitting(_ parameter: ParameterMetadata) -> ParameterValue? {
        // A file's bytes are not in what was printed.
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
    /// Tells whether a value is of the shape, or of one of the kinds of a union.
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
    /// The value is a file, or holds one.
    fileprivate var isFile: Bool {
        switch self {
        case .file: true
        case .array(let elements): elements.contains(where: \.isFile)
        default: false
        }
    }
}
