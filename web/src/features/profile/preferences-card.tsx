import { firstCalls } from '@hdoc/contract/access/first-calls.ts'
import { NativeSelect, useMantineColorScheme } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { switchLanguage } from '../../entities/session/switch-language.ts'
import { call } from '../../lib/calls/call.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { Card } from '../../ui/display/card.tsx'
import { toast } from '../../ui/feedback/toast-store.ts'
import styles from './profile.module.css'

const themes = ['light', 'dark', 'auto'] as const

/** Language and theme; both act at once and are kept with the account. */
export function PreferencesCard() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const chooseTheme = (value: string) => {
    const theme = themes.find((one) => one === value) ?? 'auto'
    setColorScheme(theme)
    call(firstCalls.preferences, { body: { theme }, quiet: true, handled: true }).catch((error: Error) =>
      toast({ kind: 'error', message: error.message }),
    )
  }
  return (
    <Card title={t('profile.preferences')}>
      <div className={styles.two}>
        <NativeSelect
          label={t('profile.language')}
          value={language}
          onChange={(event) => void switchLanguage(event.currentTarget.value === 'en' ? 'en' : 'ro')}
          data={(['ro', 'en'] as const).map((value) => ({ value, label: t(`common.language_${value}`) }))}
        />
        <NativeSelect
          label={t('profile.theme')}
          value={colorScheme}
          onChange={(event) => chooseTheme(event.currentTarget.value)}
          data={themes.map((value) => ({ value, label: t(`shell.theme_${value}`) }))}
        />
      </div>
    </Card>
  )
}
