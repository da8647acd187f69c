import type { BatchWish } from '@hdoc/contract/documents/document-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { DocTypeRow } from '../../doc-types/index.ts'
import { findDocType } from '../../doc-types/index.ts'
import { checkMove, storeMove } from '../life/change-status.ts'
import { type Counting, checkExtension, countingOf, storeLaterDeadline } from '../life/extend-deadline.ts'
import { checkEdit, storeEdit, typeDeadline } from '../life/update-document.ts'
import { levelCode } from '../record/access-level.ts'
import type { Work } from '../record/in-whose-name.ts'
import type { DocumentRow } from '../record/queries/documents.ts'
import type { Before } from './queries.ts'

/** What documents of a batch have in common, looked up once. */
export type BatchFacts = {
  docType(id: number): Promise<DocTypeRow | undefined>
  counting(docTypeId: number): Promise<Counting>
}

export function batchFacts({ db }: Pick<Work, 'db'>): BatchFacts {
  const types = new Map<number, Promise<DocTypeRow | undefined>>()
  const countings = new Map<number, Promise<Counting>>()
  const once = <T>(known: Map<number, Promise<T>>, id: number, ask: () => Promise<T>): Promise<T> => {
    const found = known.get(id) ?? ask()
    known.set(id, found)
    return found
  }
  return {
    docType: (id) => once(types, id, () => findDocType(db, id)),
    counting: (id) => once(countings, id, () => countingOf({ db }, id)),
  }
}

/** A change that may be made: what undoing brings back, and the making. */
export type PlannedChange = { before: Before; make: (work: Work) => Promise<void> }

async function planEdit(
  work: Work,
  row: DocumentRow,
  wish: BatchWish & { action: 'access_level' | 'doc_type' },
  facts: BatchFacts,
): Promise<PlannedChange> {
  const isType = wish.action === 'doc_type'
  const docType = await facts.docType(isType ? wish.doc_type_id : row.doc_type_id)
  const changes = isType ? { doc_type_id: wish.doc_type_id } : { access_level: wish.access_level }
  const edit = checkEdit(work, row, changes, docType)
  const isSame = isType
    ? row.doc_type_id === wish.doc_type_id
    : row.access_level === levelCode(wish.access_level)
  if (isSame) throw new AppError('SAME_VALUE')
  const deadline =
    isType && wish.with_deadline
      ? typeDeadline(work, row, edit.docType, await facts.counting(wish.doc_type_id))
      : undefined
  const { doc_type_id, doc_type_version, doc_type_name, deadline_on, deadline_reason } = row
  return {
    before: isType
      ? { doc_type_id, doc_type_version, doc_type_name, ...(deadline && { deadline_on, deadline_reason }) }
      : { access_level: row.access_level },
    make: (doing) => storeEdit(doing, { ...edit, ...(deadline && { deadline }) }),
  }
}

/** What a batch would do with one document, by the rules of a single change; throws why it would not. */
export async function planChange(
  work: Work,
  row: DocumentRow,
  wish: BatchWish,
  facts: BatchFacts,
): Promise<PlannedChange> {
  const { status, resume_status, pending_until, deadline_on, deadline_reason } = row
  if (wish.action === 'status') {
    const move = checkMove(work, row, wish)
    return {
      before: { status, resume_status, pending_until },
      make: (doing) => storeMove(doing, move, wish.reason),
    }
  }
  if (wish.action === 'deadline') {
    const extension = checkExtension(work, row, wish, await facts.counting(row.doc_type_id))
    return {
      before: { deadline_on, deadline_reason },
      make: (doing) => storeLaterDeadline(doing, extension, wish.reason),
    }
  }
  return planEdit(work, row, wish, facts)
}
