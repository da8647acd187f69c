import type { BatchWish } from '@hdoc/contract/documents/bulk/document-batches.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { DocTypeRow } from '../../doc-types/index.ts'
import { findDocType } from '../../doc-types/index.ts'
import { type AssignmentFacts, checkAssignment, storeChecked } from '../life/assign-document.ts'
import { checkMove, storeMove } from '../life/change-status.ts'
import {
  type FindObstacles,
  findObstacles,
  isClosing,
  type Obstacle,
  refuseObstacles,
} from '../life/closing-obstacles.ts'
import { type Counting, checkExtension, countingOf, storeLaterDeadline } from '../life/extend-deadline.ts'
import { checkEdit, storeEdit, typeDeadline } from '../life/update-document.ts'
import { levelCode } from '../record/access-level.ts'
import type { Work } from '../record/in-whose-name.ts'
import { findDepartment, isTakenUpAtOnce, listNameable, namedOnEach } from '../record/queries/assignment.ts'
import type { DocumentRow } from '../record/queries/documents.ts'
import type { Before } from './queries.ts'

/** What documents of a batch have in common, looked up once. */
export type BatchFacts = {
  docType(id: number): Promise<DocTypeRow | undefined>
  counting(docTypeId: number): Promise<Counting>
  /** What stands against closing a document. */
  obstacles(id: number): Promise<readonly Obstacle[]>
} & AssignmentFacts

/** Asks for each key once; later calls get the same answer. */
function once<K, T>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<string, Promise<T>>()
  return (key) => {
    const found = known.get(String(key)) ?? ask(key)
    known.set(String(key), found)
    return found
  }
}

/** The facts for some documents; who is named on them, and what stands against closing them, is read in one question each. */
export function batchFacts(
  { db, now }: Pick<Work, 'db' | 'now'>,
  documentIds: readonly number[],
  looks: readonly FindObstacles[],
): BatchFacts {
  const named = once(() => namedOnEach(db, documentIds))
  const obstacles = once(async () =>
    Map.groupBy(await findObstacles({ db, now }, documentIds, looks), ({ documentId }) => documentId),
  )
  return {
    docType: once((id) => findDocType(db, id)),
    counting: once((id) => countingOf({ db }, id)),
    obstacles: async (id) => (await obstacles('all')).get(id) ?? [],
    named: async (id) => (await named('all')).get(id) ?? [],
    nameable: once((ids) => listNameable(db, ids)),
    department: once((id) => findDepartment(db, id)),
    isTakenUpAtOnce: once((id) => isTakenUpAtOnce(db, id)),
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

/** Nobody loses a document by a batch: people are named beside those who are named already. */
async function planAssignment(
  work: Work,
  row: DocumentRow,
  wish: BatchWish & { action: 'assign' },
  facts: BatchFacts,
): Promise<PlannedChange> {
  const { group_id, status, resume_status, pending_until } = row
  const named = await facts.named(row.id)
  const wished = {
    group_id: wish.group_id ?? group_id,
    user_ids: [...named.map(({ id }) => id), ...wish.user_ids],
  }
  const checked = await checkAssignment(work, row, wished, facts)
  if (checked.isSame) throw new AppError('SAME_VALUE')
  return {
    before: {
      assigned: { group_id, group: row.group_name ?? '', people: [...named] },
      ...(checked.isTakenUp && { status, resume_status, pending_until }),
    },
    make: (doing) => storeChecked(doing, checked),
  }
}

/** What a batch would do with one document, by the rules of a single change; throws why it would not. */
export async function planChange(
  work: Work,
  row: DocumentRow,
  wish: BatchWish,
  facts: BatchFacts,
): Promise<PlannedChange> {
  const { status, resume_status, pending_until, closed_on, deadline_on, deadline_reason } = row
  if (wish.action === 'status') {
    const move = checkMove(work, row, wish)
    if (isClosing(move)) refuseObstacles(await facts.obstacles(row.id))
    return {
      before: { status, resume_status, pending_until, closed_on },
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
  if (wish.action === 'assign') return planAssignment(work, row, wish, facts)
  return planEdit(work, row, wish, facts)
}
