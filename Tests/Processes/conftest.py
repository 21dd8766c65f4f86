"""What the tests of whole processes share."""

from apps import bench, kitchen, travel  # noqa: F401
from databases import database  # noqa: F401
from nodes import nodes  # noqa: F401
