/// The script of the page, which filters screens.
///
/// It contains no `<` and no `&`, so that the page is well-formed XML.
enum HTMLScript {
  static let text = #"""
    (() => {
      "use strict";
      const words = document.getElementById("words");
      const count = document.getElementById("count");
      const all = count.textContent;
      const screens = Array.from(document.querySelectorAll(".screen"));

      const apply = () => {
        const wanted = words.value.toLowerCase().split(/\s+/);
        let visible = 0;
        for (const screen of screens) {
          const text = screen.textContent.toLowerCase();
          screen.hidden = !wanted.every((word) => text.includes(word));
          if (!screen.hidden) visible += 1;
        }
        count.textContent = visible === screens.length ? all : visible + " of " + all;
      };
      const openAddress = () => {
        const target = document.getElementById(location.hash.slice(1));
        if (!target || !target.closest("[hidden]")) return;
        words.value = "";
        apply();
        target.scrollIntoView();
        target.focus({ preventScroll: true });
      };

      document.getElementById("filter").hidden = false;
      words.addEventListener("input", apply);
      addEventListener("hashchange", openAddress);
    })();

    """#
}
