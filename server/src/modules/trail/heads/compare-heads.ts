import { type TrailHead, trailHead } from '@hdoc/contract/activity.ts'
import { z } from 'zod'
import { type Head, headIsSigned } from '../../../platform/audit/sign-head.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import type { Finding } from '../../../platform/finding.ts'
import { findSealHash } from '../chain/queries.ts'

/** The file of signed heads as it was downloaded. */
export const headsFile = z.object({ public_key: z.string(), heads: z.array(trailHead) })

/** A head as it is written in files. */
export function writtenHead({ number, previous, ...head }: TrailHead): Head {
  return {
    institutionId: head.institution_id,
    seq: head.seq,
    hash: Buffer.from(head.hash, 'hex'),
    signedAt: new Date(head.signed_at),
    link:
      number === undefined || previous === undefined
        ? undefined
        : { number, previous: Buffer.from(previous, 'hex') },
  }
}

/** Every head of a file that was kept outside: truly signed, and still a link of its chain. */
export async function compareHeads(db: Db, file: z.output<typeof headsFile>): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const head of file.heads) {
    const signed = headIsSigned(file.public_key, writtenHead(head), head.signature)
    const where = { rule: 'kept-head', institutionId: head.institution_id }
    if (!signed) {
      findings.push({
        ...where,
        sentence: {
          ro: `${head.institution}: semnătura capului ${head.seq} din fișier nu este bună; fișierul a fost schimbat.`,
          en: `${head.institution}: the signature of head ${head.seq} in the file does not hold; the file was changed.`,
        },
      })
      continue
    }
    const seal = await findSealHash(db, head.institution_id, head.seq)
    if (seal?.hash.toString('hex') !== head.hash)
      findings.push({
        ...where,
        sentence: {
          ro: `${head.institution}: lanțul de audit nu mai conține capul ${head.seq}, semnat la ${head.signed_at}.`,
          en: `${head.institution}: the audit chain no longer contains head ${head.seq}, signed at ${head.signed_at}.`,
        },
      })
  }
  return findings
}
