import { writeCaseActs } from '../../../platform/audit/write-audits.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { Work } from '../../documents/index.ts'
import type { ShareRow } from './queries/shares.ts'

type Fields = Readonly<Record<string, string | number | null>>
type Told = { before?: Fields; after?: Fields; reason?: string }

/** Work on a case; `inPlaceOf`: the person stands in for somebody, whose name is kept beside theirs. */
export type CaseWork = Work & { readonly inPlaceOf?: string }

/** What was done to a case; `action` is one of the sentences about cases. */
export type CaseTold = { action: string } & Told
type By = Pick<CaseWork, 'db' | 'actor' | 'now' | 'inPlaceOf'>

/** Writes several entries of a case into the trail, in this order. */
export function traceCaseActs(
  { db, actor, now, inPlaceOf = '' }: By,
  caseId: number,
  acts: readonly CaseTold[],
): void {
  writeCaseActs(
    db,
    { actor: auditActor(actor), at: now },
    acts.map(({ after, ...told }) => ({
      subjectId: caseId,
      ...told,
      ...(after && { after: { ...after, ...(inPlaceOf !== '' && { in_place_of: inPlaceOf }) } }),
    })),
  )
}

/** Writes one entry of a case into the trail. */
export async function traceCase(work: By, caseId: number, told: CaseTold): Promise<void> {
  traceCaseActs(work, caseId, [told])
}

/** A share as the trail names it. */
export const shareTold = ({
  group_name,
  user_name,
  status,
}: Pick<ShareRow, 'group_name' | 'user_name' | 'status'>): Record<string, string> => ({
  department: group_name ?? '',
  person: user_name ?? '',
  share_status: status,
})
