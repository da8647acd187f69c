import '../../../lib/languages/own/settling-texts.ts'
import { bareBroadcastCalls } from '@hdoc/contract/documents/parts/bare-broadcasts.ts'
import type { Broadcast } from '@hdoc/contract/documents/parts/broadcasts.ts'
import { Button } from '@mantine/core'
import { IconEyeCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { broadcastQuery } from '../../../entities/documents/broadcast-query.ts'
import { useSession } from '../../../entities/session/session-store.ts'
import { call } from '../../../lib/calls/call.ts'
import { formatDateTime, formatNumber } from '../../../lib/format/format.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from '../document-detail.module.css'

/** Asks whoever was told to confirm that they have read the document. Who acts in their name reads why they cannot. */
export function ConfirmReading({ documentId }: { documentId: number }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const { data } = useQuery(broadcastQuery(documentId))
  const confirm = useAction({
    call: () => call(bareBroadcastCalls.confirm, { body: { id: documentId } }),
    changes: [{ what: 'document.changed', id: documentId }],
    said: () => t('documents.broadcast_confirmed'),
  })
  if (!data?.own.asked || data.own.read_at !== null) return null
  if (user?.logged_in_as_another_user) return <Note kind="info">{t('settling.reading_acting')}</Note>
  return (
    <Note kind="info">
      <div className={styles.broadcast}>
        <span>{t('documents.broadcast_asked')}</span>
        <Button
          size="xs"
          leftSection={<IconEyeCheck size={16} aria-hidden />}
          loading={confirm.isPending}
          onClick={() => confirm.mutate()}
        >
          {t('documents.broadcast_confirm')}
        </Button>
      </div>
    </Note>
  )
}

function People({ people }: Pick<Broadcast, 'people'>) {
  const { t } = useTranslation()
  return (
    <ul>
      {people.map(({ id, name, read_at }) => (
        <li key={id}>
          {name}{' '}
          <span className={styles.quiet}>
            {read_at === null ? t('documents.broadcast_not_yet') : formatDateTime(read_at)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** To whom the document was brought to attention, and who has read it when. */
export function DocumentBroadcast({ documentId }: { documentId: number }) {
  const { t } = useTranslation()
  const { data } = useQuery(broadcastQuery(documentId))
  if (!data) return null
  const { groups, read, people } = data
  return (
    <section className={styles.cases} aria-label={t('documents.broadcast')}>
      <h2>{t('documents.broadcast')}</h2>
      <p>
        {groups.length === 0 ? t('documents.broadcast_all') : groups.join(', ')}{' '}
        <span className={styles.quiet}>
          {t('documents.broadcast_read', { read: formatNumber(read), people: formatNumber(people.length) })}
        </span>
      </p>
      <details>
        <summary>{t('documents.broadcast_who')}</summary>
        <People people={people} />
      </details>
    </section>
  )
}
