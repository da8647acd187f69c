import type { PlatformDb } from '../../platform/db/database.ts'
import type { Sentence } from '../../platform/refusal.ts'
import type { Finding } from './finding.ts'
import { findChainBreaks, findDigestBreaks, findUnsealed, type SealRow } from './queries/audit.ts'
import type { Scope } from './queries/scope.ts'

function sealText({ tag, seq, entry_id, previous_seq, entry_there }: SealRow): Sentence {
  const missing = previous_seq + 1
  if (seq !== missing)
    return {
      ro: `Instituția ${tag}: din lanțul de audit lipsește sigiliul ${missing} (urmează ${seq}).`,
      en: `Institution ${tag}: seal ${missing} is missing from the audit chain (${seq} follows).`,
    }
  if (!entry_there)
    return {
      ro: `Instituția ${tag}: intrarea de audit ${entry_id}, sigilată cu numărul ${seq}, nu mai există.`,
      en: `Institution ${tag}: audit entry ${entry_id}, sealed as ${seq}, is gone.`,
    }
  return {
    ro: `Instituția ${tag}: sigiliul ${seq} al intrării de audit ${entry_id} nu se potrivește: intrarea sau lanțul de dinainte a fost schimbat.`,
    en: `Institution ${tag}: seal ${seq} of audit entry ${entry_id} does not match: the entry or the chain before it was changed.`,
  }
}

/** Every act is sealed, the chain of seals is whole, and what was written is what was sealed. */
export async function checkAudit(db: PlatformDb, scope: Scope): Promise<Finding[]> {
  const unsealed = await findUnsealed(db, scope)
  const chains = await findChainBreaks(db, scope)
  const digests = await findDigestBreaks(db, scope)
  return [
    ...unsealed.map(({ institution_id, tag, id, action, entries }) => ({
      rule: 'audit-unsealed',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}: intrarea de audit ${id} (${action}) nu este sigilată după mai mult de un minut; fără sigiliu: ${entries}.`,
        en: `Institution ${tag}: audit entry ${id} (${action}) is not sealed after more than a minute; without a seal: ${entries}.`,
      },
    })),
    ...chains.map((row) => ({
      rule: 'audit-chain',
      institutionId: row.institution_id,
      sentence: sealText(row),
    })),
    ...digests.map(({ institution_id, tag, id, action }) => ({
      rule: 'audit-payload',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}: conținutul intrării de audit ${id} (${action}) a fost schimbat.`,
        en: `Institution ${tag}: the content of audit entry ${id} (${action}) was changed.`,
      },
    })),
  ]
}
