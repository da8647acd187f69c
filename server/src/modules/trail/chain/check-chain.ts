import type { Finding } from '../../../platform/checks/finding.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import {
  findChainBreaks,
  findDigestBreaks,
  findLostContent,
  findLostHeads,
  findUnsealed,
  type SealRow,
} from './queries.ts'

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

/**
 * Checks that every act is sealed, that the chain of seals is whole and as long as its signed heads say, and
 * that what was written is what was sealed. Content emptied on request is no finding.
 */
export async function checkChain(db: Db, scope: Scope): Promise<Finding[]> {
  const unsealed = await findUnsealed(db, scope)
  const chains = await findChainBreaks(db, scope)
  const digests = await findDigestBreaks(db, scope)
  const lost = await findLostContent(db, scope)
  const heads = await findLostHeads(db, scope)
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
    ...lost.map(({ institution_id, tag, id, action }) => ({
      rule: 'audit-content',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}: conținutul intrării de audit ${id} (${action}) lipsește, fără ca ștergerea lui să fi fost cerută.`,
        en: `Institution ${tag}: the content of audit entry ${id} (${action}) is missing, and nobody asked for it to be erased.`,
      },
    })),
    ...heads.map(({ institution_id, tag, seq }) => ({
      rule: 'audit-head',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}: lanțul de audit nu mai ajunge la semnătura jurnalului nr. ${seq}: intrări de la sfârșit au fost tăiate sau schimbate.`,
        en: `Institution ${tag}: the audit chain no longer leads to the signed head ${seq}: entries at its end were cut off or changed.`,
      },
    })),
  ]
}
