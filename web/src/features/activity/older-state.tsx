import '../../lib/languages/own/administration/activity-texts.ts'
import type { TrailHold } from '@hdoc/contract/trail/activity.ts'
import { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trailHoldQuery } from '../../entities/activity/queries.ts'
import { formatDateTime, formatNumber } from '../../lib/format/format.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ReasonDialog } from '../../ui/form/ask/reason-dialog.tsx'
import styles from './activity.module.css'

/** Confirms the older state: says what is given up, and asks for the reason. */
function ConfirmDialog({ hold, onClose }: { hold: TrailHold; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={activityCalls.confirmState}
      values={{ id: hold.id }}
      changes={[{ what: 'trail.changed' }]}
      title={t('activity.older_state_confirm')}
      label={t('activity.older_state_reason')}
      help={t('activity.older_state_help')}
      maxLength={500}
      save={t('activity.older_state_confirm')}
      said={t('activity.older_state_done')}
      onClose={onClose}
    >
      <Note kind="warn">{t('activity.older_state_what')}</Note>
    </ReasonDialog>
  )
}

/**
 * Says that the institution is in an older state than was known and therefore gets no numbers. An
 * administrator can confirm that state here.
 */
export function OlderState() {
  const { t } = useTranslation()
  const { data } = useQuery(trailHoldQuery())
  const [isOpen, setOpen] = useState(false)
  const hold = data?.hold
  if (!hold) return null
  const facts = {
    when: formatDateTime(hold.found_at),
    known: formatNumber(hold.known_entries),
    found: formatNumber(hold.found_entries),
  }
  return (
    <div className={styles.holdPlace}>
      <Note kind="bad" role="alert">
        <div className={styles.hold}>
          <span>
            <b>{t('activity.older_state')}</b> {t('activity.older_state_facts', facts)}{' '}
            {!hold.can.confirm && t('activity.older_state_admin')}
          </span>
          {hold.can.confirm && (
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('activity.older_state_confirm')}
            </Button>
          )}
        </div>
        {isOpen && <ConfirmDialog hold={hold} onClose={() => setOpen(false)} />}
      </Note>
    </div>
  )
}
