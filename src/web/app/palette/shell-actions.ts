import { useNavigate } from '@tanstack/react-router'
import type { PaletteAction } from '../../lib/palette-actions.ts'
import { chooseTheme, type ThemeChoice, themeChoices } from '../../lib/theme.ts'
import { sections } from '../shell/sections.ts'
import { showOverlay } from './palette-state.ts'

const themeLabels: Record<ThemeChoice, string> = { system: "Follow the system's theme", light: 'Light theme', dark: 'Dark theme' }

/** What the palette offers on every page. */
export function useShellActions(): readonly PaletteAction[] {
  const navigate = useNavigate()
  const pages = [...sections.map(({ label, paths }) => ({ label: label as string, path: paths[0] as string })), { label: 'Settings', path: '/settings' }]
  return [
    ...pages.map(({ label, path }) => ({ id: `page.${path}`, label, group: 'Pages', perform: () => void navigate({ href: path }) })),
    ...themeChoices.map((choice) => ({
      id: `theme.${choice}`,
      label: themeLabels[choice],
      group: 'Actions',
      keywords: ['appearance', 'colour'],
      perform: () => chooseTheme(choice),
    })),
    { id: 'shortcuts', label: 'Keyboard shortcuts', group: 'Actions', shortcut: '?', perform: () => showOverlay('shortcuts') },
    { id: 'sign-out', label: 'Sign out', group: 'Actions', keywords: ['log out'], perform: () => window.location.assign('/api/logout') },
  ]
}
