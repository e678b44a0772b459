/// The script of the page, which filters screens, and moves the focus to the picture that a link leads to.
///
/// It contains no `<` and no `&`, so that the page is well-formed XML.
enum HTMLScript {
  static let text = #"""
    (() => {
      "use strict";
      const form = document.getElementById("filter");
      const count = document.getElementById("count");
      const all = count.textContent;
      const nothing = document.getElementById("nothing");
      const screens = Array.from(document.querySelectorAll(".screen"));
      const groups = Array.from(document.querySelectorAll(".group"));
      const links = Array.from(document.querySelectorAll("[data-screen]"));
      const verdictBoxes = Array.from(form.querySelectorAll("[name=verdict]"));
      const words = document.getElementById("words");
      const texts = new Map();

      const textOf = (screen) => {
        if (!texts.has(screen)) texts.set(screen, screen.textContent.toLowerCase());
        return texts.get(screen);
      };
      const hasVerdict = (filter, verdicts) =>
        filter.verdicts.length === 0 || verdicts.some((v) => filter.verdicts.includes(v));
      const readForm = () => ({
        verdicts: verdictBoxes.filter((box) => box.checked).map((box) => box.value),
        words: words.value.toLowerCase().split(/\s+/).filter((word) => word !== ""),
      });
      const matches = (filter, screen) => {
        if (!hasVerdict(filter, screen.dataset.verdict.split(" "))) return false;
        return filter.words.every((word) => textOf(screen).includes(word));
      };

      const apply = () => {
        const filter = readForm();
        const visible = new Set();
        for (const screen of screens) {
          screen.hidden = !matches(filter, screen);
          if (!screen.hidden) visible.add(screen.id);
        }
        for (const link of links) {
          const isVisible = visible.has(link.dataset.screen);
          if (link.localName === "li") link.hidden = !isVisible;
          else link.classList.toggle("faint", !isVisible);
        }
        for (const group of groups) {
          const hasLink = group.querySelector("li[data-screen]:not([hidden])") !== null;
          group.hidden = !(hasLink ? hasVerdict(filter, Array.from(group.classList)) : false);
        }
        count.textContent = visible.size === screens.length ? all : visible.size + " of " + all;
        nothing.hidden = visible.size !== 0 || screens.length === 0;
        form.classList.toggle("active", visible.size !== screens.length);
      };
      const clear = () => {
        form.reset();
        apply();
      };
      const openAddress = () => {
        const target = document.getElementById(location.hash.slice(1));
        if (!target) return;
        const isFiltered = target.closest("[hidden]") !== null;
        if (isFiltered) clear();
        if (target.localName === "figure") openPicture(target);
        else if (isFiltered) target.scrollIntoView();
      };
      const openPicture = (figure) => {
        const allLayouts = document.getElementById("layout-all");
        if (allLayouts) if (getComputedStyle(figure).display === "none") allLayouts.checked = true;
        figure.scrollIntoView();
        figure.focus({ preventScroll: true });
      };

      form.hidden = false;
      form.addEventListener("submit", (event) => event.preventDefault());
      form.addEventListener("input", apply);
      for (const button of document.querySelectorAll("button.clear")) {
        button.addEventListener("click", () => {
          clear();
          words.focus();
        });
      }
      addEventListener("hashchange", openAddress);
      openAddress();
    })();

    """#
}
