import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { SubmissionFiling } from '@hdoc/contract/submissions/submission-form.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { addressLine, settledIssuer } from '../../issuers/index.ts'
import type { Line, PublicKind } from '../../public-forms/index.ts'
import { submissionArrived } from '../events/index.ts'
import { addSubmission, lockSubmission, type SubmissionRow } from '../record/queries/submissions.ts'
import { addFiles } from '../record/queries/submitted-files.ts'
import { depositor, traceSubmission } from '../record/trace.ts'
import { getSubmission, isNumberedNow, numberSubmission } from './number-submission.ts'
import { findType, listOfferedTypes } from './queries.ts'

const labels = {
  type: { ro: 'Document', en: 'Document' },
  subject: { ro: 'Despre ce este', en: 'What it is about' },
  who: { ro: 'Cine', en: 'Who' },
  cui: { ro: 'CUI', en: 'CUI' },
  onrc: { ro: 'Nr. registrul comerțului', en: 'Trade register number' },
  administrator: { ro: 'Reprezentant', en: 'Representative' },
  address: { ro: 'Adresă', en: 'Address' },
  phone: { ro: 'Telefon', en: 'Phone' },
} as const

async function tell(db: TenantDb, values: SubmissionFiling, language: Language): Promise<Line[]> {
  const { who } = values
  const type = await findType(db, values.doc_type_id)
  const lines: [label: keyof typeof labels, value: string][] = [
    ['type', type?.name ?? ''],
    ['subject', values.subject],
    ['who', `${who.name} (${issuerTypeLabels[who.type][language].toLowerCase()})`],
    ['cui', who.cui],
    ['onrc', who.onrc],
    ['administrator', who.administrator_name],
    ['address', addressLine({ ...who, email: '', cnp: '' })],
    ['phone', who.phone],
  ]
  return lines.flatMap(([label, value]) => (value === '' ? [] : [{ label: labels[label][language], value }]))
}

const refuse = (field: string, key: 'reference' | 'required'): never => {
  throw new AppError('VALIDATION', {}, { fields: { [field]: [{ key }] } })
}

const resultOf = ({ number, deadline_on, tracking_code }: SubmissionRow) => ({
  number,
  deadline_on,
  tracking_code: tracking_code ?? '',
})

/**
 * The form by which a document is handed in. Confirmed, it waits for a clerk, or gets its number at once where its type
 * goes into a register with online allocation.
 */
export const submissionKind: PublicKind<SubmissionFiling> = {
  kind: 'submission',
  check: async (db, { doc_type_id, who }, { files, now }) => {
    const offered = (await listOfferedTypes(db)).some(({ id }) => id === doc_type_id)
    if (!offered) refuse('doc_type_id', 'reference')
    await settledIssuer(db, { ...who, email: '', cnp: '' }, now, 'who.')
    if (files === 0) refuse('files', 'required')
  },
  tell,
  confirm: async ({ db, services, now }, { values, email, language, files }) => {
    const type = await findType(db, values.doc_type_id)
    if (!type) return refuse('doc_type_id', 'reference')
    const { online } = type
    const id = await addSubmission(db, { ...values, email, language, online, at: now })
    await addFiles(db, id, { files, at: now, by: depositor.name })
    await traceSubmission({ db, actor: depositor, now }, id, {
      action: 'submission.arrived',
      after: { doc_type: type.name, files: files.length },
    })
    await emit(db, submissionArrived, { submission_id: id }, now)
    await lockSubmission(db, id)
    const row =
      online && isNumberedNow(type, now)
        ? await numberSubmission(db, services, { id, registryMails: false })
        : await getSubmission(db, id)
    return resultOf(row)
  },
}
