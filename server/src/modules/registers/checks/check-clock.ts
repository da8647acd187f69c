import type { Finding } from '../../../platform/checks/finding.ts'
import { localDateTime } from '../../../platform/clock.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import { findCountersAhead } from './queries/ledger.ts'

/**
 * Finds registers whose last number was given later than now: the server's clock was ahead then. Until the
 * calendar reaches that day, their numbers bear it, because times never run against numbers.
 */
export async function checkClock(db: PlatformDb, scope: Scope, now: Date): Promise<Finding[]> {
  const rows = await findCountersAhead(db, scope, now)
  return rows.map(({ institution_id, tag, code, last_at }) => {
    const at = localDateTime(new Date(last_at)).replace('T', ' ')
    return {
      rule: 'register-clock',
      institutionId: institution_id,
      sentence: {
        ro: `Instituția ${tag}, registrul ${code}: ultimul număr a fost dat la ${at}, un moment viitor. Ceasul serverului a fost înainte; până atunci numerele poartă acea zi.`,
        en: `Institution ${tag}, register ${code}: the last number was given at ${at}, which is in the future. The clock of the server was ahead; until then numbers bear that day.`,
      },
    }
  })
}
