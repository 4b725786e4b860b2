"""How rules are compiled: their machine code is made once, in the ways in from Python that use them.

Left alone, Numba optimizes every function together with all that it calls, and writes machine code for each: what lies
deep is optimized again at every call above it. Nobody calls a rule but other compiled functions, so a rule is only
typed and translated here; an entry then links and optimizes the whole of what it needs, once. That halves the time to
compile. What Numba keeps beside every step for whoever watches it, and how it looks up what it has compiled, cost
another tenth where states are long records.

None of this is promised by Numba. Nothing depends on it: with a release that it was not tested with, or with
NEONSTRIP_STOCK_NUMBA=1, `kernel.py` does without this file.
"""

import ctypes
from collections.abc import Callable
from typing import Any, cast

from llvmlite.binding import Linkage as _Linkage  # type: ignore[import-untyped]
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary as _JITCodeLibrary
from numba.core.compiler import CompilerBase as _CompilerBase
from numba.core.compiler import DefaultPassBuilder as _DefaultPassBuilder
from numba.core.compiler import Flags as _Flags
from numba.core.compiler_machinery import PassManager as _PassManager
from numba.core.compiler_machinery import register_pass as _register_pass
from numba.core.typed_passes import NativeLowering as _NativeLowering
from numba.core.types import Integer as _Integer
from numba.core.types import int64 as _int64
from numba.core.types import unliteral as _unliteral

Linkage: Any = _Linkage
make_function: Any = _dynfunc.make_function
CodeLibrary: Any = _JITCodeLibrary
CompilerBase: Any = _CompilerBase
DefaultPassBuilder: Any = _DefaultPassBuilder
Flags: Any = _Flags
PassManager: Any = _PassManager
register_pass: Any = _register_pass
NativeLowering: Any = _NativeLowering
Integer: Any = _Integer
int64: Any = _int64
unliteral: Any = _unliteral


REFUSE = ctypes.cast(ctypes.pythonapi.PyObject_Call, ctypes.c_void_p).value
"""What Python runs in place of a rule: it finds nothing that can be called, and says so in a TypeError."""


class RuleCode(CodeLibrary):  # type: ignore[misc]
    """The translated code of a rule, to be linked into entries. It cannot be run itself."""

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "weak_odr"  # it is linked even before what calls it
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        self._ensure_finalized()
        return self._final_module

    def with_all_below(self) -> list[Any]:
        """This, and the code of all that the rule calls and that those call."""
        return list(dict.fromkeys([self, *self._linking_libraries]))


class EntryCode(CodeLibrary):  # type: ignore[misc]
    """The machine code of an entry, with all rules that it needs."""

    def finalize(self) -> None:
        # Code of Numba's own is linked only as far as something calls it by then: it comes behind all rules.
        self._linking_libraries.sort(key=lambda code: not isinstance(code, RuleCode))
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.weak_odr:
                function.linkage = "linkonce_odr"  # it is left out where it became a part of all that call it
        super()._optimize_final_module()


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(NativeLowering):  # type: ignore[misc]
    """Translates a rule for LLVM, and stops there."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = RuleCode(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        name = state.func_id.func_name
        known_by = make_function(lowered.fndesc.lookup_module(), name, "", REFUSE, lowered.env, (state.library,))
        state.targetctx.insert_user_function(known_by, lowered.fndesc, state.library.with_all_below())
        state["cr"] = lowered._replace(cfunc=known_by)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):  # type: ignore[misc]
    """Makes the machine code of an entry."""

    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = EntryCode(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class QuietPasses(PassManager):  # type: ignore[misc]
    """Numba's passes, without telling listeners of each what it is given: the name of a record has all its fields."""

    def _runPass(self, index: int, step: Any, state: Any) -> None:  # noqa: N802 - Numba's name
        step.analysis = self._analysis
        step.run_initialization(state)
        step.run_pass(state)
        step.run_finalizer(state)


class Compiler(CompilerBase):  # type: ignore[misc]
    """Numba's usual way, but for its last step. It is the same way for all functions, and laid out once."""

    last_step: Any
    passes: Any = None

    def define_pipelines(self) -> list[Any]:
        kind = type(self)
        if kind.passes is None:
            usual = DefaultPassBuilder.define_nopython_pipeline(self.state).passes
            kind.passes = QuietPasses("nopython")
            kind.passes.passes = [(self.last_step if step is NativeLowering else step, why) for step, why in usual]
            kind.passes.finalize()
        return [kind.passes]


class RuleCompiler(Compiler):
    last_step = RuleLowering


class EntryCompiler(Compiler):
    last_step = EntryLowering

    def compile_extra(self, function: Any) -> Any:
        return in_one_piece(super().compile_extra, function)


def in_one_piece(work: Callable[..., Any], *given: Any) -> Any:
    """Do deep work on a stack that Python makes at once.

    It makes its stack in pieces, and gives one back as soon as the first call in it returns. Numba calls deeply; where
    the end of a piece comes to lie under something called all the time, that was 230,000 pieces for one planner.
    """
    return work(*given)


STACK = 1 << 16
"""Values that `in_one_piece` says it may lay aside: Python makes room for as many at once, which is room for all."""

cast(Any, in_one_piece).__code__ = in_one_piece.__code__.replace(co_stacksize=STACK)


class RuleFlags(Flags):  # type: ignore[misc]
    """How a rule is compiled. Numba looks up by it what it has of its own functions, for each call that it types."""

    def __hash__(self) -> int:
        return hash(tuple(self._values))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RuleFlags) and bool(self._values == other._values)


RULE_OPTIONS = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": RuleCompiler}
ENTRY_OPTIONS = {"no_cfunc_wrapper": True, "pipeline_class": EntryCompiler}


def kind_of(given: Any) -> Any:
    """What a rule is compiled for: a number, whatever its value, and wide even where it comes from a small count."""
    kind = unliteral(given)
    return int64 if isinstance(kind, Integer) and kind.bitwidth < int64.bitwidth else kind


def regardless_of_values(compiled: Any) -> Any:
    """Let a function be compiled once for numbers, and not once more for each kind of number that is given to it."""
    if compiler := getattr(compiled, "_compiler", None):  # there is none where nothing is compiled
        fold = compiler.fold_argument_types

        def fold_without_values(arguments: Any, named: Any) -> tuple[Any, Any]:
            signature, kinds = fold(arguments, named)
            return signature, tuple(kind_of(kind) for kind in kinds)

        compiler.fold_argument_types = fold_without_values
        compiler._customize_flags = RuleFlags
    return compiled
