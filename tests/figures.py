"""Numbers that are written into words."""

import re
from typing import Any

from fluent.syntax.visitor import Visitor


class Figures(Visitor):
    """The numbers that are written into a message, but for those in examples, and a form's own number."""

    def __init__(self, message: Any) -> None:
        self.found: set[str] = set()
        self.own = [""]
        self.visit(message)

    def visit_Variant(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.own.append("1" if getattr(node.key, "name", "") == "one" else getattr(node.key, "value", ""))
        self.visit(node.value)
        self.own.pop()

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        told = "".join(getattr(element, "value", "…") for element in node.elements)
        self.found |= set(re.findall(r"\d+", re.sub(r"(?m)^» .*", "", told))) - set(self.own)
        self.generic_visit(node)

    def visit_NumberLiteral(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.found |= set(re.findall(r"\d+", node.value)) - set(self.own)
