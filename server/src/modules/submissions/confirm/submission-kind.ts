import { AppError } from '@hdoc/contract/failures/errors.ts'
import type { SubmissionFiling } from '@hdoc/contract/submissions/submission-form.ts'
import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import { emit } from '../../../platform/events/emit.ts'
import { addressLine, settledIssuer } from '../../issuers/index.ts'
import {
  checkFilled,
  keepSealed,
  type SealedAnswers,
  sealFilled,
  tellFilled,
} from '../../online-forms/index.ts'
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

async function tell(
  db: TenantDb,
  values: SubmissionFiling,
  language: Language,
  { files }: { files: ReadonlyMap<number, string> },
): Promise<Line[]> {
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
  const own = lines.flatMap(([label, value]) =>
    value === '' ? [] : [{ label: labels[label][language], value }],
  )
  return [...own, ...(await tellFilled(db, values, { language, files }))]
}

const filledOf = ({
  doc_type_id: typeId,
  form_id: formId,
  answers,
}: Pick<SubmissionFiling, 'doc_type_id' | 'form_id' | 'answers'>) => ({
  ...{ owner: 'doc_type' as const, typeId, formId, answers },
})

/** As it waits for its confirmation: CNPs are sealed, and the files of its answers have their names. */
type KeptFiling = Omit<SubmissionFiling, 'answers'> & {
  answers: SealedAnswers
  names: Record<string, string>
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
export const submissionKind: PublicKind<SubmissionFiling, KeptFiling> = {
  kind: 'submission',
  check: async (db, { doc_type_id, who, form_id, answers }, { files, now }) => {
    const offered = (await listOfferedTypes(db)).some(({ id }) => id === doc_type_id)
    if (!offered) refuse('doc_type_id', 'reference')
    await settledIssuer(db, { ...who, email: '', cnp: '' }, now, 'who.')
    await checkFilled(db, filledOf({ doc_type_id, form_id, answers }), now)
    for (const [key, answer] of Object.entries(answers))
      if (Array.isArray(answer) && answer.some((one) => typeof one === 'number' && !files.has(one)))
        refuse(`answers.${key}`, 'reference')
    if (files.size === 0 && form_id === null) refuse('files', 'required')
  },
  tell,
  keep: async ({ db, settings, now, files }, values) => ({
    ...values,
    answers: await sealFilled(db, settings, filledOf(values), now),
    names: Object.fromEntries(files),
  }),
  confirm: async ({ db, services, now }, { values, email, language, files }) => {
    const type = await findType(db, values.doc_type_id)
    if (!type) return refuse('doc_type_id', 'reference')
    const { online } = type
    const answersId = await keepSealed(db, services.settings, values)
    const filed = { ...values, email, language, online, at: now }
    const id = await addSubmission(db, { ...filed, answersId, answerFiles: values.names })
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
    return { ...resultOf(row), subjectId: id }
  },
}
