import { Button, Group } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/feedback/note.tsx'

type Props = { why: string; isAsking: boolean; onRetry: () => void; onGiveUp: () => void }

/**
 * Shown when the answer is missing. The person sends the same request again, or gives it up after looking
 * into the list.
 */
export function UnansweredNote({ why, isAsking, onRetry, onGiveUp }: Props) {
  const { t } = useTranslation()
  return (
    <Note kind="warn" role="alert">
      <b>{t('registration.unanswered')}</b>
      <p>{t('registration.unanswered_text', { message: why })}</p>
      <p>{t('registration.give_up_text')}</p>
      <Group gap={8} mt={8}>
        <Button autoFocus loading={isAsking} leftSection={<IconRefresh size={16} />} onClick={onRetry}>
          {t('registration.retry')}
        </Button>
        <Button variant="default" onClick={onGiveUp}>
          {t('registration.give_up')}
        </Button>
      </Group>
    </Note>
  )
}
