import { z } from 'zod'
import { erasureIsSigned } from '../../../platform/audit/sign-erasure.ts'
import type { Finding, OnUncovered } from '../../../platform/checks/finding.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import { countUnnamed, listNamings, type NamingRow } from '../erasure/queries.ts'

const AT_ONCE = 200
const told = z.object({
  proof: z.object({ entries: z.array(z.number()), key_id: z.string(), signature: z.string() }),
})

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Gives the first emptied entry that is not named under the server's signature; undefined when all are. */
function findUnsigned(row: NamingRow, keys: ReadonlyMap<string, string>): string | undefined {
  const [first] = row.entries
  const content = told.safeParse(parsed(row.payload))
  if (!content.success || (row.action !== 'activity.erased' && row.action !== 'issuer.erased')) return first
  const { proof } = content.data
  const publicKey = keys.get(proof.key_id)
  if (publicKey === undefined || !erasureIsSigned(publicKey, row.institution_id, proof)) return first
  const named = new Set(proof.entries.map(String))
  return row.entries.find((entry) => !named.has(entry))
}

/**
 * Checks that every emptied entry is named by the entry that tells of its erasure, under a signature of the
 * server.
 */
export async function checkErasures(
  db: Db,
  scope: Scope,
  keys: ReadonlyMap<string, string>,
  onUncovered?: OnUncovered,
): Promise<Finding[]> {
  const findings: Finding[] = []
  let after = { institution_id: 0, named_in: 0 }
  for (;;) {
    const rows = await listNamings(db, scope, after, AT_ONCE)
    for (const row of rows) {
      after = row
      const entry = findUnsigned(row, keys)
      if (entry === undefined || findings.at(-1)?.institutionId === row.institution_id) continue
      findings.push({
        rule: 'audit-erasure',
        institutionId: row.institution_id,
        sentence: {
          ro: `Instituția ${row.tag}: conținutul intrării de audit ${entry} a fost șters fără semnătura serverului.`,
          en: `Institution ${row.tag}: the content of audit entry ${entry} was erased without the server's signature.`,
        },
      })
    }
    if (rows.length < AT_ONCE) break
  }
  const count = await countUnnamed(db, scope)
  if (count > 0)
    onUncovered?.({
      count,
      what: {
        ro: 'conținuturi șterse la cerere înainte ca ștergerile să fie semnate',
        en: 'contents erased on request before erasures were signed',
      },
    })
  return findings
}
