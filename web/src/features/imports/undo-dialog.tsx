import { importCalls } from '@hdoc/contract/imports/import-calls.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { importsKey } from '../../entities/changes/keys.ts'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { useImportAction } from './parts/use-import-action.ts'

/** Says what undoing does, or what stands against it, row by row. */
export function UndoDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation()
  const blockers = useQuery({
    queryKey: [...importsKey, 'blockers', id],
    queryFn: ({ signal }) => call(importCalls.blockers, { body: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const undo = useImportAction(id, () => call(importCalls.undo, { body: { id } }), {
    said: () => t('imports.undo_begun'),
    onDone: onClose,
  })
  const total = blockers.data?.total
  return (
    <Dialog
      title={t('imports.undo_title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {total === 0 && (
            <Button color="red" loading={undo.isPending} onClick={() => undo.mutate()}>
              {t('imports.undo')}
            </Button>
          )}
        </>
      }
    >
      <Answer query={blockers}>
        {({ data, total: count, whole }) =>
          count === 0 ? (
            <>
              <p>{t('imports.undo_text')}</p>
              {!whole && <Note kind="info">{t('imports.undo_part')}</Note>}
            </>
          ) : (
            <>
              <Note kind="warn">{t('imports.undo_held', { count, figure: formatNumber(count) })}</Note>
              <ul>
                {data.map(({ row, name, text, subject_id }) => (
                  <li key={`${row} ${subject_id}`}>
                    {t('imports.undo_row', { row: formatNumber(row), name, text })}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Answer>
    </Dialog>
  )
}
