import type { documentAssignmentCalls } from '@hdoc/contract/documents/document-assignment.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { traceOf, workOf } from '../record/in-whose-name.ts'
import { canAssignDocument } from '../record/policy.ts'
import {
  findDepartment,
  isTakenUpAtOnce,
  listNameable,
  listNamed,
  storeAssignment,
} from '../record/queries/assignment.ts'
import { findDocument, lockDocument } from '../record/queries/documents.ts'
import { beginWork } from './begin-work.ts'

const refuse = (field: string): never => {
  throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key: 'reference' }] } })
}
const namesOf = (people: readonly { name: string }[]): string => people.map(({ name }) => name).join(', ')

/**
 * The people to be named. Those who are named already may stay, even when they have left; new ones have to be
 * active people of the institution.
 */
async function peopleOf(ctx: StaffCtx, ids: readonly number[], had: readonly { id: number; name: string }[]) {
  const kept = had.filter(({ id }) => ids.includes(id))
  const wanted = [...new Set(ids)].filter((id) => !kept.some((person) => person.id === id))
  const added = wanted.length > 0 ? await listNameable(ctx.db, wanted) : []
  return added.length === wanted.length ? [...kept, ...added] : refuse('user_ids')
}

/**
 * Gives a document to another department or other people; what they may see follows at once (product §13
 * Visibility).
 */
export async function assignDocument(
  ctx: StaffCtx,
  { body }: InputOf<typeof documentAssignmentCalls.assign>,
) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const document = grant('document.assign', row, canAssignDocument(ctx.actor, row))
  const had = await listNamed(ctx.db, row.id)
  const people = await peopleOf(ctx, body.user_ids, had)
  const group = body.group_id === null ? undefined : await findDepartment(ctx.db, body.group_id)
  if (body.group_id !== null && !group) refuse('group_id')
  const isSame =
    body.group_id === row.group_id &&
    people.length === had.length &&
    had.every(({ id }) => body.user_ids.includes(id))
  if (!isSame) {
    await storeAssignment(ctx.db, document, { groupId: body.group_id, userIds: people.map(({ id }) => id) })
    await writeAudit(ctx.db, {
      ...traceOf(workOf(ctx), row.id),
      action: 'document.assigned',
      before: { group: row.group_name ?? '', people: namesOf(had) },
      after: { group: group?.name ?? '', people: namesOf(people) },
    })
    const isGiven = group !== undefined && body.group_id !== row.group_id
    if (isGiven && (await isTakenUpAtOnce(ctx.db, row.doc_type_id))) await beginWork(workOf(ctx), row)
  }
  // A person who gives the document away may not see it from now on. They still get what they saved, so it is
  // read without regard to visibility.
  const after = await findDocument(ctx.db, { all: true }, ctx.actor, row.id)
  return savedRow(ctx.language, await showDocument(ctx, after ?? row))
}
