import { join } from 'node:path'
import type { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { SCAN_PAGE, type ScanInbox } from '@hdoc/contract/scans/scans.ts'
import { can } from '../../../platform/auth/actor.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { folderName } from '../folder/folder-names.ts'
import { countScans, getFolderNames, listRefusals, listScans } from '../queries/inbox.ts'
import { presentScan } from './present.ts'

const REFUSALS_SHOWN_MS = 7 * 86_400_000
const TAKEN_SHOWN_MS = 15 * 60_000

/** Shows what waits for a person, or was thrown away, with what the folder refused of late. */
export async function showInbox(
  ctx: StaffCtx,
  { query }: InputOf<typeof scanCalls.list>,
): Promise<ScanInbox> {
  const { db, actor, clock, settings } = ctx
  const offset = (query.page - 1) * SCAN_PAGE
  const before = (ms: number) => new Date(clock.now().getTime() - ms)
  const [rows, counts, refused, folder] = await Promise.all([
    listScans(db, query.state, { limit: SCAN_PAGE + 1, offset, takenSince: before(TAKEN_SHOWN_MS) }),
    countScans(db),
    listRefusals(db, before(REFUSALS_SHOWN_MS)),
    getFolderNames(db),
  ])
  const canChange = can(actor, 'client.admin')
  return {
    data: rows.slice(0, SCAN_PAGE).map(presentScan),
    meta: { page: query.page, more: rows.length > SCAN_PAGE },
    counts,
    refused,
    folder: {
      path: canChange ? join(settings.scanDir, folderName(folder)) : '',
      name: folder.scan_folder,
      can_change: canChange,
    },
  }
}
