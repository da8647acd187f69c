import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import type { Secrets } from '../../../platform/secrets/key-ring.ts'
import type { MergeCnp } from './queries.ts'
import { openCnp, sealCnp } from './sealed-cnp.ts'

/** The fields that a merge changed, as the database keeps them: with the CNP sealed. */
export function keptByMerge<T extends MergeCnp>(secrets: Secrets, institutionId: number, values: T): T {
  const { cnp_sealed } = sealCnp(secrets, institutionId, values.cnp ?? '')
  if (cnp_sealed === null) return values
  const { cnp: _, ...rest } = values
  return { ...rest, cnp_sealed: cnp_sealed.toString('hex') } as T
}

/**
 * The fields that `keptByMerge` stored, with the CNP opened. A CNP that no named secret opens is left out, so
 * an undo does not bring it back.
 */
export function readFromMerge(
  secrets: Secrets,
  institutionId: number,
  kept: Partial<IssuerValues> & MergeCnp,
): Partial<IssuerValues> {
  const { cnp_sealed, ...values } = kept
  if (cnp_sealed === undefined) return values
  const cnp = openCnp(secrets, institutionId, { cnp: '', cnp_sealed: Buffer.from(cnp_sealed, 'hex') })
  return cnp === '' ? values : { ...values, cnp }
}
