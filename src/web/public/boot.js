// Runs before the page is drawn and before any module.

// Schemas must not try to compile themselves: the content security policy refuses eval, and each try is reported.
globalThis.__zod_globalConfig = { jitless: true }

// The theme is set first, so that the page never appears in the wrong one. Keep in step with src/web/lib/theme.ts.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('soundings.theme')
  } catch {
    // Storage is blocked: the system's theme is used.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#131416' : '#fbfbfa')
})()
