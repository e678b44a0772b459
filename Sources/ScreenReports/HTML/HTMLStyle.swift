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
      --added: #e0f5e4; --removed: #fde8e8;
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
        --added: #12301d; --removed: #3a1a1d;
        --shadow: 0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 25%);
      }
    }
    .is-matched, .is-held { --tone: var(--green); }
    .is-changed, .is-broken { --tone: var(--amber); }
    .is-new { --tone: var(--blue); }
    .is-renamed { --tone: var(--violet); }
    .is-failed { --tone: var(--red); }

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
    pre, .file, .path { font-family: var(--mono); }
    pre { margin: 0; line-height: .9375rem; font-size: .8125rem; font-variant-ligatures: none; tab-size: 4; }
    .w1, .w2 { display: inline-block; width: 1ch; height: 1em; line-height: 1em; text-align: center; }
    .w2 { width: 2ch; }
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
    .links { list-style: none; margin: .5rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    .links a { overflow-wrap: anywhere; }
    input {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge);
      border-radius: 8px; padding: .375rem .75rem; flex: 0 1 24rem; min-width: 0;
    }
    ::placeholder { color: var(--soft); opacity: 1; }
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
    nav { margin-top: 1.5rem; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; }

    /* Filter */
    #filter {
      position: sticky; top: 0; z-index: 5; margin-inline: -1.5rem; padding: .75rem 1.5rem;
      display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; font-size: .875rem;
      background: var(--back); border-bottom: 1px solid var(--line);
    }
    #count { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
    @media (max-width: 60rem) { #filter { position: static; } html { scroll-padding-top: 1rem; } }

    /* Differences */
    .group {
      background: var(--card); border: 1px solid var(--line); border-radius: 12px; margin-top: 1rem;
      padding: 1.25rem; box-shadow: var(--shadow);
    }
    .group .headline { margin-inline-start: .25rem; }
    .group > .note { margin-top: .75rem; }
    .group .matter { margin-top: .75rem; }
    ins, del { display: inline-block; min-width: 100%; text-decoration: none; }
    ins { background: var(--added); box-shadow: -4px 0 var(--green); }
    del { background: var(--removed); box-shadow: -4px 0 var(--red); }
    .picture ins { text-decoration: underline; }
    .picture del { text-decoration: line-through; }

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
    .controls .picture, .journeys .picture { background: var(--sunk); border-radius: 8px; box-shadow: none; line-height: 1.4; }
    .blank { min-width: min(24rem, 100%); border-style: dashed; border-color: var(--edge); box-shadow: none; }
    .matter { background: var(--sunk); border-radius: 8px; padding: .75rem 1rem; overflow-x: auto; line-height: 1.4; }
    .before[open] { margin-top: .5rem; }
    figure details { margin-top: .5rem; }
    @media (max-width: 30rem) {
      .banner, main, footer { padding-inline: 1rem; }
      #filter { margin-inline: -1rem; padding-inline: 1rem; }
      .picture { padding: .625rem; }
      pre { font-size: .75rem; line-height: .875rem; }
      .group { padding: 1rem .75rem; }
    }

    """
}
