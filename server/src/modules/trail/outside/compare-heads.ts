import type { TrailHead } from '@hdoc/contract/trail/activity.ts'
import { keyIdOf, type ProofSecrets } from '../../../platform/audit/proof-key.ts'
import { trustedKeys } from '../../../platform/audit/trusted-keys.ts'
import type { Finding } from '../../../platform/checks/finding.ts'
import type { Db } from '../../../platform/db/run-transaction.ts'
import type { HeadsFile } from '../heads/written-head.ts'
import { type Compared, compareOutside } from './compare-outside.ts'

const placed = (rule: string, head: TrailHead, ro: string, en: string): Finding => ({
  rule,
  institutionId: head.institution_id,
  sentence: { ro: `${head.institution}: ${ro}`, en: `${head.institution}: ${en}` },
})

/** What heads that were kept outside say of the chains, in words. */
export const headFindings = ({ lost, forged }: Compared): Finding[] => [
  ...forged.map((head) =>
    placed(
      'kept-head-signature',
      head,
      `semnătura jurnalului nr. ${head.seq} din fișier nu este bună; fișierul a fost schimbat.`,
      `the signature of head ${head.seq} in the file does not hold; the file was changed.`,
    ),
  ),
  ...lost.map(({ head }) =>
    placed(
      'kept-head',
      head,
      `lanțul de audit nu mai conține semnătura jurnalului nr. ${head.seq}, făcută la ${head.signed_at}.`,
      `the audit chain no longer contains head ${head.seq}, signed at ${head.signed_at}.`,
    ),
  ),
]

/**
 * Checks every head of a file that was downloaded: it must be truly signed, by the key that the file names or
 * one that the secret leads to, and still be a link of its chain.
 */
export async function compareHeads(db: Db, file: HeadsFile, secrets: ProofSecrets): Promise<Finding[]> {
  const keys = await trustedKeys(db, secrets)
  if (file.public_key !== undefined) keys.set(keyIdOf(file.public_key), file.public_key)
  return headFindings(await compareOutside(db, file.heads, keys))
}
