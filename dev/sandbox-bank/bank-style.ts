/** The bank's own modest look: it shall not be taken for the shop. */
export const bankStyle = `
:root { color-scheme: light dark; --paper: #f4f5f8; --card: #fff; --ink: #1c2333; --muted: #586074; --line: #d5d9e3; --navy: #26407f; --on-navy: #fff; --warn: #fff3d6; --on-warn: #4a3505; }
@media (prefers-color-scheme: dark) { :root { --paper: #12151d; --card: #1b202c; --ink: #edf0f6; --muted: #a5aec0; --line: #343b4c; --navy: #9db6f5; --on-navy: #10182d; --warn: #3a2f14; --on-warn: #ffe3a3; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, "Segoe UI", Roboto, Tahoma, sans-serif; }
html:lang(fa) body { font-family: "Vazirmatn", Tahoma, system-ui, sans-serif; line-height: 1.8; }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: .75rem 1rem; border-block-end: 3px solid var(--navy); background: var(--card); }
header b { font-size: 1.1rem; }
a { color: var(--navy); display: inline-block; padding-block: .6rem; }
main { max-inline-size: 34rem; margin-inline: auto; padding: 1rem 1rem 3rem; display: grid; gap: 1rem; }
.note { padding: .6rem .9rem; background: var(--warn); color: var(--on-warn); }
.bill { background: var(--card); border: 1px solid var(--line); padding: 1rem; }
.bill dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1.25rem; }
.bill dt { color: var(--muted); }
.bill dd { overflow-wrap: anywhere; }
.figures { font-size: 1.9rem; font-weight: 700; line-height: 1.3; }
.words { color: var(--muted); margin-block-end: 1rem; }
form { display: grid; gap: .6rem; }
h1 { font-size: 1.4rem; }
h2 { font-size: 1rem; margin-block-start: .8rem; }
button { min-block-size: 2.9rem; padding: .4rem 1rem; border: 1px solid var(--navy); background: var(--card); color: var(--navy); font: inherit; font-weight: 600; cursor: pointer; inline-size: 100%; }
button.main { background: var(--navy); color: var(--on-navy); }
:focus-visible { outline: 3px solid var(--navy); outline-offset: 2px; }
.trial { display: grid; gap: .15rem; }
.trial small { color: var(--muted); }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .6rem; }
`;
