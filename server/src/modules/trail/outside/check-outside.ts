import type { ProofSecrets } from '../../../platform/audit/proof-key.ts'
import { trustedKeys } from '../../../platform/audit/trusted-keys.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import type { WitnessSettings } from '../../../platform/env.ts'
import { silentLog } from '../../../platform/log.ts'
import type { Sentence } from '../../../platform/refusal.ts'
import { headFindings } from './compare-heads.ts'
import { compareOutside } from './compare-outside.ts'
import { headsPath, readHeads } from './heads-file.ts'
import { readWitness } from './witness-file.ts'

type Outside = ProofSecrets & { dataDir: string; witness: Pick<WitnessSettings, 'file'> }

/**
 * Compares the heads of the data folder and of the witness's file with the chains. The note says when the
 * last head was kept outside.
 */
export async function checkOutside(
  db: Db,
  settings: Outside,
): Promise<{ findings: Finding[]; note: Sentence }> {
  const { heads, isBroken } = await readHeads(headsPath(settings.dataDir))
  const witnessed = await readWitness(settings.witness.file, silentLog)
  const all = [...heads, ...witnessed]
  const findings = headFindings(await compareOutside(db, all, await trustedKeys(db, settings)))
  if (isBroken)
    findings.push({
      rule: 'kept-heads-file',
      institutionId: 0,
      sentence: {
        ro: 'Fișierul cu semnăturile jurnalului păstrate în dosarul de date nu se poate citi; a fost schimbat.',
        en: 'The file of heads that are kept in the data folder cannot be read; it was changed.',
      },
    })
  const last = all
    .map(({ signed_at }) => signed_at)
    .sort()
    .at(-1)
  return {
    findings,
    note:
      last === undefined
        ? {
            ro: 'În afara bazei de date nu se păstrează nicio semnătură a jurnalului: o stare mai veche sau o tăiere a sfârșitului jurnalului nu se poate descoperi.',
            en: 'No signed head is kept outside the database: an older state, or a trail cut at its end, cannot be discovered.',
          }
        : {
            ro: `Ultima semnătură a jurnalului păstrată în afara bazei de date este din ${last}. Ce a schimbat după ea cineva cu toate drepturile asupra bazei nu se poate descoperi.`,
            en: `The last head kept outside the database is of ${last}. What somebody with all rights over the database altered after it cannot be discovered.`,
          },
  }
}
