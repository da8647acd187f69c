import { writeAudit } from '../../../platform/audit/write-audit.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { program } from '../../cases/index.ts'
import { findCrest, readCrest } from '../../documents/index.ts'
import { getInstitution, publicAddress } from '../../institutions/index.ts'
import { addressLine } from '../../issuers/index.ts'
import { drawFilledForm, type FilledForm, findAnswers } from '../../online-forms/index.ts'
import { findSubmission, lockSubmission, type SubmissionRow } from '../record/queries/submissions.ts'
import { storePaper } from '../record/queries/submitted-files.ts'

type Gathered = { form: Omit<FilledForm, 'picture'>; crest: string | undefined }
const MOST_BYTES = 20 * 1024 * 1024

const peopleOf = ({ who, email }: SubmissionRow): FilledForm['people'] =>
  [
    { label: 'Deponent', value: who.name },
    { label: 'CUI', value: who.cui },
    { label: 'Adresă', value: addressLine({ ...who, email, cnp: '' }) },
    { label: 'E-mail', value: email },
    { label: 'Telefon', value: who.phone },
  ].filter(({ value }) => value !== '')

/** What the paper says; undefined when there is no form, or it has its paper. */
async function gather(
  db: TenantDb,
  { settings }: Pick<JobContext, 'settings'>,
  id: number,
): Promise<Gathered | undefined> {
  const row = await findSubmission(db, id)
  if (!row || row.answers_id === null || row.paper_file_id !== null) return undefined
  const filled = await findAnswers(db, settings, row.answers_id)
  if (!filled) return undefined
  const { name, address, phone, email } = await getInstitution(db)
  const code = row.tracking_code ?? ''
  const base = await publicAddress(db, db.institutionId, settings)
  return {
    crest: await findCrest(db),
    form: {
      institution: { name, address, phone, email },
      ...{ title: row.doc_type_name, language: 'ro', definition: filled.definition, answers: filled.answers },
      files: new Map(Object.entries(row.answer_files).map(([file, own]) => [Number(file), own])),
      people: peopleOf(row),
      at: new Date(row.confirmed_at),
      ...{ number: row.number, trackingCode: code },
      url: code === '' ? '' : `${base}/#/urmarire/${code}`,
    },
  }
}

/** The paper is drawn outside of any transaction; a repeat after a crash finds it kept. */
export async function handle(
  ctx: JobContext,
  { submission_id: id }: { submission_id: number },
): Promise<void> {
  const found = await ctx.tx((db) => gather(db, ctx, id), { readOnly: true })
  if (!found) return
  const bytes = await drawFilledForm({ ...found.form, picture: await readCrest(ctx.files, found.crest) })
  const { sha256, size } = await ctx.files.put(
    (async function* () {
      yield bytes
    })(),
    { limitBytes: MOST_BYTES },
  )
  const file = { name: 'formular.pdf', mime: 'application/pdf', kind: 'pdf', size, sha256 }
  await ctx.tx(async (db) => {
    await lockSubmission(db, id)
    const row = await findSubmission(db, id)
    if (!row || row.paper_file_id !== null) return
    const at = ctx.clock.now()
    await storePaper(db, { id, documentId: row.document_id }, { file, at })
    if (row.document_id !== null)
      await writeAudit(db, {
        actor: auditActor(program),
        at,
        action: 'file.attached',
        subjectType: 'document',
        subjectId: row.document_id,
        after: { file: file.name, sha256 },
      })
  })
}
