import { useCurrentUser } from '../../lib/current-user.ts'
import { chooseTheme, useThemeChoice } from '../../lib/theme.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceGroup } from '../../ui/choice-group.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { AccountFacts } from './account-facts.tsx'
import { ChangePassword } from './change-password.tsx'
import { EngineFacts } from './engine-facts.tsx'
import { SettingsSection } from './settings-section.tsx'

/** How Soundings looks here, who is signed in, and what makes the results. */
export function SettingsPage() {
  const theme = useThemeChoice()
  const { data: user } = useCurrentUser()
  return (
    <PageFrame title="Settings" purpose="How Soundings looks in this browser, who you are, and what makes your results.">
      <div className="divide-y divide-line rounded border border-line bg-surface shadow-card">
        <SettingsSection title="Appearance" about="Kept in this browser.">
          <ChoiceGroup
            label="Theme"
            value={theme}
            onChange={chooseTheme}
            choices={[
              { value: 'system', label: 'System' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
        </SettingsSection>
        <SettingsSection title="Engine in use" about="Whoever runs this server chooses it; new work uses it.">
          <EngineFacts />
        </SettingsSection>
        <SettingsSection title="Account" about="Your reports and runs belong to this account; nobody else can open them.">
          {user && <AccountFacts user={user} />}
          <Button asChild className="justify-self-start">
            <a href="/api/logout">Sign out</a>
          </Button>
        </SettingsSection>
        <SettingsSection
          title="Password"
          about="Changing it signs you out of every other browser. An account that only your organisation signs in has none here."
        >
          <ChangePassword />
        </SettingsSection>
      </div>
    </PageFrame>
  )
}
