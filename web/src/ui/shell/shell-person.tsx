import { Menu, UnstyledButton } from '@mantine/core'
import { IconKey, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../display/avatar.tsx'
import type { Place } from '../links/place.ts'
import { useGo } from '../links/use-go.ts'
import styles from './shell.module.css'
import { GroupChoices, type ShellGroups } from './shell-group.tsx'

export type Theme = 'light' | 'dark' | 'auto'
export type ShellLanguage = 'ro' | 'en'
export type ShellPersonProps = {
  person: { name: string; detail: string; picture?: string | undefined }
  /** Pages behind the person's menu; a missing one is left out. */
  own: { profile?: Place | undefined; password?: Place | undefined }
  groups: ShellGroups
  language: ShellLanguage
  onLanguage: (language: ShellLanguage) => void
  theme: Theme
  onTheme: (theme: Theme) => void
  onLogout: () => void
}

const themes = ['light', 'dark', 'auto'] as const

/** The person at the top right, with language, theme and the way out. */
export function ShellPerson(props: ShellPersonProps) {
  const { person, own, groups, language, onLanguage, theme, onTheme, onLogout } = props
  const { t } = useTranslation()
  const go = useGo()
  const links = [
    { to: own.profile, label: t('shell.profile'), Icon: IconUserCircle },
    { to: own.password, label: t('shell.change_password'), Icon: IconKey },
  ]
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton
          className={styles.who}
          aria-label={`${t('shell.person_menu')}: ${person.name} ${person.detail}`}
        >
          <Avatar name={person.name} picture={person.picture} />
          <span className={styles.wideOnly}>
            {person.name} <small>{person.detail}</small>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{person.name}</Menu.Label>
        {links.map(
          ({ to, label, Icon }) =>
            to && (
              <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} onClick={() => go(to)}>
                {label}
              </Menu.Item>
            ),
        )}
        <Menu.Divider />
        {groups.all.length > 1 && (
          <div className={styles.narrowOnly}>
            <GroupChoices groups={groups} />
            <Menu.Divider />
          </div>
        )}
        <Menu.Label>{t('common.language')}</Menu.Label>
        <Menu.RadioGroup value={language} onChange={(value) => onLanguage(value === 'en' ? 'en' : 'ro')}>
          {(['ro', 'en'] as const).map((code) => (
            <Menu.RadioItem key={code} value={code} lang={code}>
              {t(`common.language_${code}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label>{t('shell.theme')}</Menu.Label>
        <Menu.RadioGroup
          value={theme}
          onChange={(value) => onTheme(themes.find((one) => one === value) ?? 'auto')}
        >
          {themes.map((code) => (
            <Menu.RadioItem key={code} value={code}>
              {t(`shell.theme_${code}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={onLogout}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
