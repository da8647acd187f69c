import { headDigest, headIsSigned } from '../../../platform/audit/sign-head.ts'
import type { Finding, OnUncovered } from '../../../platform/checks/finding.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { findOlderProof, listHeadsAfter, type ScopedHeadRow } from '../heads/queries.ts'
import { headOf } from '../heads/sign-newest-head.ts'

const AT_ONCE = 2_000

function finding(rule: string, { institution_id, tag }: ScopedHeadRow, rest: Sentence): Finding {
  return {
    rule,
    institutionId: institution_id,
    sentence: { ro: `Instituția ${tag}: ${rest.ro}`, en: `Institution ${tag}: ${rest.en}` },
  }
}

/** The head before, as far as the chain was good. */
type Last = { number: number; digest: Buffer | undefined }

async function faultOf(
  db: Db,
  row: ScopedHeadRow,
  last: Last,
  publicKey: string | undefined,
): Promise<Finding | undefined> {
  const head = headOf(row.institution_id, row)
  const { seq } = row
  if (publicKey === undefined)
    return finding('audit-head-key', row, {
      ro: `semnătura jurnalului nr. ${seq} este făcută cu o cheie (${row.key_id}) pe care nu o cunoaște nici secretul, nici vreo cheie de dinainte.`,
      en: `head ${seq} is signed with a key (${row.key_id}) that neither the secret nor an earlier key knows.`,
    })
  if (!headIsSigned(publicKey, head, row.signature))
    return finding('audit-head-signature', row, {
      ro: `semnătura jurnalului nr. ${seq} nu este a serverului.`,
      en: `the signature of head ${seq} is not the server's.`,
    })
  if (row.number === null) return undefined
  if (row.number !== last.number + 1)
    return finding('audit-head-count', row, {
      ro: `lipsește semnătura jurnalului cu numărul ${last.number + 1} (urmează ${row.number}).`,
      en: `signed head number ${last.number + 1} is missing (${row.number} follows).`,
    })
  const before = last.digest ?? (await findOlderProof(db, row.institution_id))
  if (row.previous !== null && before.equals(row.previous)) return undefined
  return row.number === 1
    ? finding('audit-older-proof', row, {
        ro: `semnăturile jurnalului sau ștergerile de dinaintea celei cu nr. ${seq} au fost schimbate ori adăugate după ea.`,
        en: `signed heads or erasures of before head ${seq} were changed, or added after it.`,
      })
    : finding('audit-head-chain', row, {
        ro: `semnătura jurnalului nr. ${seq} nu urmează celei dinaintea ei.`,
        en: `signed head ${seq} does not follow the one before it.`,
      })
}

/**
 * Checks that every head bears the server's signature, and that together they count without a gap, each after
 * the one before it. The keys come from outside the database. Of each institution only the first fault is
 * told. Heads from before this rule that no known key signed are not covered.
 */
export async function checkHeads(
  db: Db,
  scope: Scope,
  keys: ReadonlyMap<string, string>,
  onUncovered?: OnUncovered,
): Promise<Finding[]> {
  const findings: Finding[] = []
  let after = { institution_id: 0, seq: 0 }
  let last: Last = { number: 0, digest: undefined }
  let isBad = false
  let unknown = 0
  for (;;) {
    const rows = await listHeadsAfter(db, scope, after, AT_ONCE)
    for (const row of rows) {
      if (row.institution_id !== after.institution_id) {
        last = { number: 0, digest: undefined }
        isBad = false
      }
      after = row
      if (isBad) continue
      const publicKey = keys.get(row.key_id)
      if (row.number === null && publicKey === undefined) {
        unknown++
        continue
      }
      const fault = await faultOf(db, row, last, publicKey)
      if (fault) findings.push(fault)
      isBad = fault !== undefined
      if (row.number !== null)
        last = { number: row.number, digest: headDigest(headOf(row.institution_id, row), row.signature) }
    }
    if (rows.length < AT_ONCE) break
  }
  if (unknown > 0)
    onUncovered?.({
      count: unknown,
      what: {
        ro: 'semnături ale jurnalului cu chei de dinainte, necunoscute',
        en: 'heads signed with earlier keys that are not known',
      },
    })
  return findings
}
