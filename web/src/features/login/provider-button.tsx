import './provider-texts.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/i18n.ts'

/** An institution may write a whole sentence on it. */
const wrapping = {
  root: { height: 'auto', minHeight: 'var(--button-height)', paddingBlock: 8 },
  label: { whiteSpace: 'normal', textAlign: 'center' },
} as const

type Props = { label: string; remember: boolean }

/** To the institution's provider of accounts: the browser itself goes there and comes back. */
export function ProviderButton({ label, remember }: Props) {
  const { t } = useTranslation()
  useLanguage()
  return (
    <Button
      component="a"
      href={`/api/oidc/start${remember ? '?remember=1' : ''}`}
      variant="default"
      size="md"
      fullWidth
      styles={wrapping}
    >
      {label || t('oidc_return.button')}
    </Button>
  )
}
