import { AppError } from '@hdoc/contract/failures/errors.ts'
import { activityCalls } from '@hdoc/contract/trail/activity-calls.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { askForCheck } from './checks/ask-for-check.ts'
import { listChecks } from './checks/queries.ts'
import { eraseContents } from './erasure/erase-contents.ts'
import { exportActivity } from './export-activity.ts'
import { downloadHeads, showHeads, signHeadNow } from './heads/show-heads.ts'
import { confirmOlderState, showHold } from './outside/confirm-older-state.ts'
import { presentDetail, presentEntry } from './present.ts'
import { findEntry, listEntries } from './queries.ts'

export const trailRoutes: Route[] = [
  route(activityCalls.list, async ({ db }, { list }) => {
    const { rows, total } = await listEntries(db, list)
    return { data: rows.map(presentEntry), meta: metaOf(list, total, rows.length) }
  }),
  route(activityCalls.get, async ({ db }, { params }) => {
    const row = await findEntry(db, params.id)
    if (!row) throw new AppError('NOT_FOUND')
    return presentDetail(row)
  }),
  route(activityCalls.export, exportActivity),
  route(activityCalls.verify, askForCheck),
  route(activityCalls.checks, ({ db }) => listChecks(db)),
  route(activityCalls.heads, showHeads),
  route(activityCalls.signHead, signHeadNow),
  route(activityCalls.downloadHeads, downloadHeads),
  route(activityCalls.erase, eraseContents),
  route(activityCalls.hold, showHold),
  route(activityCalls.confirmState, confirmOlderState),
]
