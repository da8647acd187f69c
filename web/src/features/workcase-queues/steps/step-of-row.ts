import type { QueuedAction, WorkCase } from '@hdoc/contract/cases/case-rows.ts'
import { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import type { QueueRow } from '../../../entities/cases/queues-queries.ts'
import { call } from '../../../lib/calls/call.ts'
import { t } from '../../../lib/languages/i18n.ts'

/** The steps that a queue offers for one row or for several. */
export const queueSteps = ['take', 'start', 'wait', 'give_back', 'refuse'] as const
export type QueueStep = (typeof queueSteps)[number]

/** What a person fills in for a step: the wait, the reason. */
export type StepValues = {
  pending_type?: 'date' | 'days' | undefined
  pending_until?: string | undefined
  pending_days?: number | undefined
  reason?: string | undefined
}

/** The call behind a step: what lies with oneself is accepted, what nobody has is taken. */
const actionOf = (step: QueueStep, row: QueueRow): QueuedAction =>
  step === 'take' && row.can.accept && !row.can.take ? 'accept' : step

export const mayStep = (step: QueueStep, row: QueueRow): boolean => row.can[actionOf(step, row)]

export const whyNot = (step: QueueStep, row: QueueRow): string =>
  row.cannot[actionOf(step, row)] ?? t('queues.not_possible')

/** Takes the step with one share. The version of the case goes along: what changed meanwhile is not overwritten. */
export function sendStep(
  step: QueueStep,
  row: QueueRow,
  values: StepValues,
): Promise<{ data: Pick<WorkCase, 'version'> }> {
  const share = { share_id: row.share_id, version: row.version }
  const { reason = '', ...wait } = values
  if (step === 'take')
    return call(actionOf(step, row) === 'accept' ? shareCalls.accept : shareCalls.take, { body: share })
  if (step === 'start') return call(shareCalls.start, { body: share })
  if (step === 'wait') return call(shareCalls.wait, { body: { ...share, ...wait, reason } })
  return call(step === 'refuse' ? shareCalls.refuse : shareCalls.giveBack, { body: { ...share, reason } })
}

/** What became of several rows. */
export type StepResult = { step: QueueStep; done: number; kept: { row: QueueRow; why: string }[] }
