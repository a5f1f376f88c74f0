import { useSyncExternalStore } from 'react'

/** `system` follows the operating system. */
export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Also read by public/boot.js, before the page is drawn. */
const storageKey = 'soundings.theme'
const colors = { light: '#fbfbfa', dark: '#131416' } as const

const listeners = new Set<() => void>()
let choice: ThemeChoice = readChoice()

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function systemIsDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches
}

function apply() {
  const shown = choice === 'system' ? (systemIsDark() ? 'dark' : 'light') : choice
  document.documentElement.dataset.theme = shown
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors[shown])
}

/** Changes the theme and keeps the choice in this browser. */
export function chooseTheme(next: ThemeChoice): void {
  choice = next
  try {
    if (next === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, next)
  } catch {
    // Storage is blocked: the choice lasts until the page is closed.
  }
  apply()
  for (const listener of listeners) listener()
}

/** Keeps the page in the system's theme while it is chosen. Call once, at start. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The user's choice of theme. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, () => choice)
}
