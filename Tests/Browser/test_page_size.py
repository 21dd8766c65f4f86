"""The page's script as it travels."""

import gzip

# Hardly more than was measured, which lists of structures and ways to type need: a larger script
# needs a reason, and a line in Documentation/Performance.md.
LIMIT = 15_600


def test_script_is_no_larger_with_gzip_than_the_documentation_says(open_page, travel):
    response = open_page(travel).request.get(travel.address + "/page.js")
    assert response.ok
    size = len(gzip.compress(response.body(), 9))
    assert 10_000 < size <= LIMIT
