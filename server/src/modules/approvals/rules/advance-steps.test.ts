import type { ApprovalMode, ApprovalTask } from '@hdoc/contract/approvals/approval-status.ts'
import { isOnTurn, isOpenStep } from '@hdoc/contract/approvals/approval-status.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  decideStep,
  giveTurns,
  isGoingOn,
  newlyOnTurn,
  revokeOpen,
  type StepState,
  statusOfRequest,
} from './advance-steps.ts'

const begin = (mode: ApprovalMode, ...tasks: ApprovalTask[]): StepState[] =>
  giveTurns(
    tasks.map((task, id) => ({ id, task, status: 'waiting' })),
    mode,
  )
const codes = (steps: readonly StepState[]) => steps.map(({ status }) => status)

it.each([
  ['one_by_one', ['approve', 'approve', 'sign'], ['pending', 'waiting', 'waiting']],
  ['one_by_one', ['sign', 'sign'], ['waiting_for_signature', 'waiting']],
  ['all_at_once', ['approve', 'approve', 'sign'], ['pending', 'pending', 'waiting']],
  ['all_at_once', ['sign', 'sign'], ['waiting_for_signature', 'waiting']],
] as const)('%s begins %j with %j', (mode, tasks, statuses) => {
  expect(codes(begin(mode, ...tasks))).toEqual(statuses)
})

it('says the worst that is open, a decline at once, and how it ended', () => {
  const steps = begin('all_at_once', 'approve', 'approve', 'sign')
  expect(statusOfRequest(steps)).toBe('pending')
  const one = decideStep(steps, 'all_at_once', 0, 'approved')
  const both = decideStep(one, 'all_at_once', 1, 'approved')
  expect(newlyOnTurn(one, both).map(({ id }) => id)).toEqual([2])
  expect(statusOfRequest(both)).toBe('waiting_for_signature')
  expect(statusOfRequest(decideStep(both, 'all_at_once', 2, 'signed'))).toBe('signed')
  expect(statusOfRequest(decideStep(one, 'all_at_once', 1, 'declined'))).toBe('declined')
  expect(codes(revokeOpen(one))).toEqual(['approved', 'revoked', 'revoked'])
  expect(statusOfRequest(revokeOpen(one))).toBe('revoked')
  expect(statusOfRequest(decideStep(begin('one_by_one', 'approve'), 'one_by_one', 0, 'approved'))).toBe(
    'approved',
  )
})

const history = fc.record({
  mode: fc.constantFrom<ApprovalMode>('one_by_one', 'all_at_once'),
  approve: fc.integer({ min: 0, max: 4 }),
  sign: fc.integer({ min: 0, max: 3 }),
  turns: fc.array(fc.record({ pick: fc.nat(9), declines: fc.boolean() }), { maxLength: 12 }),
})

it('in every history: somebody has the turn while anything is open, signatures come last and one after the other', () => {
  fc.assert(
    fc.property(history, ({ mode, approve, sign, turns }) => {
      const tasks: ApprovalTask[] = [...Array(approve).fill('approve'), ...Array(sign).fill('sign')]
      let steps = begin(mode, ...tasks)
      for (const { pick, declines } of turns) {
        const onTurn = steps.filter(({ status }) => isOnTurn(status))
        expect(onTurn.length > 0).toBe(isGoingOn(steps))
        const signing = onTurn.filter(({ task }) => task === 'sign')
        expect(signing.length).toBeLessThanOrEqual(1)
        if (signing.length > 0)
          expect(steps.some(({ task, status }) => task === 'approve' && isOpenStep(status))).toBe(false)
        if (mode === 'one_by_one') expect(onTurn.length).toBeLessThanOrEqual(1)
        const step = onTurn[pick % Math.max(1, onTurn.length)]
        if (!step) break
        const before = steps
        steps = decideStep(
          steps,
          mode,
          step.id,
          declines ? 'declined' : step.task === 'sign' ? 'signed' : 'approved',
        )
        // Nothing that was decided changes.
        for (const [n, old] of before.entries())
          if (!isOpenStep(old.status)) expect(steps[n]?.status).toBe(old.status)
      }
      const last = statusOfRequest(steps)
      if (steps.some(({ status }) => status === 'declined')) expect(last).toBe('declined')
      else if (!isGoingOn(steps)) expect(last).toBe(sign > 0 ? 'signed' : 'approved')
    }),
  )
})
