import type { CurrentUser } from './session.ts'

/** In whose name a page works: account, whoever really acts, and the institution worked in. No right follows from it. */
type Named = { accountInstitutionId: number; id: number; realId: number; hdocId: number }

const markOf = ({ accountInstitutionId, id, realId, hdocId }: Named): string =>
  `${accountInstitutionId}.${id}.${realId}@${hdocId}`

/** The mark of the person whom the call for the status named to a page. */
export const personMark = (user: CurrentUser): string =>
  markOf({
    accountInstitutionId: user.account_institution_id,
    id: user.id,
    realId: user.logged_in_as_another_user?.id ?? 0,
    hdocId: user.hdoc_id,
  })

/** What differs between the mark a page shows and the person now; undefined when nothing does. */
export function markDifference(shown: string, now: Named): 'person' | 'client' | undefined {
  const mark = markOf(now)
  if (shown === mark) return undefined
  const [person] = mark.split('@')
  return shown.split('@')[0] === person ? 'client' : 'person'
}
