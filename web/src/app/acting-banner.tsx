import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'

type Props = { name: string; real: string; onBack: () => void }

/** Names both people while somebody acts as another, and leads back. */
export function ActingBanner({ name, real, onBack }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <span>{t('shell.acting', { name, real })}</span>
      <Button size="xs" variant="default" onClick={onBack}>
        {t('shell.acting_back')}
      </Button>
    </>
  )
}
