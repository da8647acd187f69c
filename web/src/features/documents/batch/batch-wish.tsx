import type { BatchWish } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { type DocumentStatusId, documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { accessLevelLabels } from '@hdoc/contract/texts/choices.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { docTypeOptionsQuery } from '../../../entities/doc-types/queries.ts'
import { groupOptionsQuery, userOptionsQuery } from '../../../entities/people/queries.ts'
import { formatDate } from '../../../lib/format/format.ts'
import { say, t } from '../../../lib/languages/i18n.ts'
import type { OptionsRequest } from '../../../ui/choice/options-request.ts'
import { FactRows } from '../../../ui/display/facts.tsx'

type Fact = readonly [label: string, value: string]

/** Names of chosen records, asked for by their ids. */
function Names({ request, ids }: { request: OptionsRequest; ids: readonly number[] }) {
  const options = useQuery(request({ ids: ids.join(',') }))
  const names = options.data?.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  return <>{names?.join(', ') ?? '…'}</>
}

/** The fields of a wish that name records, whose names have to be loaded. */
function namedFactsOf(wish: BatchWish): [label: string, value: ReactNode][] {
  if (wish.action === 'doc_type') {
    const type = <Names request={docTypeOptionsQuery} ids={[wish.doc_type_id]} />
    return [[t('batch.action_doc_type'), type]]
  }
  if (wish.action !== 'assign') return []
  const { group_id: groupId, user_ids: userIds } = wish
  const department = groupId !== undefined && <Names request={groupOptionsQuery} ids={[groupId]} />
  const people = userIds.length > 0 && <Names request={userOptionsQuery} ids={userIds} />
  const rows: [string, ReactNode][] = [
    [t('documents.department'), department],
    [t('documents.named_people'), people],
  ]
  return rows.filter(([, value]) => value !== false)
}

/** The fields of a wish in words, without those that name records. */
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
    case 'assign':
      return []
    case 'doc_type':
      return wish.with_deadline ? [[t('documents.deadline'), t('batch.with_deadline')]] : []
  }
}

/** What a batch changes, with every field of its wish. */
export function BatchWishFacts({ wish }: { wish: BatchWish }) {
  return <FactRows rows={[...namedFactsOf(wish), ...factsOf(wish).filter(([, value]) => value !== '')]} />
}
