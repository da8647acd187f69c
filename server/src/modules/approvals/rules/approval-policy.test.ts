import { expect, it } from 'vitest'
import type { Actor } from '../../../platform/auth/actor.ts'
import { type Decider, mayRevoke, mayTake, type RequestFacts, type StepFacts } from './approval-policy.ts'

const rights = ['approval.approve', 'approval.sign', 'approval.decline', 'approval.visa_legal'] as const
const decider = (more: Partial<Actor> = {}, actsFor: readonly number[] = []): Decider => ({
  actor: {
    institutionId: 1,
    id: 5,
    isAdmin: false,
    permissions: [...rights],
    groupIds: [],
    roles: [],
    ...more,
  } as Actor,
  actsFor,
})
const mirela = decider()
const step = (more: Partial<StepFacts> = {}): StepFacts => ({
  institution_id: 1,
  user_id: 5,
  user_name: 'Mirela',
  task: 'approve',
  label: '',
  status: 'pending',
  decided_by_name: '',
  ...more,
})
const request = (more: Partial<RequestFacts> = {}): RequestFacts => ({
  is_open: true,
  requested_by_institution_id: 1,
  requested_by_id: 7,
  onTurn: ['Mirela'],
  status: 'pending',
  endedBy: '',
  ...more,
})
const told = (decision: ReturnType<typeof mayTake>) =>
  decision.ok ? 'may' : 'code' in decision ? decision.code : decision.missing

it.each([
  ['approves on their turn', mirela, 'approve', step(), 'may'],
  ['approves before it', mirela, 'approve', step({ status: 'waiting' }), 'APPROVAL_NOT_TURN'],
  ['approves again', mirela, 'approve', step({ status: 'approved' }), 'APPROVAL_STEP_OVER'],
  ['approves what was revoked', mirela, 'approve', step({ status: 'revoked' }), 'APPROVAL_STEP_OVER'],
  ['approves the step of another', mirela, 'approve', step({ user_id: 9 }), 'APPROVAL_OF_ANOTHER'],
  ['stands in for another', decider({}, [9]), 'approve', step({ user_id: 9 }), 'may'],
  ['is a namesake elsewhere', decider({ institutionId: 2 }), 'approve', step(), 'APPROVAL_OF_ANOTHER'],
  ['signs where they are asked to approve', mirela, 'sign_drawn', step(), 'APPROVAL_OTHER_TASK'],
  [
    'approves where they are asked to sign',
    mirela,
    'approve',
    step({ task: 'sign', status: 'waiting_for_signature' }),
    'APPROVAL_OTHER_TASK',
  ],
  ['has no right to approve', decider({ permissions: [] }), 'approve', step(), 'approval.approve'],
  ['has no right to decline', decider({ permissions: [] }), 'decline', step(), 'approval.decline'],
  [
    'has no right to sign',
    decider({ permissions: [] }),
    'sign_upload',
    step({ task: 'sign', status: 'waiting_for_signature' }),
    'approval.sign',
  ],
  [
    'gives a legal visa without its right',
    decider({ permissions: ['approval.approve'] }),
    'approve',
    step({ label: 'viză juridică' }),
    'approval.visa_legal',
  ],
  ['gives on what others asked for', mirela, 'reassign', step(), 'approval.request'],
  ['gives on what they asked for', decider({ id: 7 }), 'reassign', step(), 'may'],
] as const)('who %s', (_, who, action, one, expected) => {
  expect(told(mayTake(who, action, one, request()))).toBe(expected)
})

it('a request is revoked by who asked and who manages the case, while anything of it is open', () => {
  expect(told(mayRevoke(decider({ id: 7 }), request(), false))).toBe('may')
  expect(told(mayRevoke(mirela, request(), true))).toBe('may')
  expect(told(mayRevoke(mirela, request(), false))).toBe('approval.request')
  const over = mayRevoke(
    decider({ id: 7 }),
    request({ is_open: false, status: 'approved', endedBy: 'Ana' }),
    true,
  )
  expect(over).toMatchObject({ code: 'approval_revoke', values: { by: 'Ana' } })
})
