import './provider-texts.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/languages/i18n.ts'

/** Lets the text of the button wrap, because an institution may write a whole sentence on it. */
const wrapping = {
  root: { height: 'auto', minHeight: 'var(--button-height)', paddingBlock: 8 },
  label: { whiteSpace: 'normal', textAlign: 'center' },
} as const

type Props = { label: string; remember: boolean }

/** Leads to the institution's provider of accounts. The browser itself goes there and comes back. */
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
