import { writeAudits } from '../../../platform/audit/write-audits.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import type { Work } from '../../documents/index.ts'
import type { ShareRow } from './queries/shares.ts'

type Fields = Readonly<Record<string, string | number | null>>
type Told = { before?: Fields; after?: Fields; reason?: string }

/** Work on a case; `inPlaceOf`: the person stands in for somebody, whose name is kept beside theirs. */
export type CaseWork = Work & { readonly inPlaceOf?: string }

/** Writes one entry of a case into the trail; `action` is one of the sentences about cases. */
export async function traceCase(
  { db, actor, now, inPlaceOf = '' }: Pick<CaseWork, 'db' | 'actor' | 'now' | 'inPlaceOf'>,
  caseId: number,
  { action, after, ...told }: { action: string } & Told,
): Promise<void> {
  await writeAudits(db, { actor: auditActor(actor), at: now, action, subjectType: 'workcase' }, [
    {
      subjectId: caseId,
      ...told,
      ...(after && { after: { ...after, ...(inPlaceOf !== '' && { in_place_of: inPlaceOf }) } }),
    },
  ])
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
