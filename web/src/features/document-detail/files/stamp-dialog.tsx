import type { FileRow } from '@hdoc/contract/files/files.ts'
import { printingCalls } from '@hdoc/contract/printing/printing.ts'
import { type StampCorner, stampCornerLabels, stampCorners } from '@hdoc/contract/printing/printing-values.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconRubberStamp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { printOptionsQuery } from '../../../entities/printing/queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { say } from '../../../lib/languages/i18n.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import styles from './stamp-dialog.module.css'

type Pages = 'first' | 'all'
type Props = { file: FileRow; onClose: () => void; onStamped: (id: number) => void }

/** The four corners of a page, as they lie on it. */
function CornerChoice({ value, onChange }: { value: StampCorner; onChange: (corner: StampCorner) => void }) {
  const { t } = useTranslation()
  return (
    <fieldset className={styles.corners}>
      <legend>{t('printing.stamp_corner')}</legend>
      <div className={styles.page}>
        {stampCorners.map((corner) => (
          <label key={corner} className={styles.corner} data-chosen={corner === value || undefined}>
            <input
              type="radio"
              name="stamp-corner"
              value={corner}
              checked={corner === value}
              onChange={() => onChange(corner)}
            />
            {say(stampCornerLabels[corner])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Adds a stamped copy of a PDF beside it. */
export function StampDialog({ file, onClose, onStamped }: Props) {
  const { t } = useTranslation()
  const usual = useQuery(printOptionsQuery).data?.stamp_corner ?? 'top_right'
  const [chosen, setChosen] = useState<StampCorner>()
  const [pages, setPages] = useState<Pages>('first')
  const corner = chosen ?? usual
  const body = { id: file.id, corner, pages }
  const stamp = useAction({
    // A stamped copy cannot be removed, so a retry after a lost answer bears the same key and gives the same
    // copy.
    call: (sent: typeof body, key) => call(printingCalls.stamp, { body: sent, idempotencyKey: key }),
    changes: [{ what: 'document.files_changed' }],
    said: ({ data }) =>
      t(data.was_signed ? 'printing.stamped_signed' : 'printing.stamped', { name: data.name }),
    onDone: ({ data }) => onStamped(data.id),
    shown: true,
  })
  return (
    <Dialog
      title={t('printing.stamp_title', { name: file.name })}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            data-autofocus
            leftSection={<IconRubberStamp size={16} />}
            loading={stamp.isPending}
            onClick={() => stamp.mutate(body)}
          >
            {t('printing.stamp')}
          </Button>
        </>
      }
    >
      {stamp.error && (
        <Note kind="bad" role="alert">
          {stamp.error.message}
        </Note>
      )}
      <p className={styles.text}>{t('printing.stamp_text')}</p>
      <CornerChoice value={corner} onChange={setChosen} />
      <NativeSelect
        label={t('printing.stamp_pages')}
        value={pages}
        data={[
          { value: 'first', label: t('printing.stamp_first') },
          { value: 'all', label: t('printing.stamp_all') },
        ]}
        onChange={({ currentTarget: { value } }) => setPages(value === 'all' ? 'all' : 'first')}
      />
    </Dialog>
  )
}
