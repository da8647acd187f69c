import type { ApprovalLine } from '@hdoc/contract/approvals/approval-rows.ts'
import { approvalCalls } from '@hdoc/contract/approvals/approvals.ts'
import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import styles from './approvals-page.module.css'

type Props = { lines: readonly ApprovalLine[]; onClose: () => void }
type Sent = { steps: { step_id: number; shown: string }[]; comment: string }

/** Several requests approved at once: first what will be approved, then what became of each that was not. */
export function ApproveManyDialog({ lines: first, onClose }: Props) {
  const { t } = useTranslation()
  // The list behind goes on while the dialog is open; it speaks of what it was opened with.
  const [lines] = useState(first)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(lines.map(({ id }) => id)))
  const approve = useAction({
    call: (body: Sent) => call(approvalCalls.approveMany, { body }),
    changes: [{ what: 'approval.changed' }],
    unsure: [{ what: 'approval.changed' }],
    said: ({ data }) => {
      const count = data.filter(({ approved }) => approved).length
      return t('approvals.done_many', { count, figure: formatNumber(count) })
    },
    onDone: ({ data }) => data.every(({ approved }) => approved) && onClose(),
    waits: false,
  })
  const refused = (approve.data?.data ?? []).filter(({ approved }) => !approved)
  const nameOf = (stepId: number) =>
    lines.find(({ own }) => own?.id === stepId)?.document.number ?? String(stepId)
  const send = () =>
    approve.mutate({
      steps: lines.flatMap(({ id, own, shown }) =>
        own && chosen.has(id) && shown !== '' ? [{ step_id: own.id, shown }] : [],
      ),
      comment: '',
    })
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
  return (
    <Dialog
      title={t('approvals.many_title')}
      onClose={onClose}
      footer={
        refused.length > 0 ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <>
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button loading={approve.isPending} disabled={chosen.size === 0} onClick={send}>
              {t('approvals.many_do', { count: chosen.size, figure: formatNumber(chosen.size) })}
            </Button>
          </>
        )
      }
    >
      {refused.length > 0 ? (
        <>
          <Note kind="warn" role="status">
            {t('approvals.many_refused')}
          </Note>
          <ul className={styles.many}>
            {refused.map(({ step_id, reason }) => (
              <li key={step_id}>
                <b>{nameOf(step_id)}</b> {reason}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <Note kind="info">{t('approvals.many_what')}</Note>
          <ul className={styles.many}>
            {lines.map(({ id, document, file, requested_by }) => (
              <li key={id}>
                <Checkbox
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                  label={`${document.number} · ${document.short_description}`}
                  description={`${file.name} · ${requested_by}`}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
