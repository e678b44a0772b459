/// The style sheet of the page: light and dark.
///
/// It contains no `<` and no `&`, so that the page is well-formed XML. Text has a contrast of at least
/// 4.5 to 1 on each background.
enum HTMLStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --back: #f4f5f7; --card: #ffffff; --sunk: #f0f1f4; --line: #d5d9e0; --edge: #868e9a;
      --ink: #1a1e25; --soft: #545c69; --link: #0b57d0;
      --green: #17692c; --amber: #855300; --blue: #0a58b8; --violet: #6f3fc4; --red: #b3202a;
      --added: #e0f5e4; --added-mark: #a4e2b2; --removed: #fde8e8; --removed-mark: #f7b8b8;
      --shadow: 0 1px 2px rgb(20 28 40 / 6%), 0 6px 20px rgb(20 28 40 / 6%);
      --text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, "Cascadia Mono", "DejaVu Sans Mono",
        "Noto Sans Mono", "Liberation Mono", Consolas, monospace;
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --back: #0e1116; --card: #161a21; --sunk: #1c212a; --line: #2c333e; --edge: #78828f;
        --ink: #e7eaef; --soft: #a2abb8; --link: #8cb8ff;
        --green: #5ccb78; --amber: #e5b447; --blue: #7ab5ff; --violet: #c4a0ff; --red: #ff8a84;
        --added: #12301d; --added-mark: #1f6236; --removed: #3a1a1d; --removed-mark: #7d2a30;
        --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 25%);
      }
    }
    .is-matched { --tone: var(--green); }
    .is-changed { --tone: var(--amber); }
    .is-new { --tone: var(--blue); }
    .is-renamed { --tone: var(--violet); }
    .is-obsolete { --tone: var(--soft); }
    .is-invalid, .is-crashed, .is-timed-out, .is-unstable { --tone: var(--red); }

    /* Page */
    *, *::before, *::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { scroll-padding-top: 6.5rem; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0; background: var(--back); color: var(--ink); --tone: var(--soft);
      font: 1rem/1.5 var(--text);
    }
    .banner, main, footer { max-width: 84rem; margin-inline: auto; padding-inline: 1.5rem; }
    h1, h2, h3 { line-height: 1.25; margin: 0; text-wrap: balance; overflow-wrap: anywhere; }
    h2 { font-size: 1.5rem; letter-spacing: -.01em; margin-block: 3.5rem 1rem; }
    h3 { font-size: 1.0625rem; }
    p { margin: 0; overflow-wrap: anywhere; }
    a { color: var(--link); text-underline-offset: .2em; text-decoration-thickness: 1px; }
    a:hover { text-decoration-thickness: 2px; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 4px; }
    summary { cursor: pointer; color: var(--soft); font-size: .875rem; padding-block: .25rem; width: fit-content; }
    summary:hover { color: var(--ink); }
    pre, .difference, .file, .path { font-family: var(--mono); }
    pre { margin: 0; line-height: .9375rem; font-size: .8125rem; font-variant-ligatures: none; tab-size: 4; }
    .w1, .w2 { display: inline-block; width: 1ch; height: 1em; line-height: 1em; text-align: center; }
    .w2 { width: 2ch; }
    .skip {
      position: absolute; inset: .5rem auto auto .5rem; z-index: 9; padding: .5rem 1rem;
      background: var(--card); border-radius: 6px; transform: translateY(-200%);
    }
    .skip:focus { transform: none; }
    .note, .file { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
    .commands { margin-top: .75rem; }
    .commands code {
      font: .8125rem/1.5 var(--mono); background: var(--sunk); border: 1px solid var(--line);
      border-radius: 8px; padding: .25rem .625rem; display: inline-block; max-width: 100%;
      overflow-x: auto; white-space: pre; user-select: all; vertical-align: middle;
    }
    .calm { color: var(--soft); }
    .badge {
      display: inline-block; padding: .0625rem .5rem; border-radius: 99px; white-space: nowrap;
      font: 600 .8125rem/1.5 var(--text); color: var(--tone);
      border: 1px solid var(--tone); background: var(--card);
    }
    .scroller { overflow-x: auto; }
    .links { list-style: none; margin: .5rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    .links a { overflow-wrap: anywhere; }
    button, input[type=search] {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge);
      border-radius: 8px; padding: .375rem .75rem; min-height: 2.25rem;
    }
    ::placeholder { color: var(--soft); opacity: 1; }
    button { cursor: pointer; }
    button:hover { background: var(--sunk); }
    .choice { border: 0; margin: 0; padding: 0; min-inline-size: 0; display: flex; flex-wrap: wrap; gap: .25rem; align-items: center; }
    .choice legend { float: left; padding: 0; margin-inline-end: .5rem; color: var(--soft); font-size: .875rem; }
    .choice input { position: absolute; opacity: 0; pointer-events: none; }
    .choice label {
      padding: .25rem .75rem; border: 1px solid var(--edge); border-radius: 8px; cursor: pointer;
      font-size: .875rem; background: var(--card);
    }
    .choice label:hover { background: var(--sunk); }
    .choice input:checked + label { background: var(--ink); color: var(--card); border-color: var(--ink); font-weight: 600; }
    .choice input:focus-visible + label { outline: 3px solid var(--link); outline-offset: 2px; }
    footer { margin-block: 4rem 2rem; color: var(--soft); font-size: .875rem; }

    /* Banner */
    .banner { padding-block: 3rem 1.5rem; }
    .banner > .kind { color: var(--soft); font-weight: 600; font-size: .875rem; letter-spacing: .04em; }
    .banner h1 { font-size: clamp(2rem, 5vw, 3rem); letter-spacing: -.025em; }
    .lead { font-size: 1.25rem; margin-block: .25rem .25rem; }
    .lead .words { display: inline-block; }
    .lead .words::first-letter { text-transform: uppercase; }
    .lead .mark { color: var(--tone); font-weight: 700; }
    .warning { margin-top: .75rem; padding: .5rem 1rem; border-inline-start: 4px solid var(--amber); background: var(--card); }
    .tiles { list-style: none; display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 0; padding: 0; }
    .tiles a {
      display: block; min-width: 7.5rem; padding: .75rem 1rem; border-radius: 12px; color: inherit;
      background: var(--card); border: 1px solid var(--line); text-decoration: none;
    }
    .tiles a:hover { border-color: var(--tone); }
    .tiles strong { display: block; font-size: 2rem; line-height: 1.1; font-weight: 650; font-variant-numeric: tabular-nums; }
    .tiles .badge { border: 0; padding: 0; background: none; }
    nav { margin-top: 1.5rem; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }

    /* Filter */
    #filter {
      position: sticky; top: 0; z-index: 5; margin-inline: -1.5rem; padding: .75rem 1.5rem;
      display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center;
      background: var(--back); border-bottom: 1px solid var(--line);
    }
    .field { display: flex; gap: .5rem; align-items: center; }
    .field.roomy { flex: 1 1 16rem; max-width: 26rem; }
    .field label { color: var(--soft); font-size: .875rem; }
    #words { flex: 1; min-width: 0; }
    #filter .choice label { border-color: transparent; background: none; padding: .125rem; border-radius: 99px; }
    #filter .choice input:checked + label .badge { background: var(--tone); color: var(--card); }
    #count { margin-inline-start: auto; font-size: .875rem; font-variant-numeric: tabular-nums; }
    #filter .clear { visibility: hidden; }
    #filter.active .clear { visibility: visible; }
    @media (max-width: 60rem) { #filter { position: static; } html { scroll-padding-top: 1rem; } }

    /* Differences */
    .group {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin-top: 1rem;
      padding: 1.25rem; box-shadow: var(--shadow);
    }
    .group .headline { margin-inline-start: .25rem; }
    .group > .note { margin-top: .75rem; }
    .group .scroller { margin-top: .75rem; border: 1px solid var(--line); border-radius: 8px; }
    .difference { border-collapse: collapse; width: 100%; font-size: .8125rem; line-height: .9375rem; font-variant-ligatures: none; }
    .difference th { text-align: start; font: 600 .8125rem/1.5 var(--text); color: var(--soft); padding: .25rem .75rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
    .difference td { padding: 0 .75rem; white-space: pre; vertical-align: top; }
    .difference .number { width: 1%; text-align: end; color: var(--soft); user-select: none; padding-inline: .75rem .5rem; }
    .difference td:nth-child(3), .difference th:nth-child(3) { border-inline-start: 1px solid var(--line); }
    .difference .hunk td { color: var(--soft); background: var(--sunk); padding-block: .25rem; user-select: none; }
    .difference .void { background: var(--sunk); }
    .sign { display: inline-block; width: 2ch; user-select: none; }
    td.added, .added { background: var(--added); }
    td.removed, .removed { background: var(--removed); }
    ins, del { border-radius: 2px; text-underline-offset: .15em; text-decoration-thickness: 2px; }
    ins { background: var(--added-mark); text-decoration-line: underline; }
    del { background: var(--removed-mark); text-decoration-line: line-through; text-decoration-thickness: 1px; }
    pre .added { box-shadow: -4px 0 var(--green); }
    pre .removed { box-shadow: -4px 0 var(--red); }
    .ending { color: var(--soft); font-style: italic; }
    @media (min-width: 118rem) { .banner, main, footer { max-width: 114rem; } }

    /* App map */
    .lane { margin-top: 1.5rem; content-visibility: auto; contain-intrinsic-size: auto 24rem; }
    .lane h3 { margin-bottom: .75rem; }
    .lane .count { color: var(--soft); font-weight: 400; font-size: .875rem; margin-inline-start: .5rem; }
    .lane .scroller { padding: .25rem; }
    .map, .map ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; width: max-content; }
    .map { font: 12px/18px var(--mono); padding: 1px; }
    .map ul { position: relative; margin-inline-start: 44px; }
    .map li { display: flex; align-items: flex-start; position: relative; }
    .map ul::before, .map ul li::before, .map ul li::after {
      content: ""; position: absolute; width: 22px; top: 10px; height: 6px; inset-inline-start: -22px;
      border: 0 solid var(--edge); border-bottom-width: 1.5px; pointer-events: none;
    }
    .map ul::before { inset-inline-start: -44px; }
    .map ul li + li::before { border-inline-start-width: 1.5px; border-end-start-radius: 6px; }
    .map ul .present::before { border-bottom-style: dashed; }
    .map ul li::after { width: 0; top: 16px; bottom: -22px; height: auto; border-width: 0; border-inline-start-width: 1.5px; }
    .map ul li + li::after { top: 10px; }
    .map ul li:last-child::after { display: none; }
    .map .many { grid-template-columns: repeat(4, max-content); margin: 0; }
    .map .many::before, .map .many li::before, .map .many li::after { display: none; }
    .map .box { flex: none; width: 228px; padding: 4px 3px; border: 1px solid var(--line); border-radius: 4px; background: var(--card); }
    .map .present > .box { border-radius: 10px; }
    .map .empty { background: none; border: 1px dashed var(--edge); }
    .map .kind { color: var(--soft); font: 11px/20px var(--text); height: 20px; padding-inline: 8px; }
    .map .case { font-family: var(--mono); }
    .map .kind, .map a, .map .name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .map a { display: flex; gap: 7px; margin: 0; padding-inline: 7px 0; border: 1px solid transparent; border-radius: 4px; text-decoration: none; font-size: 12px; }
    .map .name { color: var(--ink); }
    .map .mark, #map .links .mark { color: var(--tone); font-weight: 700; }
    .map a:not(.is-matched) .name { font-weight: 700; color: var(--tone); }
    .map a:hover { background: var(--sunk); }
    .map a:hover .name { text-decoration: underline; }
    .map a:focus-visible { outline-offset: -2px; }
    .map .faint { opacity: .25; }
    .faint { opacity: .45; }

    /* Screens */
    .screen { margin-top: 2rem; padding-top: 1.25rem; border-top: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 30rem; }
    .screen h3 a { color: inherit; text-decoration: none; }
    .screen h3 a:hover { text-decoration: underline; }
    .screen:target h3 a { text-decoration: underline; text-decoration-color: var(--link); text-decoration-thickness: 3px; }
    .facts { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; margin-top: .25rem; font-size: .875rem; color: var(--soft); }
    .facts .tab::before { content: "Tab "; }
    .path { font-size: .8125rem; }
    .pictures { display: flex; flex-wrap: wrap; gap: 1.25rem; align-items: flex-start; margin-top: .75rem; }
    figure { margin: 0; min-width: 0; max-width: 100%; }
    figcaption { font-size: .875rem; margin-bottom: .5rem; color: var(--soft); overflow-wrap: anywhere; }
    figcaption, figure details { width: 0; min-width: 100%; }
    .layout { margin-inline-end: .25rem; }
    .screen:not(:has(.badge:not(.is-matched))) figcaption .badge { display: none; }
    .picture, .blank {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 1rem;
      box-shadow: var(--shadow); overflow-x: auto;
    }
    .compact .picture { border-radius: 20px; }
    .picture { position: relative; }
    .picture a { color: var(--link); text-decoration: none; border-radius: 3px; }
    .picture a:hover { background: var(--sunk); text-decoration: underline; }
    .picture .control { border-radius: 3px; cursor: help; }
    .picture .control:hover { background: var(--sunk); }
    .spoken {
      position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
      white-space: nowrap; user-select: none;
    }
    .others { font-size: .8125rem; color: var(--soft); width: 0; min-width: 100%; }
    figure { scroll-margin-top: 8rem; }
    figure:focus { outline: none; }
    figure:target .picture { outline: 2px solid var(--link); outline-offset: -2px; }
    figure:focus-visible .picture, .picture:focus-visible { outline: 3px solid var(--link); outline-offset: -3px; }
    .choice + .note, .choice + .note + .calm { margin-top: .75rem; }
    .controls .picture, .journeys .picture { background: var(--sunk); border-radius: 8px; box-shadow: none; line-height: 1.4; }
    .blank { min-width: min(24rem, 100%); border-style: dashed; border-color: var(--edge); box-shadow: none; }
    .matter { background: var(--sunk); border-radius: 8px; padding: .75rem 1rem; overflow-x: auto; line-height: 1.4; }
    .before[open] { margin-top: .5rem; }
    figure details { margin-top: .5rem; }
    #screens:has(#layout-compact:checked) figure:not(.compact), #screens:has(#layout-regular:checked) figure:not(.regular),
    #screens:has(#layout-controls:checked) figure:not(.controls) { display: none; }
    @media (max-width: 30rem) {
      .banner, main, footer { padding-inline: 1rem; }
      #filter { margin-inline: -1rem; padding-inline: 1rem; }
      .picture { padding: .625rem; }
      pre, .difference { font-size: .75rem; line-height: .875rem; }
      .group { padding: 1rem .75rem; }
      .tiles a { min-width: 6rem; }
    }

    """
}
