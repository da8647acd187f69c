import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { getForm } from '../forms/queries.ts'
import { checkFilled, type Filled } from './check-filled.ts'
import { type SealedAnswers, sealAnswers } from './sealed-answers.ts'

/** Answers as they wait for their confirmation: checked as `checkFilled` does, with CNPs sealed. */
export async function sealFilled(
  db: TenantDb,
  secrets: Secrets,
  filled: Filled,
  now: Date,
): Promise<SealedAnswers> {
  const clean = await checkFilled(db, filled, now)
  if (filled.formId === null) return {}
  return sealAnswers(secrets, db.institutionId, (await getForm(db, filled.formId)).definition, clean)
}
