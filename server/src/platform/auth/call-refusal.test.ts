import { describe, expect, it } from 'vitest'
import type { Actor } from './actor.ts'
import { callRefusal } from './call-refusal.ts'

const clerk: Actor = {
  institutionId: 1,
  id: 7,
  name: 'Gina Liliacu',
  username: 'gina.liliacu',
  jobTitle: '',
  isAdmin: false,
  hdocId: 1,
  groupId: 0,
  groupName: '',
  groupRoleName: '',
  groupIds: [],
  groupPermissions: [],
  roles: [],
  permissions: ['document.register'],
  language: 'ro',
  theme: 'auto',
}
const administrator: Actor = { ...clerk, isAdmin: true, permissions: [] }
const platform: Actor = { ...administrator, institutionId: 0, hdocId: 0 }
const docAdmin: Actor = { ...clerk, roles: ['DocAdmin'], groupRoleName: 'Director', permissions: [] }
const callers = { nobody: undefined, clerk, docAdmin, administrator, platform }

type Call = Parameters<typeof callRefusal>[0]
const outcome = (call: Call, actor: Actor | undefined) => callRefusal(call, actor)?.code ?? 'may'

describe('why a person may not make a call at all', () => {
  it.each<[string, Call, Record<keyof typeof callers, string>]>([
    [
      'public',
      { audience: 'public', permission: 'public' },
      { nobody: 'may', clerk: 'may', docAdmin: 'may', administrator: 'may', platform: 'may' },
    ],
    [
      'for who is signed in',
      { audience: 'client', permission: 'signed-in' },
      {
        nobody: 'UNAUTHENTICATED',
        clerk: 'may',
        docAdmin: 'may',
        administrator: 'may',
        platform: 'no_company',
      },
    ],
    [
      'for who registers',
      { audience: 'client', permission: 'document.register' },
      {
        nobody: 'UNAUTHENTICATED',
        clerk: 'may',
        docAdmin: 'FORBIDDEN',
        administrator: 'may',
        platform: 'no_company',
      },
    ],
    [
      'for who deletes test data',
      { audience: 'client', permission: 'can_delete_test_data' },
      {
        nobody: 'UNAUTHENTICATED',
        clerk: 'FORBIDDEN',
        docAdmin: 'FORBIDDEN',
        administrator: 'FORBIDDEN',
        platform: 'no_company',
      },
    ],
    [
      'of the staff, wherever they work',
      { audience: 'staff', permission: 'activity.view' },
      {
        nobody: 'UNAUTHENTICATED',
        clerk: 'FORBIDDEN',
        docAdmin: 'FORBIDDEN',
        administrator: 'may',
        platform: 'may',
      },
    ],
    [
      'of the platform',
      { audience: 'platform', permission: 'signed-in' },
      {
        nobody: 'UNAUTHENTICATED',
        clerk: 'PLATFORM_ONLY',
        docAdmin: 'PLATFORM_ONLY',
        administrator: 'PLATFORM_ONLY',
        platform: 'may',
      },
    ],
  ])('a call %s', (_title, call, expected) => {
    const got = Object.entries(callers).map(([title, actor]) => [title, outcome(call, actor)])
    expect(Object.fromEntries(got)).toEqual(expected)
  })
})

describe('a person who must do something else first', () => {
  const call = { audience: 'client', permission: 'document.register' } as const
  const real = { institutionId: 0, id: 1, name: 'Ana Crin', isAdmin: true }

  it.each<[string, Actor, Partial<Call>, string]>([
    ['acts as another', { ...clerk, real }, {}, 'may'],
    ['acts as another', { ...clerk, real }, { notWhileActing: true }, 'ACTING_REFUSED'],
    ['is themselves', clerk, { notWhileActing: true }, 'may'],
    [
      'acted until a time that is over',
      { ...clerk, actingEnded: { institutionId: 1, id: 9 } },
      {},
      'ACTING_ENDED',
    ],
    [
      'acted until a time that is over',
      { ...clerk, actingEnded: { institutionId: 1, id: 9 } },
      { afterActing: true },
      'may',
    ],
    ['lacks the second factor', { ...clerk, must: 'second_factor' }, {}, 'SECOND_FACTOR_NEEDED'],
    ['lacks the second factor', { ...clerk, must: 'second_factor' }, { beforeSecondFactor: true }, 'may'],
    [
      'is an administrator without it',
      { ...administrator, must: 'second_factor' },
      {},
      'SECOND_FACTOR_NEEDED',
    ],
  ])('who %s (%#)', (_title, actor, change, expected) => {
    expect(outcome({ ...call, ...change }, actor)).toBe(expected)
  })
})
