"""A widget extension as a program: what its bundle offers is found, and listed."""

import os
import subprocess

from programs import program
from waiting import PATIENCE


def test_a_bundle_lists_its_widgets_and_controls(tmp_path):
    environment = {**os.environ, "XDG_STATE_HOME": str(tmp_path), "LANG": "en_US.UTF-8"}
    listed = subprocess.run(
        [program("WidgetProgram"), "list"], env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert (listed.returncode, listed.stderr) == (0, "")
    lines = listed.stdout.splitlines()
    assert lines[:3] == ["BrewIntent: Brew", "  name: Machine", "  value: Running"]
    assert lines[-5:] == [
        "Control org.example.Till: Till → CountTillIntent",
        "Control org.example.Menu: Menu → ShowMenuIntent",
        "Control org.example.Brew: Brew → BrewIntent",
        "Widget CoffeeWidget: Coffee (systemSmall, systemMedium, systemExtraLarge)",
        "Widget TillWidget: Till (systemSmall)",
    ]
