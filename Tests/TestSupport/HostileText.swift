/// A name with the syntax of several formats.
package let hostileText =
  "<script>alert(1)</script> ]]> ::error::x `a``b` | \"q\" & \u{1B}[31m\nend"
