# Prints what the tool prints in the test, without the lines of the test runner.
#
# 'swift test' passes standard output and standard error on in any order, so the output of a run that fails comes from
# its error.
export TZ=${TZ:-UTC}
if swift test --skip-build > log 2>&1; then
  grep -E -v '^(◇|✔|↳|Test Suite|[[:space:]]+Executed|\[|Build|$)' log
else
  grep -E '^note: (the last run|a screen that hangs)' log
  awk '/^✘/ { on = 0 } sub(/.*Caught error: /, "") { on = 1 } on { print } /^note: the texts/ { on = 0 }' log
fi
