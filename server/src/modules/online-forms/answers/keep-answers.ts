import type { FormAnswers } from '@hdoc/contract/online-forms/form-schema.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { openCnp, sealCnp, tracesOf } from '../../issuers/index.ts'
import { getForm } from '../forms/queries.ts'
import {
  type AnswersRow,
  addAnswers,
  addCnp,
  findStoredAnswers,
  listIdsByCnp,
  listStoredCnps,
} from './queries.ts'
import { cnpKeys, openAnswers, type SealedAnswers } from './sealed-answers.ts'

/** Keeps clean answers to a form; whoever made something of them refers to the id that is given back. */
export async function keepAnswers(
  db: TenantDb,
  secrets: Secrets,
  { formId, answers }: { formId: number; answers: FormAnswers },
): Promise<number> {
  const cnps = cnpKeys((await getForm(db, formId)).definition)
  const all = Object.entries(answers)
  const open = all.filter(([key]) => !cnps.has(key))
  const id = await addAnswers(db, formId, Object.fromEntries(open))
  for (const [field, answer] of all) {
    if (!cnps.has(field) || typeof answer !== 'string') continue
    const { cnp_sealed, cnp_index } = sealCnp(secrets, db.institutionId, answer)
    if (cnp_sealed && cnp_index) await addCnp(db, id, { field, cnp_sealed, cnp_index })
  }
  return id
}

/** Keeps answers that waited sealed; null where nothing was asked. */
export async function keepSealed(
  db: TenantDb,
  secrets: Secrets,
  { form_id: formId, answers }: { form_id: number | null; answers: SealedAnswers },
): Promise<number | null> {
  if (formId === null) return null
  return keepAnswers(db, secrets, { formId, answers: openAnswers(secrets, db.institutionId, answers) })
}

/** Kept answers with the form they were given to and their CNPs; undefined when they were erased. */
export async function findAnswers(
  db: TenantDb,
  secrets: Secrets,
  id: number,
): Promise<AnswersRow | undefined> {
  const row = await findStoredAnswers(db, id)
  if (!row) return undefined
  const cnps = (await listStoredCnps(db, id)).map(({ field, cnp_sealed }): [string, string] => [
    field,
    openCnp(secrets, db.institutionId, { cnp: '', cnp_sealed }),
  ])
  return { ...row, answers: { ...row.answers, ...Object.fromEntries(cnps) } }
}

/** The answers in which somebody wrote this whole CNP. */
export const findAnswersWithCnp = (db: TenantDb, secrets: Secrets, cnp: string): Promise<number[]> =>
  listIdsByCnp(db, tracesOf(secrets, db.institutionId, cnp).indexes)
