import { cleanAnswers } from '@hdoc/contract/online-forms/clean-answers.ts'
import type { FilledForm } from '@hdoc/contract/online-forms/filled-form.ts'
import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'
import { type TellOptions, toldForm } from '@hdoc/contract/online-forms/told-answers.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { getForm } from '../forms/queries.ts'
import { findAnswers } from './keep-answers.ts'
import type { AnswersRow } from './queries.ts'

type Line = { label: string; value: string }
type Files = ReadonlyMap<number, string>

/** What was answered, line by line; questions without an answer are left out. */
const linesOf = (
  { definition, answers }: Pick<AnswersRow, 'definition' | 'answers'>,
  told: TellOptions,
): Line[] =>
  toldForm(definition, answers, told).flatMap(({ lines }) =>
    lines.flatMap(({ label, value }) => (value === '' ? [] : [{ label, value }])),
  )

/** What was filled in but is not kept yet, as lines; a CNP is masked. */
export async function tellFilled(
  db: TenantDb,
  { form_id, answers }: { form_id: number | null; answers: FormAnswers },
  told: { language: Language; files: Files },
): Promise<Line[]> {
  if (form_id === null) return []
  const { definition } = await getForm(db, form_id)
  return linesOf({ definition, answers: cleanAnswers(definition, answers) }, told)
}

/** Kept answers as staff read them, section by section; a CNP is masked. */
export async function presentAnswers(
  db: TenantDb,
  secrets: Secrets,
  answersId: number | null,
  told: { language: Language; files: Files },
): Promise<FilledForm> {
  const filled = answersId === null ? undefined : await findAnswers(db, secrets, answersId)
  if (!filled) return []
  return toldForm(filled.definition, filled.answers, told).map(({ title, lines }) => ({
    title,
    lines: lines.flatMap(({ field, label, value, ticked }) =>
      field.kind === 'note' ? [] : [{ label, value, ticked: field.kind === 'statement' ? ticked : null }],
    ),
  }))
}

/** Kept answers for the person who gave them, with the CNP whole. */
export async function tellOwnAnswers(
  db: TenantDb,
  secrets: Secrets,
  answersId: number | null,
  files: Files = new Map(),
): Promise<string[]> {
  const filled = answersId === null ? undefined : await findAnswers(db, secrets, answersId)
  if (!filled) return []
  return linesOf(filled, { language: 'ro', files, wholeCnp: true }).map(
    ({ label, value }) => `${label}: ${value}`,
  )
}
