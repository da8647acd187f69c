import { waitUntil } from '../load/wait-until.ts'
import type { DrillWorld } from './drill.ts'

/** Resolves when every event has been told and every job is done: all mails have left. */
export const noMailWaits = (world: DrillWorld): Promise<void> =>
  waitUntil('every mail has left', () =>
    world.asSuperuser(async (client) => {
      const { rows } = await client.query<{ left: number }>(
        'select ((select count(*) from outbox_events) + (select count(*) from graphile_worker._private_jobs))::int as left',
      )
      return rows[0]?.left === 0
    }),
  )
