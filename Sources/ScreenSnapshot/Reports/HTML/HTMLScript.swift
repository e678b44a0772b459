/// The script of the page: it filters, and opens what is folded before printing.
///
/// There is no `<` and no `&` in it, so that the page stays well-formed as XML.
enum HTMLScript {
  /// The script.
  static let text = #"""
    (() => {
      "use strict";
      const form = document.getElementById("filter");
      const count = document.getElementById("count");
      const nothing = document.getElementById("nothing");
      const screens = Array.from(document.querySelectorAll(".screen"));
      const groups = Array.from(document.querySelectorAll(".group"));
      const links = Array.from(document.querySelectorAll("[data-screen]"));
      const verdictBoxes = Array.from(form.querySelectorAll("[name=verdict]"));
      const tab = document.getElementById("tab");
      const words = document.getElementById("words");
      const texts = new Map();
      let timer = 0;

      const textOf = (screen) => {
        if (!texts.has(screen)) texts.set(screen, screen.textContent.toLowerCase());
        return texts.get(screen);
      };
      const isOneOf = (verdicts, screen) =>
        verdicts.length === 0 || screen.dataset.verdict.split(" ").some((v) => verdicts.includes(v));
      const wanted = () => ({
        verdicts: verdictBoxes.filter((box) => box.checked).map((box) => box.value),
        tab: tab ? tab.value : "",
        words: words.value.toLowerCase().split(/\s+/).filter((word) => word !== ""),
      });
      const isWanted = (want, screen) => {
        if (!isOneOf(want.verdicts, screen)) return false;
        if (want.tab !== "") if (screen.dataset.tab !== want.tab) return false;
        return want.words.every((word) => textOf(screen).includes(word));
      };

      const remember = (want) => {
        const query = new URLSearchParams();
        for (const verdict of want.verdicts) query.append("verdict", verdict);
        if (want.tab !== "") query.set("tab", want.tab);
        if (words.value !== "") query.set("words", words.value);
        const isFilter = location.hash.startsWith("#?");
        const hash = String(query) === "" ? "" : "#?" + query;
        if (hash === "") if (!isFilter) return;
        try { history.replaceState(null, "", hash === "" ? "#screens" : hash); } catch { }
      };
      const recall = () => {
        const query = new URLSearchParams(location.hash.slice(2));
        const verdicts = query.getAll("verdict");
        for (const box of verdictBoxes) box.checked = verdicts.includes(box.value);
        if (tab) tab.value = query.get("tab") || "";
        words.value = query.get("words") || "";
      };

      const apply = () => {
        const want = wanted();
        const shown = new Set();
        for (const screen of screens) {
          screen.hidden = !isWanted(want, screen);
          if (!screen.hidden) shown.add(screen.id);
        }
        for (const link of links) {
          const isShown = shown.has(link.dataset.screen);
          if (link.localName === "li") link.hidden = !isShown;
          else link.classList.toggle("faint", !isShown);
        }
        const isWantedGroup = (group) =>
          want.verdicts.length === 0 || want.verdicts.some((v) => group.classList.contains(v));
        for (const group of groups) {
          const hasLink = group.querySelector("li[data-screen]:not([hidden])") !== null;
          group.hidden = !(hasLink ? isWantedGroup(group) : false);
        }
        const all = screens.length === 1 ? "1 screen" : screens.length + " screens";
        count.textContent = shown.size === screens.length ? all : shown.size + " of " + all;
        nothing.hidden = shown.size !== 0;
        if (screens.length === 0) nothing.hidden = true;
        form.classList.toggle("active", shown.size !== screens.length);
        remember(want);
      };
      const clear = () => {
        form.reset();
        apply();
      };
      const follow = () => {
        if (location.hash.startsWith("#?")) {
          recall();
          apply();
          return;
        }
        const target = document.getElementById(location.hash.slice(1));
        if (!target) return;
        const hidden = target.closest("[hidden]");
        if (hidden) clear();
        if (hidden) target.scrollIntoView();
      };

      form.hidden = false;
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("input", () => {
        clearTimeout(timer);
        timer = setTimeout(apply, 120);
      });
      for (const button of document.querySelectorAll("button.clear")) {
        button.addEventListener("click", () => {
          clear();
          words.focus();
        });
      }
      addEventListener("hashchange", follow);
      follow();

      let folded = [];
      addEventListener("beforeprint", () => {
        folded = Array.from(document.querySelectorAll("details:not([open])"));
        for (const details of folded) details.open = true;
      });
      addEventListener("afterprint", () => {
        for (const details of folded) details.open = false;
      });
    })();

    """#
}
