import { reportCalls } from '@hdoc/contract/reports/report-calls.ts'
import { Button, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runQuery } from '../../entities/reports/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { FormNotes } from '../../ui/form/frame/form-notes.tsx'
import { useLeaveGuard } from '../../ui/form/frame/use-leave-guard.tsx'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import styles from './reports.module.css'

type Remarks = { remarks: string; version: number }
type Props = {
  id: number
  /** What the form goes on from. */
  row: Remarks
  onWrite: (isWritten: boolean) => void
  /** The remarks as they are now, which the person has chosen to go on from. */
  onLatest: (now: Remarks, isWritten: boolean) => void
  onSaved: (saved: Remarks, isWritten: boolean) => void
}

function OpenForm({ id, row, onWrite, onLatest, onSaved }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const latest = async (isKept: boolean) => {
    const { remarks, version } = await queryClient.fetchQuery({ ...runQuery(id), staleTime: 0 })
    onLatest({ remarks, version }, isKept && form.isDirty() && form.getValues().remarks !== remarks)
    return { remarks }
  }
  const schemaForm = useSchemaForm({
    schema: reportCalls.remark.body,
    initial: { remarks: row.remarks },
    toValues: ({ remarks }) => ({ id, version: row.version, remarks }),
    save: async (body) => {
      const { version } = await call(reportCalls.remark, { body })
      return { version, remarks: body.remarks }
    },
    changes: [{ what: 'report.changed' }],
    said: () => t('reports.remarks_saved'),
    onSaved: (saved) => {
      // Whoever went on writing meanwhile goes on from what was saved.
      const isWritten = form.getValues().remarks.trim() !== saved.remarks
      if (!isWritten) schemaForm.begin({ remarks: saved.remarks })
      onSaved(saved, isWritten)
    },
  })
  const { form, submit, rootRef, busy, rebase } = schemaForm
  const isUnsaved = () => form.getValues().remarks.trim() !== row.remarks
  const leaving = useLeaveGuard(isUnsaved() && !busy)
  return (
    <FormFrame submit={submit} ref={rootRef} className={styles.form} onChange={() => onWrite(isUnsaved())}>
      <FormNotes
        schemaForm={schemaForm}
        labelOf={(path) => (path === 'remarks' ? t('reports.remarks') : undefined)}
        onKeep={() => latest(true)}
        onReload={() =>
          void latest(false).then((now) => {
            form.setValues({ remarks: row.remarks })
            rebase(now)
          }, tellFailure)
        }
      />
      <Textarea
        key={form.key('remarks')}
        {...form.getInputProps('remarks')}
        data-path="remarks"
        label={t('reports.remarks')}
        description={t('reports.remarks_help')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={4000}
      />
      <Button type="submit" variant="default" size="xs" loading={busy}>
        {t('reports.save_remarks')}
      </Button>
      {leaving}
    </FormFrame>
  )
}

/**
 * What a person writes under a report of the law. The form goes on from the remarks it began with, whatever a refetch
 * brings; untouched, it shows those of now.
 */
export function RemarksForm({
  id,
  onHeld,
  ...now
}: { id: number; onHeld: (held: { isUnsaved: boolean; version: number }) => void } & Remarks) {
  const [held, keep] = useState({ began: now.version, row: now, isWritten: false })
  const hold = (next: typeof held) => {
    keep(next)
    onHeld({ isUnsaved: next.isWritten, version: next.row.version })
  }
  // What was saved here stands until it is fetched.
  const { began, row } =
    held.isWritten || now.version <= held.row.version ? held : { began: now.version, row: now }
  return (
    <OpenForm
      key={began}
      id={id}
      row={row}
      onWrite={(isWritten) => hold({ began, row, isWritten })}
      onLatest={(latest, isWritten) => hold({ began, row: latest, isWritten })}
      onSaved={(saved, isWritten) => hold({ began, row: saved, isWritten })}
    />
  )
}
