export { type WaitingCount, waitingCounts } from './count-waiting.ts'
export { createHub, LIVE_CHANNEL, type LiveHub, programHub } from './hub.ts'
export { liveSight, liveSights } from './sight.ts'
