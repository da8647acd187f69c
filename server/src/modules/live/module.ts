import type { Module } from '../../platform/module/module.ts'
import { waitingCounts } from './count-waiting.ts'
import { createHub, programHub } from './hub.ts'
import { forgetLiveChanges } from './jobs/forget-changes.ts'
import { placeSome } from './jobs/place-changes.ts'
import { liveSights } from './sight.ts'

const EVERY_MS = 1_000

export const live: Module = {
  name: 'live',
  routes: async ({ services, filled }) => {
    const { liveRoutes } = await import('./routes.ts')
    const [hub = createHub(services)] = filled(programHub)
    hub.learn(filled(liveSights))
    return liveRoutes(hub, filled(waitingCounts))
  },
  loops: [
    {
      name: 'live',
      every: EVERY_MS,
      wokenBy: 'live',
      turn: ({ database }) => placeSome(database),
    },
  ],
  scheduled: [forgetLiveChanges],
}
