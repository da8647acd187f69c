import type { BatchWish } from '@hdoc/contract/documents/document-batches.ts'
import { type DocumentStatusId, documentStatus } from '@hdoc/contract/documents/document-status.ts'
import { accessLevelLabels } from '@hdoc/contract/texts/choices.ts'
import { useQuery } from '@tanstack/react-query'
import { docTypeOptionsQuery } from '../../../entities/doc-types/queries.ts'
import { formatDate } from '../../../lib/format.ts'
import { say, t } from '../../../lib/i18n.ts'
import { FactRows } from '../../../ui/display/facts.tsx'

type Fact = readonly [label: string, value: string]

function TypeName({ id }: { id: number }) {
  const options = useQuery(docTypeOptionsQuery({ ids: String(id) }))
  return <>{options.data?.find((option) => option.id === id)?.name ?? '…'}</>
}

/** The fields of a wish in words, without its document type, whose name has to be loaded. */
function factsOf(wish: BatchWish): Fact[] {
  switch (wish.action) {
    case 'status':
      return [
        [t('batch.action_status'), say(documentStatus(wish.status as DocumentStatusId).label)],
        ...(wish.pending_until
          ? [[t('documents.pending_until'), formatDate(wish.pending_until)] as const]
          : []),
        ...(wish.pending_days ? [[t('documents.pending_days'), String(wish.pending_days)] as const] : []),
        [t('documents.status_reason'), wish.reason],
      ]
    case 'access_level':
      return [[t('batch.action_access_level'), say(accessLevelLabels[wish.access_level])]]
    case 'deadline':
      return [
        wish.deadline_on
          ? [t('documents.extend_on'), formatDate(wish.deadline_on)]
          : [t('documents.extend_days'), String(wish.days ?? '')],
        [t('documents.extend_reason'), wish.reason],
      ]
    case 'doc_type':
      return wish.with_deadline ? [[t('documents.deadline'), t('batch.with_deadline')]] : []
  }
}

/** What a batch changes, with every field of its wish. */
export function BatchWishFacts({ wish }: { wish: BatchWish }) {
  const type = wish.action === 'doc_type' && <TypeName id={wish.doc_type_id} />
  return (
    <FactRows
      rows={[
        ...(type ? [[t('batch.action_doc_type'), type] as const] : []),
        ...factsOf(wish).filter(([, value]) => value !== ''),
      ]}
    />
  )
}
