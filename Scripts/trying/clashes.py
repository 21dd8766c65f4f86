"""Tells where an app has names of ours."""

from . import advice


def clashes(app, trial):
    """A sentence for each module and type of the app that has a name of a module or type of ours."""
    out = []
    for module in sorted(app.modules & (advice.OURS | {"IntentSystem", "AppIntentsHost"})):
        out.append(
            f"The app has a target `{module}`. A module of that name is here, too, and a package can't have both: rename the "
            f"target, or compile its files as a part of another. In this trial `import {module}` means the module that is here.")
    ours = advice.our_types()
    tried = {path for closure in trial.closures.values() for path in closure}
    for path in sorted(tried):
        for name in sorted(app.sources[path].outermost & ours.keys()):
            out.append(
                f"{path} declares `{name}`, as {ours[name]} does. In the target of that file `{name}` means the app's own; "
                f"write `{ours[name]}.{name}` for the other.")
    return out
