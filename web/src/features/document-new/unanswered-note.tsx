import { Button, Group } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/feedback/note.tsx'
import type { Registration } from './use-registration.ts'

/**
 * Shown when the answer is missing. The person sends the same request again, or gives it up after looking
 * into the list.
 */
export function UnansweredNote({ registration }: { registration: Registration }) {
  const { t } = useTranslation()
  return (
    <Note kind="warn" role="alert">
      <b>{t('registration.unanswered')}</b>
      <p>{t('registration.unanswered_text', { message: registration.lost })}</p>
      <p>{t('registration.give_up_text')}</p>
      <Group gap={8} mt={8}>
        <Button
          autoFocus
          loading={registration.busy}
          leftSection={<IconRefresh size={16} />}
          onClick={registration.retry}
        >
          {t('registration.retry')}
        </Button>
        <Button variant="default" onClick={registration.giveUp}>
          {t('registration.give_up')}
        </Button>
      </Group>
    </Note>
  )
}
