"""What the tests of whole processes share."""

from apps import bench, kitchen, travel  # noqa: F401
from buckets import bucket  # noqa: F401
from databases import database  # noqa: F401
from nodes import nodes, nodes_of  # noqa: F401
