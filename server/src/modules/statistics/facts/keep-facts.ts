import type { Database } from '../../../platform/db/database.ts'
import { takeTime } from '../../../platform/db/institution-scope.ts'
import { getInstitution } from '../../institutions/index.ts'
import { calendarOf } from '../calendar/free-weekdays.ts'
import { addUp, datePapersClosedBefore, findState, rebuild, takeTurn } from './queries/facts.ts'

const AT_ONCE = 2_000

async function dateOldPapers(database: Database, institution: number): Promise<void> {
  for (;;) {
    const dated = await database.inInstitution(institution, (db) => datePapersClosedBefore(db, AT_ONCE))
    if (dated < AT_ONCE) return
  }
}

/** Makes all facts of an institution anew from its documents and stays; false = somebody else is at them. */
export const rebuildFacts = (database: Database, institution: number): Promise<boolean> =>
  database.inInstitution(
    institution,
    async (db) => {
      if (!(await takeTurn(db))) return false
      await takeTime(db)
      await rebuild(db, calendarOf((await getInstitution(db)).free_days))
      return true
    },
    { oneInstant: true },
  )

/**
 * Brings the facts of an institution up to date. They are made anew where they never were, and where working days are
 * counted by other free days than they were counted by.
 */
export async function keepFacts(database: Database, institution: number): Promise<void> {
  const isStale = await database.inInstitution(institution, async (db) => {
    const state = await findState(db)
    const calendar = calendarOf((await getInstitution(db)).free_days)
    if (state && (!state.built || state.calendar !== calendar.mark)) return true
    if (await takeTurn(db)) await addUp(db, calendar)
    return false
  })
  if (!isStale) return
  await dateOldPapers(database, institution)
  await rebuildFacts(database, institution)
}
