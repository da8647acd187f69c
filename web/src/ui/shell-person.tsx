import { Menu, UnstyledButton } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Avatar } from './avatar.tsx'
import styles from './shell.module.css'

export type Theme = 'light' | 'dark' | 'auto'
export type ShellLanguage = 'ro' | 'en'
export type ShellPersonProps = {
  person: { name: string; detail: string }
  language: ShellLanguage
  onLanguage: (language: ShellLanguage) => void
  theme: Theme
  onTheme: (theme: Theme) => void
  onLogout: () => void
}

const themes = ['light', 'dark', 'auto'] as const

/** The person at the top right, with language, theme and the way out. */
export function ShellPerson({ person, language, onLanguage, theme, onTheme, onLogout }: ShellPersonProps) {
  const { t } = useTranslation()
  return (
    <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton
          className={styles.who}
          aria-label={`${t('shell.person_menu')}: ${person.name} ${person.detail}`}
        >
          <Avatar name={person.name} />
          <span className={styles.wideOnly}>
            {person.name} <small>{person.detail}</small>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{person.name}</Menu.Label>
        <Menu.Divider />
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
