import type { SubjectActivity } from '@hdoc/contract/calls/subject-activity.ts'
import type { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { listSubjectActivity, tellActivity } from '../../../platform/audit/list-subject-activity.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { keepVisible, listActivityOfDocuments, viewerOfCall } from '../../documents/index.ts'
import { getVisibleCase } from './load-case.ts'
import { hiddenDocument } from './present-case.ts'
import type { CaseDocumentRow } from './queries/case-documents.ts'

/** What the case made of a document stands with the case already. */
const isOfCase = ({ changes }: SubjectActivity): boolean => changes.some(({ field }) => field === 'case')

/** Entries of a case that name one of its documents, which the reader may not see. */
const naming = new Set([
  'workcase.document_added',
  'workcase.document_removed',
  'workcase.answer_numbered',
  'workcase.answer_stamped',
  'workcase.answer_sealed',
  'workcase.dispatch_prepared',
  'workcase.dispatch_changed',
  'workcase.dispatch_sent',
  'workcase.dispatch_tracking',
  'workcase.dispatch_confirmed',
  'workcase.dispatch_returned',
  'workcase.dispatch_refused',
  'workcase.dispatch_withdrawn',
])
/** What stays of an entry whose document is hidden: neither to whom it went, nor which files it has. */
const staying = new Set(['document', 'case_role'])

type Named = Pick<CaseDocumentRow, 'document_id' | 'number'>

/** Documents that were taken out of the case: only the entries know them. */
function listRemoved(entries: readonly SubjectActivity[]): Named[] {
  return entries.flatMap(({ action, changes }) => {
    const of = (name: string) => changes.find(({ field }) => field === name)?.before ?? ''
    const document_id = Number(of('document_id'))
    return action === 'workcase.document_removed' && document_id > 0
      ? [{ document_id, number: of('document') }]
      : []
  })
}

/** The entries of a case without the numbers of documents that the reader does not see. */
function hideDocuments(
  entries: readonly SubjectActivity[],
  shown: ReadonlySet<string>,
  hidden: string,
): SubjectActivity[] {
  const hide = (number: string): string => (number === '' || shown.has(number) ? number : hidden)
  return entries.map((entry) => {
    if (!naming.has(entry.action)) return entry
    const isHidden = entry.changes.some(
      ({ field, before, after }) =>
        field === 'document' && (hide(before) !== before || hide(after) !== after),
    )
    const changes = entry.changes
      .filter(({ field }) => field !== 'document_id' && (!isHidden || staying.has(field)))
      .map((change) =>
        change.field === 'document'
          ? { ...change, before: hide(change.before), after: hide(change.after) }
          : change,
      )
    return {
      ...entry,
      changes,
      ...(isHidden && entry.action.startsWith('workcase.dispatch') && { reason: '' }),
    }
  })
}

/**
 * Everything that was done with a case and, since it was opened, with those of its documents that the caller sees: the
 * comments on the document it began with are its internal notes (decision 0181).
 */
export async function showCaseActivity(
  ctx: StaffCtx,
  { params }: InputOf<typeof caseCalls.activity>,
): Promise<SubjectActivity[]> {
  const { row, documents } = await getVisibleCase(ctx, params.id)
  const own = tellActivity(await listSubjectActivity(ctx.db, 'workcase', row.id))
  const opened = own.at(-1)?.id ?? 0
  const named: Named[] = [...documents, ...listRemoved(own)]
  const ids = [...new Set(named.map(({ document_id }) => document_id))]
  const seen = new Set(await keepVisible(ctx.db, await viewerOfCall(ctx), ids, ids.length))
  // Of two documents with one number, an entry does not say which one it names: both have to be seen.
  const hidden = new Set(named.filter((one) => !seen.has(one.document_id)).map(({ number }) => number))
  const shown = new Set(named.map(({ number }) => number).filter((number) => !hidden.has(number)))
  const numbers = new Map(
    documents.flatMap(({ document_id, number }) => (seen.has(document_id) ? [[document_id, number]] : [])),
  )
  const ofDocuments = (await listActivityOfDocuments(ctx, [...numbers.keys()], opened))
    .filter((entry) => !isOfCase(entry))
    .map(({ document_id, ...entry }) => ({
      ...entry,
      changes: [...entry.changes, { field: 'document', before: '', after: numbers.get(document_id) ?? '' }],
    }))
  return [...hideDocuments(own, shown, hiddenDocument[ctx.language]), ...ofDocuments].sort(
    (a, b) => b.id - a.id,
  )
}
