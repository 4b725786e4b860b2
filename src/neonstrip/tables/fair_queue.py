"""A fair queue: whoever has work waiting is served in turn, however much work others have."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Generic, TypeVar

Item = TypeVar("Item")


class FairQueue(Generic[Item]):
    """Work by a path of whose it is: first by address, each of which takes turns among its tables, and so on."""

    def __init__(self) -> None:
        self._items: deque[Item] = deque()
        self._others: OrderedDict[str, FairQueue[Item]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._items or self._others)

    def put(self, path: Sequence[str], item: Item) -> None:
        """Who had nothing waiting comes last in the round."""
        if not path:
            self._items.append(item)
            return
        self._others.setdefault(path[0], FairQueue()).put(path[1:], item)

    def put_back(self, path: Sequence[str], item: Item) -> None:
        """What was taken is next again."""
        if not path:
            self._items.appendleft(item)
            return
        self._others.setdefault(path[0], FairQueue()).put_back(path[1:], item)
        self._others.move_to_end(path[0], last=False)

    def take(self) -> Item:
        """The next, and who it was of has their next turn after all the others."""
        if self._items:
            return self._items.popleft()
        first, others = next(iter(self._others.items()))
        item = others.take()
        if others:
            self._others.move_to_end(first)
        else:
            del self._others[first]
        return item
