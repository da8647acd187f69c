import {
  type documentAssignmentCalls,
  MOST_NAMED,
} from '@hdoc/contract/documents/life/document-assignment.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { type Granted, grant } from '../../../platform/auth/grant.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { documentAssigned } from '../events/index.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { batchOf, traceOf, type Work, workOf } from '../record/in-whose-name.ts'
import { canAssignDocument, notFromCase } from '../record/policy.ts'
import {
  findDepartment,
  isTakenUpAtOnce,
  listNameable,
  listNamed,
  type NamedPerson,
  storeAssignment,
} from '../record/queries/assignment.ts'
import { type DocumentRow, findDocument, lockDocument } from '../record/queries/documents.ts'
import { beginWork, isUntouched } from './begin-work.ts'

const refuse = (field: string, problem: FieldProblem = { key: 'reference' }): never => {
  throw new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })
}
/** People as the history names them. */
export const namesOf = (people: readonly NamedPerson[]): string => people.map(({ name }) => name).join(', ')

/** What has to be looked up for an assignment; a batch looks each of these up once. */
export type AssignmentFacts = {
  named(documentId: number): Promise<readonly NamedPerson[]>
  nameable(ids: readonly number[]): Promise<readonly NamedPerson[]>
  department(id: number): Promise<{ name: string } | undefined>
  isTakenUpAtOnce(docTypeId: number): Promise<boolean>
}

const factsOf = (db: TenantDb): AssignmentFacts => ({
  named: (id) => listNamed(db, id),
  nameable: (ids) => listNameable(db, ids),
  department: (id) => findDepartment(db, id),
  isTakenUpAtOnce: (docTypeId) => isTakenUpAtOnce(db, docTypeId),
})

/** An assignment that may be made. */
export type CheckedAssignment = {
  document: Granted<'document.assign', DocumentRow>
  had: readonly NamedPerson[]
  people: readonly NamedPerson[]
  group: { id: number; name: string } | undefined
  /** The document already has this department and these people. */
  isSame: boolean
  /** The document is put in work because the department has it now. */
  isTakenUp: boolean
}

/**
 * The people to be named. Those who are named already may stay, even when they have left; new ones have to be
 * active people of the institution.
 */
async function peopleOf(
  ids: readonly number[],
  had: readonly NamedPerson[],
  facts: AssignmentFacts,
): Promise<readonly NamedPerson[]> {
  const kept = had.filter(({ id }) => ids.includes(id))
  const wanted = [...new Set(ids)].filter((id) => !kept.some((person) => person.id === id))
  if (kept.length + wanted.length > MOST_NAMED)
    refuse('user_ids', { key: 'too_many', values: { maximum: MOST_NAMED } })
  const added = wanted.length > 0 ? await facts.nameable(wanted) : []
  return added.length === wanted.length ? [...kept, ...added] : refuse('user_ids')
}

/** Checks whether the person may give this document to the department and people wished; throws why not. */
export async function checkAssignment(
  { actor }: Pick<Work, 'actor'>,
  row: DocumentRow,
  wished: { group_id: number | null; user_ids: readonly number[] },
  facts: AssignmentFacts,
): Promise<CheckedAssignment> {
  const document = grant('document.assign', row, canAssignDocument(actor, row))
  // People may still be named; which department is at work says the case.
  if (wished.group_id !== row.group_id) grant('document.assign', row, notFromCase(row))
  const had = await facts.named(row.id)
  const people = await peopleOf(wished.user_ids, had, facts)
  const { group_id: id } = wished
  const group = id === null ? undefined : ((await facts.department(id)) ?? refuse('group_id'))
  const isGiven = id !== null && id !== row.group_id
  return {
    document,
    had,
    people,
    group: group && id !== null ? { id, name: group.name } : undefined,
    isSame:
      id === row.group_id &&
      people.length === had.length &&
      had.every((person) => wished.user_ids.includes(person.id)),
    isTakenUp: isGiven && isUntouched(row) && (await facts.isTakenUpAtOnce(row.doc_type_id)),
  }
}

export async function storeChecked(work: Work, checked: CheckedAssignment): Promise<void> {
  const { document, had, people, group } = checked
  const userIds = people.map(({ id }) => id)
  await storeAssignment(work.db, document, { groupId: group?.id ?? null, userIds })
  await writeAudit(work.db, {
    ...traceOf(work, document.id),
    action: 'document.assigned',
    before: { group: document.group_name ?? '', people: namesOf(had) },
    after: { group: group?.name ?? '', people: namesOf(people), ...batchOf(work) },
  })
  if (work.batch === undefined) await tellAssigned(work, checked)
  if (checked.isTakenUp) await beginWork(work, [document])
}

/** Those who have the document newly are told of it. A batch tells at its end, of all its documents at once. */
async function tellAssigned(work: Work, { document, had, people, group }: CheckedAssignment): Promise<void> {
  const added = people.filter(({ id }) => !had.some((person) => person.id === id))
  const given = group !== undefined && group.id !== document.group_id ? group.id : null
  if (added.length === 0 && given === null) return
  const { institutionId: institution_id, id, name } = work.actor
  await emit(
    work.db,
    documentAssigned,
    {
      document_id: document.id,
      group_id: given,
      user_ids: added.map((person) => person.id),
      by: { institution_id, id, name },
    },
    work.now,
  )
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
  const work = workOf(ctx)
  const checked = await checkAssignment(work, row, body, factsOf(ctx.db))
  if (!checked.isSame) await storeChecked(work, checked)
  // A person who gives the document away may not see it from now on. They still get what they saved, so it is
  // read without regard to visibility.
  const after = await findDocument(ctx.db, { all: true }, ctx.actor, row.id)
  return savedRow(ctx.language, await showDocument(ctx, after ?? row))
}
