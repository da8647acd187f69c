import type { Db } from '../run-transaction.ts'
import {
  type Offence,
  plainForeignKeys,
  policiesMissing,
  policiesTooWide,
  strongRoles,
  tablesWithoutInstitution,
  tablesWithoutRowSecurity,
  unsafeDefiners,
  writableHistory,
} from './catalogue-queries.ts'

export interface CatalogueFinding extends Offence {
  rule: keyof typeof rules
}

const rules = {
  'institution-column': tablesWithoutInstitution,
  'row-security': tablesWithoutRowSecurity,
  policy: policiesMissing,
  'policy-too-wide': policiesTooWide,
  'foreign-key': plainForeignKeys,
  role: strongRoles,
  'definer-function': unsafeDefiners,
  'append-only': writableHistory,
} as const

/**
 * Finds where the schema breaks a rule of tenancy; an empty list when it breaks
 * none. Reads only the catalogue.
 */
export async function checkCatalogue(db: Db): Promise<CatalogueFinding[]> {
  const findings: CatalogueFinding[] = []
  for (const [rule, statement] of Object.entries(rules) as [
    CatalogueFinding['rule'],
    typeof policiesMissing,
  ][])
    for (const { object, fault } of await db.rows(statement)) findings.push({ rule, object, fault })
  return findings
}
