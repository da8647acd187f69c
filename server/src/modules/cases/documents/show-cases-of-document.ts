import type { casesOfDocumentCalls } from '@hdoc/contract/cases/cases-of-document.ts'
import { documentStatus } from '@hdoc/contract/documents/status/document-status.ts'
import { errorMessage } from '@hdoc/contract/failures/errors.ts'
import { whyNot } from '../../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisible, viewerOfCall } from '../../documents/index.ts'
import { workerOf } from '../record/load-case.ts'
import { bothNames, nameId, presentCaseStatus } from '../record/present-case.ts'
import { type CaseOfDocumentRow, listCasesOf } from '../record/queries/cases-of-document.ts'
import { mayOpenCase } from '../rules/give-rules.ts'

function present(row: CaseOfDocumentRow, language: StaffCtx['language']) {
  const { id, number, title, status, wait_until, role, closed_at, closed_by_name, closing_status } = row
  const closing = closing_status === null ? undefined : documentStatus(closing_status)
  return {
    id,
    number,
    title,
    role,
    status: presentCaseStatus(status, language),
    wait_until,
    lead:
      row.lead_since === null
        ? null
        : {
            group: nameId(row.lead_group_id, row.lead_group_name),
            person: nameId(row.lead_user_id, row.lead_user_name),
            since: row.lead_since,
          },
    closing:
      closing && closed_at !== null
        ? {
            at: closed_at,
            by: bothNames(closed_by_name, row.closed_for_name, language),
            status: {
              id: closing.id,
              name: closing.label[language],
              className: closing.className,
              code: closing.code,
            },
          }
        : null,
  }
}

/** The cases of a document that the caller sees, and whether they may open one for it. */
export async function showCasesOfDocument(
  ctx: StaffCtx,
  { params }: InputOf<typeof casesOfDocumentCalls.list>,
) {
  const document = await getVisible(ctx, params.id)
  const rows = await listCasesOf(ctx.db, await viewerOfCall(ctx), document.id)
  const decision = mayOpenCase(await workerOf(ctx), document)
  const { language } = ctx
  return {
    cases: rows.map((row) => present(row, language)),
    can: { open: decision.ok },
    cannot: { open: whyNot(decision, (code, values) => errorMessage(code, language, values), language) },
  }
}
