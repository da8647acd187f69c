import { isDeepStrictEqual } from 'node:util'
import { plainOf, strayPlain } from '@hdoc/contract/documents/plain/plain-fields.ts'
import type { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { AppError, type FieldProblem } from '@hdoc/contract/failures/errors.ts'
import type { Deadline, FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { categoryLabels } from '@hdoc/contract/texts/choices.ts'
import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import { checkVersion } from '../../../platform/http/call/check-version.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type DocTypeRow, findDocType, holdDocType } from '../../doc-types/index.ts'
import { levelCode, levelOf } from '../record/access-level.ts'
import { deadlineFor, deadlineRule, isFuture } from '../record/deadline-rules.ts'
import { getVisible, showDocument } from '../record/get-document.ts'
import { batchOf, traceOf, type Work, workOf } from '../record/in-whose-name.ts'
import { canEditDocument, notFromCase } from '../record/policy.ts'
import {
  type DocumentFields,
  type DocumentRow,
  type EditableDocument,
  findDocument,
  lockDocument,
  updateDocument,
} from '../record/queries/documents.ts'
import { storeTypeDeadline } from '../record/queries/life.ts'
import { shownStatus } from '../record/status-rules.ts'
import { viewerOf } from '../visibility/queries/visibility.ts'
import { countingOf } from './extend-deadline.ts'

export type Changes = InputOf<typeof documentCalls.update>['body']['values']
export type Edit = {
  document: EditableDocument
  values: DocumentFields
  docType: DocTypeRow
  /** Only when a new type is chosen and its deadline is to count. */
  deadline?: { date: string | null; reason: Deadline['reason'] | null }
}

/** The fields as people know them, for the audit. */
function editable(row: DocumentFields, docTypeName: string) {
  return {
    ...plainOf(row),
    doc_type: docTypeName,
    access_level: levelOf(row.access_level),
  }
}

function changed(document: DocumentRow, values: Changes): DocumentFields {
  const { access_level: level, ...rest } = values
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...document,
    ...given,
    access_level: level === undefined ? document.access_level : levelCode(level),
  }
}

/**
 * Checks whether the person may change this document so; `docType` is the type it has afterwards. Throws why
 * not.
 */
export function checkEdit(
  { actor, now }: Pick<Work, 'actor' | 'now'>,
  row: DocumentRow,
  changes: Changes,
  docType: DocTypeRow | undefined,
): Edit {
  const document = grant('document.edit', row, canEditDocument(actor, row))
  const refuse = (problem: FieldProblem, field: keyof Changes = 'doc_type_id'): never => {
    throw new AppError('VALIDATION', {}, { fields: { [field]: [problem] } })
  }
  const [stray] = strayPlain(document.category, changes)
  if (stray) refuse({ key: 'invalid' }, stray)
  if (!docType) return refuse({ key: 'reference' })
  // Only a new type is checked for what it demands: a document keeps the type it has.
  if (docType.id !== document.doc_type_id) {
    if (docType.category !== document.category)
      refuse({
        key: 'type_category',
        values: {
          type: docType.name,
          category: [categoryLabels[docType.category]],
          own: [categoryLabels[document.category]],
        },
      })
    if (docType.case_only) refuse({ key: 'case_only' })
    if (docType.fixed_register && docType.register_id !== document.register_id)
      refuse({ key: 'fixed_register', values: { register: docType.register_name } })
  }
  const values = changed(document, changes)
  // A date in the future that was written before this rule may stay while something else is changed.
  if (values.external_date !== row.external_date && isFuture(values.external_date, localDate(now)))
    refuse({ key: 'date_future' }, 'external_date')
  return { document, values, docType }
}

/** The deadline that a new type gives, from the day of registration; closed documents keep theirs. */
export function typeDeadline(
  { now }: Pick<Work, 'now'>,
  row: DocumentRow,
  docType: DocTypeRow,
  { freeDays }: { freeDays: readonly FreeDay[] },
): Edit['deadline'] {
  if (documentStatus(shownStatus(row, localDate(now))).kind !== 'open') return undefined
  grant('document.extend', row, notFromCase(row))
  return deadlineFor(row.registered_on, {}, deadlineRule(docType), freeDays)
}

export async function storeEdit(work: Work, { document, values, docType, deadline }: Edit): Promise<void> {
  const { db, actor } = work
  if (docType.id !== document.doc_type_id && !(await holdDocType(db, docType))) throw new AppError('CONFLICT')
  await updateDocument(db, document, values)
  if (deadline) await storeTypeDeadline(db, document, deadline)
  await writeAudit(db, {
    ...traceOf(work, document.id),
    action: 'document.updated',
    before: {
      ...editable(document, document.doc_type_name),
      ...(deadline && { deadline_on: document.deadline_on }),
    },
    after: {
      ...editable(values, docType.name),
      ...(deadline && { deadline_on: deadline.date }),
      ...batchOf(work),
    },
  })
  // Refuse a change that hides the document from the person who makes it: the answer would be „not found”,
  // and the document lost to them.
  if (!(await findDocument(db, await viewerOf(db, actor), actor, document.id)))
    throw new AppError('VALIDATION', {}, { fields: { access_level: [{ key: 'own_sight' }] } })
}

/** Whether saving the form would change anything; an unchanged document gets no line in the trail. */
const isChange = ({ document, values, docType }: Edit): boolean =>
  docType.id !== document.doc_type_id ||
  !isDeepStrictEqual(editable(document, docType.name), editable(values, docType.name))

/**
 * Changes what may change after registration; number, register and date stay (the database refuses them too).
 */
export async function changeDocument(ctx: StaffCtx, { body }: InputOf<typeof documentCalls.update>) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const docType = await findDocType(ctx.db, body.values.doc_type_id ?? row.doc_type_id)
  const work = workOf(ctx)
  const edit = checkEdit(work, row, body.values, docType)
  const isNewType = edit.docType.id !== row.doc_type_id
  const deadline =
    isNewType && body.with_deadline
      ? typeDeadline(work, row, edit.docType, await countingOf(work, edit.docType.id))
      : undefined
  if (isChange(edit)) await storeEdit(work, { ...edit, ...(deadline && { deadline }) })
  return savedRow(ctx.language, await showDocument(ctx, await getVisible(ctx, row.id)))
}
