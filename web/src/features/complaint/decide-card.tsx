import type { Complaint } from '@hdoc/contract/complaints/complaint-rows.ts'
import { complaintCalls } from '@hdoc/contract/complaints/complaints.ts'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './complaint.module.css'
import type { Act } from './dialogs/opened.ts'
import { complaintChanges, useShowComplaint } from './dialogs/use-complaint.ts'

const offered = ['accept', 'resolve', 'not_accept', 'reject', 'join', 'cancel', 'reopen'] as const

/** What there is to do with a complaint: one main act, and the others. What cannot be done now is left out. */
export function DecideCard({ row, onOpen }: { row: Complaint; onOpen: (act: Act) => void }) {
  const { t } = useTranslation()
  const show = useShowComplaint()
  const registering = useAction({
    call: () => call(complaintCalls.register, { body: { id: row.id, version: row.version } }),
    changes: complaintChanges(row.id),
    said: ({ data }) => t('complaints.did_register', { number: data.number }),
    onDone: show,
  })
  const { can } = row
  const acts = offered.filter((act) => can[act])
  const canRegister = can.register && row.fault !== ''
  if (acts.length === 0 && !canRegister && row.answer === '') return null
  return (
    <Card title={t('complaints.decide')}>
      {row.answer !== '' && (
        <Note kind="info">
          {t('complaints.answer')}: {row.answer}
        </Note>
      )}
      <div className={styles.acts}>
        {canRegister && (
          <Button loading={registering.isPending} onClick={() => registering.mutate()}>
            {t('complaints.register')}
          </Button>
        )}
        {acts.map((act, n) => (
          <Button key={act} variant={n === 0 ? 'filled' : 'default'} onClick={() => onOpen(act)}>
            {t(`complaints.${act}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
