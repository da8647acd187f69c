import type { Finding } from '../../../platform/checks/finding.ts'
import type { PlatformDb } from '../../../platform/db/database.ts'
import type { Scope } from '../../../platform/db/institution-scope.ts'
import { listStranded } from './queries.ts'

const DAY_MS = 86_400_000
/** The queue tries a message for about 16 hours; after that its row says sent or given up. */
const LONGEST_DAYS = 2

/** Finds messages that should long have been sent or given up: nobody tries them any more. */
export async function checkDeliveries(
  db: PlatformDb,
  scope: Scope,
  now: Date | undefined,
): Promise<Finding[]> {
  if (now === undefined) return []
  const rows = await listStranded(db, scope, new Date(now.getTime() - LONGEST_DAYS * DAY_MS))
  return rows.map(({ institution_id, tag, count, first_id }) => ({
    rule: 'stranded-message',
    institutionId: institution_id,
    sentence: {
      ro: `Instituția ${tag}: mesaje ale notificărilor care nu s-au trimis și pe care nu le mai reia nimeni: ${count}, primul cu numărul intern ${first_id}.`,
      en: `Institution ${tag}: messages of notices that were not sent and that nobody tries any more: ${count}, the first with the internal number ${first_id}.`,
    },
  }))
}
