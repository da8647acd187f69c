import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Key } from '../../../ui/display/key.tsx'

/** Closes the cases of the chosen rows. */
export function ChosenClosing({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      variant="subtle"
      leftSection={<IconCircleCheck size={16} />}
      rightSection={<Key>I</Key>}
      onClick={onOpen}
    >
      {t('queues.close_many')}
    </Button>
  )
}
