import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import { keptByMerge, openCnp, readFromMerge, sealCnp } from '../../issuers/index.ts'

export type Row = Record<string, unknown>
type SealedTable = {
  /** Columns that are read for opening and not exported themselves. */
  readonly reads: readonly string[]
  /** The row as it is exported: with the personal number in the clear, since another secret cannot open it. */
  open(secrets: Secrets, institutionId: number, row: Row): Row
  /** The row as this installation keeps it. */
  seal(secrets: Secrets, institutionId: number, row: Row): Row
}

const bytesOf = (text: unknown): Buffer | null =>
  typeof text === 'string' ? Buffer.from(text.slice(2), 'hex') : null
const textOf = (bytes: Buffer | null): string | null =>
  bytes === null ? null : `\\x${bytes.toString('hex')}`

function openedCnp(secrets: Secrets, institutionId: number, { cnp_sealed, cnp_index: _, ...row }: Row): Row {
  const plain = typeof row.cnp === 'string' ? row.cnp : ''
  return { ...row, cnp: openCnp(secrets, institutionId, { cnp: plain, cnp_sealed: bytesOf(cnp_sealed) }) }
}
function sealedCnp(secrets: Secrets, institutionId: number, { cnp, ...row }: Row): Row {
  const { cnp_sealed, cnp_index } = sealCnp(secrets, institutionId, String(cnp ?? ''))
  return { ...row, cnp: '', cnp_sealed: textOf(cnp_sealed), cnp_index: textOf(cnp_index) }
}

/** Tables whose rows hold something sealed with the secret of the installation. */
export const sealedTables: Readonly<Record<string, SealedTable>> = {
  issuers: { reads: ['cnp_sealed', 'cnp_index'], open: openedCnp, seal: sealedCnp },
  form_answer_cnps: { reads: ['cnp_sealed', 'cnp_index'], open: openedCnp, seal: sealedCnp },
  issuer_merges: {
    reads: [],
    open: (secrets, i, row) => ({
      ...row,
      before: readFromMerge(secrets, i, row.before as Row),
      after: readFromMerge(secrets, i, row.after as Row),
    }),
    seal: (secrets, i, row) => ({
      ...row,
      before: keptByMerge(secrets, i, row.before as Row),
      after: keptByMerge(secrets, i, row.after as Row),
    }),
  },
}
