import { Button } from '@mantine/core'
import { IconUserShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../../ui/display/key.tsx'

/** Gives the chosen rows to somebody. */
export function ChosenGiving({ onGive }: { onGive: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="subtle"
      leftSection={<IconUserShare size={16} />}
      rightSection={<Key>R</Key>}
      onClick={onGive}
    >
      {t('queues.assign')}
    </Button>
  )
}
