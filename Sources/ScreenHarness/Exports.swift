// A harness has one import. `ScreenNavigation` is not exported: a team with routers of its own
// uses the names of its types, and a second visible `TabRouter` is an ambiguity error.
@_exported public import ScreenSnapshot
