import type { ListQuery } from '@hdoc/contract/calls/list-query.ts'
import { MOST_PRINTED } from '@hdoc/contract/printing/printing.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { documentIdsQuery } from '../../entities/documents/queries.ts'
import { PrintDialog } from '../../entities/printing/print-dialog.tsx'
import { formatNumber } from '../../lib/format/format.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'

/**
 * Prints the labels of all documents in the list, in its order, up to the number that is printed in one go.
 */
export default function LabelsOfList({ list, onClose }: { list: ListQuery; onClose: () => void }) {
  const { t } = useTranslation()
  const answer = useQuery(documentIdsQuery(list, MOST_PRINTED))
  const { data } = answer
  if (data && data.ids.length > 0 && data.ids.length === data.total)
    return <PrintDialog ids={data.ids} onClose={onClose} />
  return (
    <Dialog
      title={t('printing.labels')}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('common.close')}</Button>}
    >
      <Answer query={answer} />
      {data && (
        <Note kind="warn">
          {data.total === 0
            ? t('batch.labels_none')
            : t('batch.labels_too_many', {
                total: formatNumber(data.total),
                most: formatNumber(MOST_PRINTED),
              })}
        </Note>
      )}
    </Dialog>
  )
}
