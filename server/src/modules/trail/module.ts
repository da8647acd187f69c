import { subscribe } from '../../platform/events/subscriber.ts'
import type { Module } from '../../platform/module/module.ts'
import * as events from './events/index.ts'
import { checkChainJob, onVerifyWanted } from './jobs/check-chain.ts'
import { keepHeads } from './jobs/keep-heads.ts'
import { mailHeads } from './jobs/mail-heads.ts'
import { signHeads } from './jobs/sign-heads.ts'
import { watchHeads } from './outside/watch-heads.ts'

export const trail: Module = {
  name: 'trail',
  routes: async () => (await import('./routes.ts')).trailRoutes,
  events,
  subscribers: [subscribe(events.verifyWanted, onVerifyWanted)],
  jobs: [checkChainJob],
  scheduled: [signHeads, keepHeads, mailHeads],
  watch: watchHeads,
  checks: async () => (await import('./trail-checks.ts')).trailChecks,
  outerChecks: async () => (await import('./trail-checks.ts')).trailOuterChecks,
}
