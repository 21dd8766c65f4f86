"""The official conformance scenarios, and that each has a test of its name here."""

import ast
import pathlib

import pytest

FOLDER = pathlib.Path(__file__).parent
SCENARIOS = {
    "2025-11-25": """
        server-initialize logging-set-level ping completion-complete tools-list
        tools-call-simple-text tools-call-image tools-call-audio tools-call-embedded-resource
        tools-call-mixed-content tools-call-with-logging tools-call-error tools-call-with-progress
        tools-call-sampling tools-call-elicitation elicitation-sep1034-defaults
        server-sse-multiple-streams elicitation-sep1330-enums resources-list resources-read-text
        resources-read-binary resources-templates-read resources-subscribe resources-unsubscribe
        prompts-list prompts-get-simple prompts-get-with-args prompts-get-embedded-resource
        prompts-get-with-image dns-rebinding-protection""",
    "2026-07-28": """
        server-stateless completion-complete tools-list tools-call-simple-text tools-call-image
        tools-call-audio tools-call-embedded-resource tools-call-mixed-content tools-call-error
        tools-call-with-progress server-sse-multiple-streams resources-list resources-read-text
        resources-read-binary resources-templates-read sep-2164-resource-not-found prompts-list
        prompts-get-simple prompts-get-with-args prompts-get-embedded-resource
        prompts-get-with-image dns-rebinding-protection caching
        input-required-result-basic-elicitation input-required-result-basic-sampling
        input-required-result-basic-list-roots input-required-result-request-state
        input-required-result-multiple-input-requests input-required-result-multi-round
        input-required-result-missing-input-response input-required-result-non-tool-request
        input-required-result-result-type input-required-result-unsupported-methods
        input-required-result-tampered-state input-required-result-capability-check
        input-required-result-ignore-extra-params input-required-result-validate-input""",
    "not scored": """
        server-session-lifecycle json-schema-2020-12 server-sse-polling tasks-lifecycle
        tasks-capability-negotiation tasks-wire-fields tasks-request-state-removal tasks-mrtr-input
        tasks-request-headers tasks-dispatch-and-envelope tasks-status-notifications
        tasks-required-task-error tasks-mrtr-composition http-header-validation
        http-custom-header-server-validation""",
}


def written_tests() -> set[str]:
    return {
        node.name for file in FOLDER.glob("test_*.py")
        for node in ast.parse(file.read_text()).body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(
    "group, count", [("2025-11-25", 30), ("2026-07-28", 37), ("not scored", 15)])
def test_each_scenario_has_a_test(group, count):
    names = SCENARIOS[group].split()
    assert len(names) == count
    tests = written_tests()
    assert [name for name in names if "test_" + name.replace("-", "_") not in tests] == []
