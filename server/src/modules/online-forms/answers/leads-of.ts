import type { TenantDb } from '../../../platform/db/database.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { findAnswersWithCnp } from './keep-answers.ts'

/** What the traits of a person lead to: their addresses in small letters, and answers that hold their CNP. */
export async function leadsOf(
  db: TenantDb,
  secrets: Secrets,
  { emails, cnps }: { emails: readonly string[]; cnps: readonly string[] },
): Promise<{ emails: string[]; answersIds: number[] }> {
  const answersIds: number[] = []
  for (const cnp of cnps) answersIds.push(...(await findAnswersWithCnp(db, secrets, cnp)))
  return { emails: emails.map((email) => email.toLowerCase()), answersIds }
}
