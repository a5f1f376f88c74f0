/** The stylesheet of the docs page: a file of its own address, so that the content policy needs no exception. */
export const docsStyle = `:root {
  color-scheme: light dark;
  --ink: light-dark(#16181d, #eceef2);
  --quiet: light-dark(#4a505c, #b3bac7);
  --paper: light-dark(#ffffff, #14161a);
  --panel: light-dark(#f4f5f7, #1d2026);
  --line: light-dark(#d9dce2, #343943);
  --accent: light-dark(#1d4fa8, #8db4ff);
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font:
    16px / 1.5 system-ui,
    sans-serif;
}
main {
  max-width: 60rem;
  margin: 0 auto;
  padding: 32px 16px 64px;
}
h1 {
  margin: 0 0 8px;
  font-size: 28px;
  line-height: 1.2;
}
h2 {
  margin: 0;
  font-size: 18px;
  overflow-wrap: anywhere;
}
p {
  margin: 8px 0;
  color: var(--quiet);
}
a {
  color: var(--accent);
}
a:focus-visible,
summary:focus-visible,
pre:focus-visible,
.scroll:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}
code,
pre {
  font:
    14px / 1.5 ui-monospace,
    monospace;
}
nav ul {
  list-style: none;
  margin: 24px 0;
  padding: 16px;
  background: var(--panel);
  border: 1px solid var(--line);
  border-radius: 8px;
}
nav li {
  padding: 2px 0;
  overflow-wrap: anywhere;
}
nav a {
  text-decoration: none;
}
nav a:hover {
  text-decoration: underline;
}
section {
  padding: 24px 0;
  border-top: 1px solid var(--line);
}
section:target h2,
tr:target {
  background: var(--panel);
}
details {
  margin: 8px 0;
  border: 1px solid var(--line);
  border-radius: 8px;
}
summary {
  padding: 8px 12px;
  cursor: pointer;
}
pre {
  margin: 0;
  padding: 12px;
  max-height: 480px;
  overflow: auto;
  background: var(--panel);
  border-top: 1px solid var(--line);
  border-radius: 0 0 8px 8px;
}
.scroll {
  overflow-x: auto;
}
table {
  width: 100%;
  border-collapse: collapse;
  font-size: 14px;
  font-variant-numeric: tabular-nums;
}
th,
td {
  padding: 6px 12px 6px 0;
  border-bottom: 1px solid var(--line);
  text-align: left;
  font-weight: normal;
}
thead th {
  color: var(--quiet);
}
`
