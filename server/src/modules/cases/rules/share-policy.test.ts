import type { ShareAction } from '@hdoc/contract/cases/case-rows.ts'
import { type ShareStatus, shareStatuses } from '@hdoc/contract/cases/share-status.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { describe, expect, it } from 'vitest'
import { walkActor } from '../../../../test/calls/walk-people.ts'
import { canGiveTo } from './give-rules.ts'
import { canMove, canMoveTo, isBackWith, mayStep, type ShareState } from './share-policy.ts'
import type { Worker } from './worker.ts'

const HERE = 1
const [OWN, OTHER] = [10, 20]

function person(id: number, permissions: Permission[], heads: number[] = [], groupIds = [OWN]): Worker {
  const kind = { isAdmin: false, permissions, roles: [], groupRole: '', platform: false }
  const actor = walkActor({ ...kind, username: `p${id}`, title: `P${id}` })
  return { actor: { ...actor, id, groupIds }, heads, standsFor: [] }
}
const ana = person(1, ['workcase.work'])
const ion = person(2, ['workcase.work'])
const taker = person(3, ['assign task only to self'])
const head = person(4, ['workcase.work'], [OWN])
const giver = person(5, ['assign task'])
const mayor = person(6, ['workcase.assign'], [], [])
const closer = person(7, ['workcase.close'], [], [OTHER])
const idle = person(8, [])
const people = { ana, ion, taker, head, giver, mayor, closer, idle }
type Name = keyof typeof people

const share = (changes: Partial<ShareState> = {}): ShareState => ({
  institution_id: HERE,
  status: 'new',
  role: 'work',
  group_id: OWN,
  group_name: 'Urbanism',
  user_id: null,
  user_name: null,
  assigned_by_institution_id: HERE,
  assigned_by_id: 6,
  ...changes,
})
const anas = (status: ShareStatus = 'new') => share({ user_id: 1, user_name: 'Ana', status })

const whoMay = (state: ShareState, action: ShareAction): Name[] =>
  (Object.keys(people) as Name[]).filter((name) => mayStep(people[name], state, action).ok)

describe('who may take a step', () => {
  it.each<[string, ShareState, ShareAction, Name[]]>([
    ['nobody has it', share(), 'take', ['ana', 'ion', 'taker', 'head', 'giver']],
    ['somebody has it', anas(), 'take', []],
    ['given to Ana', anas(), 'accept', ['ana', 'head', 'giver']],
    ['given to the group', share(), 'accept', ['head', 'giver']],
    ['given to Ana', anas(), 'refuse', ['ana', 'head', 'giver']],
    ['accepted by Ana', anas('accepted'), 'start', ['ana', 'head', 'giver']],
    ['in progress', anas('in_progress'), 'wait', ['ana', 'head', 'giver']],
    ['waiting', anas('waiting'), 'start', ['ana', 'head', 'giver']],
    ['in progress', anas('in_progress'), 'give_back', ['ana']],
    ['in progress', anas('in_progress'), 'give', ['head', 'giver']],
    ['nobody has it', share(), 'give', ['head', 'giver']],
    ['refused', anas('refused'), 'give', ['head', 'giver', 'mayor']],
    ['no group yet', share({ group_id: null, role: 'lead' }), 'give', ['mayor']],
    ['in progress', anas('in_progress'), 'close_group', ['ana', 'head', 'giver', 'closer']],
    ['new', anas(), 'close_group', ['closer']],
    ['in charge', { ...anas('in_progress'), role: 'lead' }, 'close_group', []],
  ])('%s: %3$s', (_title, state, action, expected) => {
    expect(whoMay(state, action)).toEqual(expected)
  })

  it('of each status only the steps that fit it', () => {
    const steps: ShareAction[] = ['accept', 'refuse', 'start', 'wait', 'give_back', 'close_group', 'give']
    const table = Object.fromEntries(
      Object.keys(shareStatuses).map((status) => [
        status,
        steps.filter(
          (step) =>
            mayStep(ana, anas(status as ShareStatus), step).ok ||
            mayStep(head, anas(status as ShareStatus), step).ok,
        ),
      ]),
    )
    expect(table).toEqual({
      new: ['accept', 'refuse', 'give_back', 'give'],
      accepted: ['start', 'give_back', 'close_group', 'give'],
      refused: ['give'],
      in_progress: ['wait', 'give_back', 'close_group', 'give'],
      waiting: ['start', 'give_back', 'close_group', 'give'],
      transferred: [],
      closed: [],
    })
  })
})

describe('whom work may be given to', () => {
  it.each<[Name, number, number | null, boolean]>([
    ['mayor', OTHER, null, true],
    ['giver', OWN, 2, true],
    ['giver', OTHER, null, false],
    ['head', OWN, 1, true],
    ['ana', OWN, 1, true],
    ['ana', OWN, 2, false],
    ['taker', OWN, 3, true],
    ['taker', OWN, null, false],
    ['idle', OWN, 8, false],
  ])('%s to group %d, person %s: %s', (name, group_id, user_id, expected) => {
    expect(canGiveTo(people[name], HERE, { group_id, user_id }).ok).toBe(expected)
  })

  it('from one group to another only by a transfer, unless it was refused or nobody was chosen', () => {
    expect(canMoveTo(anas('in_progress'), OTHER)).toMatchObject({ code: 'case_assignment' })
    expect(canMoveTo(anas('in_progress'), OWN).ok).toBe(true)
    expect(canMoveTo(anas('refused'), OTHER).ok).toBe(true)
    expect(canMoveTo(share({ group_id: null }), OTHER).ok).toBe(true)
  })
})

describe('whom a refused share is back with, to choose a department anew', () => {
  it.each<[Name, number, boolean]>([
    ['closer', 7, true],
    ['head', 4, false],
    ['giver', 5, false],
    ['head', 6, false],
  ])('%s, when person %d gave it: %s', (name, assigned_by_id, expected) => {
    expect(isBackWith(people[name], { ...anas('refused'), assigned_by_id })).toBe(expected)
  })
})

it('who gives what was refused chooses another department by right, or because they chose this one; a head does not', () => {
  const who = (state: ShareState) =>
    (Object.keys(people) as Name[]).filter((name) => canMove(people[name], state))
  expect(who(anas('refused'))).toEqual(['mayor'])
  expect(who({ ...anas('refused'), assigned_by_id: 7 })).toEqual(['mayor', 'closer'])
  expect(who({ ...anas('refused'), assigned_by_id: 4 })).toEqual(['mayor'])
  expect(who(anas('in_progress'))).toEqual([])
})
