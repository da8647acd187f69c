import { Menu, UnstyledButton } from '@mantine/core'
import { IconCheck, IconLogout } from '@tabler/icons-react'
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

/** The person at the top right, with language, theme and the way out. */
export function ShellPerson({ person, language, onLanguage, theme, onTheme, onLogout }: ShellPersonProps) {
  const { t } = useTranslation()
  const mark = (chosen: boolean) => (chosen ? <IconCheck size={16} aria-hidden /> : null)
  return (
    <Menu position="bottom-end" width={240}>
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
        {(['ro', 'en'] as const).map((code) => (
          <Menu.Item
            key={code}
            role="menuitemradio"
            aria-checked={code === language}
            lang={code}
            rightSection={mark(code === language)}
            onClick={() => onLanguage(code)}
          >
            {t(`common.language_${code}`)}
          </Menu.Item>
        ))}
        <Menu.Label>{t('shell.theme')}</Menu.Label>
        {(['light', 'dark', 'auto'] as const).map((code) => (
          <Menu.Item
            key={code}
            role="menuitemradio"
            aria-checked={code === theme}
            rightSection={mark(code === theme)}
            onClick={() => onTheme(code)}
          >
            {t(`shell.theme_${code}`)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={onLogout}>
          {t('shell.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
