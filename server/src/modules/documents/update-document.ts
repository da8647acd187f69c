import type { documentCalls } from '@hdoc/contract/documents.ts'
import { AppError } from '@hdoc/contract/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { auditActor } from '../../platform/auth/actor.ts'
import { grant } from '../../platform/auth/grant.ts'
import { savedRow } from '../../platform/http/answers.ts'
import { checkVersion } from '../../platform/http/check-version.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { findDocType } from '../doc-types/index.ts'
import { findVisible, getVisible, showDocument } from './get-document.ts'
import { canEditDocument } from './policy.ts'
import { type DocumentFields, type DocumentRow, lockDocument, updateDocument } from './queries/documents.ts'
import { levelCode, levelOf } from './queries/list-filters.ts'

/** The fields as people know them, for the audit. */
function editable(row: DocumentFields, docTypeName: string) {
  return {
    short_description: row.short_description,
    doc_type: docTypeName,
    pages: row.pages,
    annexes: row.annexes,
    external_number: row.external_number,
    external_date: row.external_date,
    access_level: levelOf(row.access_level),
    additional_info: row.additional_info,
    physical_form: row.physical_form,
    location: row.location,
  }
}

function changed(
  document: DocumentRow,
  values: InputOf<typeof documentCalls.update>['body']['values'],
): DocumentFields {
  const { access_level: level, ...rest } = values
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return {
    ...document,
    ...given,
    access_level: level === undefined ? document.access_level : levelCode(level),
  }
}

/** Changes what may change after registration; number, register and date stay (the database refuses them too). */
export async function changeDocument(ctx: StaffCtx, { body }: InputOf<typeof documentCalls.update>) {
  await lockDocument(ctx.db, body.id)
  const row = await getVisible(ctx, body.id)
  await checkVersion(ctx.db, { type: 'document', id: row.id, version: row.version, sent: body.version })
  const document = grant('document.edit', row, canEditDocument(ctx.actor, row))
  const values = changed(document, body.values)
  const docType = await findDocType(ctx.db, values.doc_type_id)
  if (docType?.category !== document.category)
    throw new AppError('VALIDATION', {}, { fields: { doc_type_id: [{ key: 'reference' }] } })
  if (docType.id !== document.doc_type_id && docType.case_only)
    throw new AppError('VALIDATION', {}, { fields: { doc_type_id: [{ key: 'case_only' }] } })
  if (
    docType.id !== document.doc_type_id &&
    docType.fixed_register &&
    docType.register_id !== document.register_id
  ) {
    const values = { register: docType.register_name }
    throw new AppError('VALIDATION', {}, { fields: { doc_type_id: [{ key: 'fixed_register', values }] } })
  }
  await updateDocument(ctx.db, document, values)
  await writeAudit(ctx.db, {
    actor: auditActor(ctx.actor),
    at: ctx.clock.now(),
    action: 'document.updated',
    subjectType: 'document',
    subjectId: document.id,
    before: editable(document, document.doc_type_name),
    after: editable(values, docType.name),
  })
  const after = await findVisible(ctx, document.id)
  // Nobody hides a document from themselves: the change would answer „not found”, and be lost to them.
  if (!after) throw new AppError('VALIDATION', {}, { fields: { access_level: [{ key: 'own_sight' }] } })
  return savedRow(ctx.language, await showDocument(ctx, after))
}
