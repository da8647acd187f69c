import { asSuperuser } from '../database/cluster.ts'
import type { Filled } from '../load/fill-institution.ts'

/** Documents whose page is asked for: one that its register opens, one that only its department sees. */
export type AskedPapers = { open: number; given: number }
export type AskedOf = Filled & { papers: AskedPapers }

/** The newest of each kind. */
export async function findPapers(superuserUrl: string, filled: Filled): Promise<AskedPapers> {
  const { institutionId, registerIds, groupIds } = filled
  const [row] = await asSuperuser<{ open: string; given: string }>(
    superuserUrl,
    `select (select max(id) from documents where institution_id = $1 and register_id = $2 and access_level = 2) as open,
            (select max(document_id) from document_access
              where institution_id = $1 and principal_kind = 2 and principal_id = $3 and access_level = 3) as given`,
    [institutionId, registerIds[0], groupIds[0]],
  )
  if (!row?.open || !row.given) throw new Error('there is no document of a kind that is asked for')
  return { open: Number(row.open), given: Number(row.given) }
}
