import { MOST_MAIL_BYTES } from '@hdoc/contract/dispatches/dispatch-choices.ts'
import type { DispatchForm } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import type { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { localDate } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { getVisibleCase } from '../../cases/index.ts'
import { listFilesOf } from '../../documents/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { addressLine, findIssuer } from '../../issuers/index.ts'
import { findDraft } from '../draft/queries.ts'
import { casePapers } from '../papers/case-papers.ts'
import { answerSubject } from '../papers/cited-numbers.ts'
import { usualWay } from '../papers/number-answer.ts'
import { proposeNumber } from '../papers/propose-number.ts'
import { listMessageFiles } from '../record/queries.ts'

const MEGABYTE = 1024 * 1024

/** What the form of a dispatch of a case begins with: the applicant as addressee, the numbers that the answer cites. */
export async function showForm(
  ctx: StaffCtx,
  { params }: Pick<InputOf<typeof dispatchCalls.form>, 'params'>,
): Promise<DispatchForm> {
  const file = await getVisibleCase(ctx, params.id)
  const papers = await casePapers(ctx, file)
  const { origin, answered, outgoing, all, keepsLine } = papers
  const issuer =
    origin.issuer_id === null ? undefined : await findIssuer(ctx.db, ctx.settings, origin.issuer_id)
  const messages = await listMessageFiles(ctx.db, file.row.id)
  const whole = await listFilesOf(
    ctx.db,
    all.map(({ id }) => id),
  )
  // What was sent before is kept with the document, and does not leave again.
  const files = whole.filter(({ id }) => !messages.includes(id))
  const institution = await getInstitution(ctx.db)
  const found = await findDraft(ctx.db, file.row.id)
  // A letter that has left is not the answer that is to leave now.
  const draft = found?.has_left ? undefined : found
  const numbered = outgoing.find(({ id }) => id === draft?.document_id)
  const letter = draft?.stamped ? whole.find(({ id }) => id === draft.file_id)?.sha256 : undefined
  const answers = files.filter((one) => {
    if (!numbered) return one.id === draft?.file_id
    // Once it bears its number, the copy leaves; the letter that it was made of stays with the document.
    return one.document_id === numbered.id && one.sha256 !== letter
  })
  return {
    ship_to: origin.issuer_name,
    sender: institution.name,
    address: issuer ? addressLine(issuer) : '',
    email: issuer?.email ?? '',
    phone: issuer?.phone ?? '',
    today: localDate(ctx.clock.now()),
    short_description: answerSubject(answered),
    way: numbered ? 'document' : usualWay(papers),
    answer_document_id: numbered?.id ?? null,
    answer_file_ids: answers.map(({ id }) => id),
    keeps_line: keepsLine,
    ...(await proposeNumber(ctx)),
    documents: outgoing.map(({ id, number, short_description }) => ({ id, number, short_description })),
    files: files.map(({ id, name, size, document_id, document_number }) => ({
      id,
      name,
      size,
      document_id,
      document: document_number,
    })),
    most_mail_mb: MOST_MAIL_BYTES / MEGABYTE,
    max_file_mb: Math.floor(ctx.settings.limits.fileBytes / MEGABYTE),
  }
}
