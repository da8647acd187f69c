import { expect, it } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import { petitionReport } from '../catalogue/legal-reports.ts'
import { workloadReport } from '../catalogue/workload.ts'
import { maySend } from './may-send.ts'

type Run = Parameters<typeof maySend>[1]

const rights = ['dashboard.statistics', 'document.register', 'approval.request']
const actor = (permissions: readonly string[] = rights): Actor =>
  ({ institutionId: 1, id: 5, isAdmin: false, permissions, groupIds: [], roles: [] }) as unknown as Actor
const run = (more: Partial<Run> = {}): Run => ({
  state: 'done',
  sent_document_id: null,
  parameters: { year: 2026, half: 1 },
  asked_at: '2026-07-01T06:00:00.000Z',
  paper: undefined,
  ...more,
})
const told = (one: Run, { today = '2026-07-01', who = actor(), report = petitionReport } = {}) => {
  const may = maySend(who, one, report, today)
  return may.ok ? 'may' : 'missing' in may ? may.missing : may.code
}

it.each([
  ['the day after its period', {}, {}, 'may'],
  ['on the last day of its period', {}, { today: '2026-06-30' }, 'REPORT_PERIOD_OPEN'],
  [
    'made on the last day, by local time, and not since',
    { asked_at: '2026-06-30T20:59:00.000Z' },
    {},
    'REPORT_MADE_EARLY',
  ],
  ['made right after midnight, by local time', { asked_at: '2026-06-30T21:00:00.000Z' }, {}, 'may'],
  ['that is not made yet', { state: 'waiting' as const }, {}, 'REPORT_NOT_READY'],
  ['that no law asks for', {}, { report: workloadReport }, 'REPORT_NOT_READY'],
  [
    'that was sent, to somebody who does not see what it became',
    { sent_document_id: 9 },
    {},
    'REPORT_SENT_UNSEEN',
  ],
  [
    'that was sent, to somebody who sees it',
    { sent_document_id: 9, paper: { id: 9, number: '004512' } },
    {},
    'REPORT_SENT',
  ],
] as const)('a report %s: %3$s', (_, more, asked, expected) => {
  expect(told(run(more), asked)).toBe(expected)
})

it('its own right, that of registering and that of asking for approval are all needed', () => {
  for (const missing of rights)
    expect(told(run(), { who: actor(rights.filter((right) => right !== missing)) })).toBe(missing)
})
