import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import { type UserState, userStateLabels } from '@hdoc/contract/people/users.ts'
import { permissions } from '@hdoc/contract/rights/permissions.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  mayGiveBundle,
  mayGiveGroupRole,
  mayGivePermission,
  mayGiveRole,
} from '../../../platform/auth/giving.ts'
import { canEditUser } from './policy.ts'
import type { SourceRow } from './queries/rights.ts'
import { exclusiveProblem, holdsMore, keepsAdministrator, stateStep, withOneDefault } from './rules.ts'

const states = Object.keys(userStateLabels) as UserState[]
const someRights = fc.subarray([...permissions])
const someSources = fc.array(
  fc.record<SourceRow>({
    permission: fc.constantFrom(...exclusivePermissions, 'document.list', 'workcase.work'),
    kind: fc.constantFrom('direct', 'bundle', 'role', 'role_bundle', 'group'),
    role: fc.constantFrom('', 'Șef'),
    bundle: fc.constantFrom('', 'Pachet'),
    group: fc.constantFrom('', 'Urbanism'),
  }),
  { maxLength: 6 },
)
const nobody = { isAdmin: false, permissions: [], roles: [], groupRoleName: '' }

describe('the last active administrator', () => {
  it('stays, whatever is done to people one after the other', () => {
    const people = fc.array(fc.boolean(), { minLength: 1, maxLength: 6 })
    const acts = fc.array(
      fc.record({ who: fc.nat(5), is_admin: fc.boolean(), state: fc.constantFrom(...states) }),
    )
    fc.assert(
      fc.property(people, acts, (isAdmin, changes) => {
        const now = isAdmin.map((is_admin) => ({ is_admin, state: 'active' as UserState }))
        const administrators = () =>
          now.flatMap((one, id) => (one.is_admin && one.state === 'active' ? [id] : []))
        fc.pre(administrators().length > 0)
        for (const { who, ...after } of changes) {
          if (who < now.length && keepsAdministrator(administrators(), who, after)) now[who] = after
          expect(administrators().length).toBeGreaterThan(0)
        }
      }),
    )
  })
  it('is not in the way of a change that leaves another one', () => {
    expect(keepsAdministrator([1, 2], 1, { is_admin: false, state: 'active' })).toBe(true)
    expect(keepsAdministrator([1], 1, { is_admin: true, state: 'active' })).toBe(true)
    expect(keepsAdministrator([1], 1, { is_admin: true, state: 'inactive' })).toBe(false)
  })
})

describe('giving', () => {
  it('never goes beyond what the giver holds', () => {
    fc.assert(
      fc.property(someRights, someRights, (mine, wanted) => {
        const giver = { ...nobody, permissions: mine }
        const given = wanted.filter((name) => mayGivePermission(giver, name))
        expect(given.every((name) => mine.includes(name))).toBe(true)
        expect(mayGiveBundle(giver, { permissions: wanted })).toBe(
          wanted.every((name) => mine.includes(name)),
        )
      }),
    )
  })
  it('is free for administrators, and by held names for roles', () => {
    const admin = { ...nobody, isAdmin: true }
    expect(mayGivePermission(admin, 'can_delete_test_data')).toBe(true)
    expect([mayGiveRole(admin, { name: 'DocAdmin' }), mayGiveRole(nobody, { name: 'DocAdmin' })]).toEqual([
      true,
      false,
    ])
    expect(mayGiveRole({ ...nobody, roles: ['Arhivar'] }, { name: 'Arhivar' })).toBe(true)
    const director = { name: 'Director', permissions: [] }
    expect(mayGiveGroupRole(nobody, director)).toBe(false)
    expect(mayGiveGroupRole({ ...nobody, groupRoleName: 'Director' }, director)).toBe(true)
    expect(mayGiveGroupRole(nobody, { name: 'Membru', permissions: [] })).toBe(true)
    expect(mayGiveGroupRole(nobody, { name: 'Șef', permissions: ['x'] })).toBe(false)
  })
})

describe('accounts of administrators', () => {
  const manager = { ...nobody, permissions: ['user.manage'] } as unknown as Parameters<typeof canEditUser>[0]
  it('are changed by administrators alone', () => {
    expect(canEditUser(manager, { is_admin: true })).toEqual({ ok: false, code: 'ADMIN_ONLY' })
    expect(canEditUser(manager, { is_admin: false })).toEqual({ ok: true })
    expect(canEditUser({ ...manager, isAdmin: true }, { is_admin: true })).toEqual({ ok: true })
    expect(canEditUser({ ...manager, permissions: [] }, { is_admin: false })).toEqual({
      ok: false,
      missing: 'user.manage',
    })
  })
  it('and of people with more rights keep their address from those with fewer', () => {
    const own = [{ permission: 'document.list', kind: 'direct', role: '', bundle: '', group: '' } as const]
    const person = { roles: [], groups: [] }
    expect(holdsMore(nobody, person, own)).toBe(true)
    expect(holdsMore({ ...nobody, permissions: ['document.list'] }, person, own)).toBe(false)
    expect(holdsMore({ ...nobody, isAdmin: true }, person, own)).toBe(false)
    expect(holdsMore(nobody, { roles: [{ name: 'DocAdmin' }], groups: [] }, [])).toBe(true)
    expect(holdsMore(nobody, { roles: [], groups: [{ group_role_name: 'Director' }] }, [])).toBe(true)
    expect(holdsMore(nobody, { roles: [], groups: [{ group_role_name: 'Membru' }] }, [])).toBe(false)
  })
})

describe('activating and deactivating', () => {
  const account = (state: UserState, password_known = true) => ({
    state,
    password_known,
    last_login_at: null,
  })
  it.each([
    ['active', 'inactive', 'inactive'],
    ['invited', 'inactive', 'inactive'],
    ['inactive', 'active', 'active'],
    ['active', 'active', 'USER_ALREADY_ACTIVE'],
    ['inactive', 'inactive', 'USER_ALREADY_INACTIVE'],
    ['invited', 'active', 'USER_INVITED'],
    ['pending', 'active', 'USER_WAITS'],
    ['pending', 'inactive', 'USER_WAITS'],
    ['refused', 'active', 'USER_REFUSED'],
  ] as const)('%s, wanted %s: %s', (state, wanted, result) => {
    const step = stateStep(account(state), wanted)
    expect(step.outcome === 'changed' ? step.state : step.code).toBe(result)
  })
  it('sends who never had a password back to the invitation', () => {
    expect(stateStep(account('inactive', false), 'active')).toEqual({
      outcome: 'changed',
      state: 'invited',
      invites: true,
    })
    const signedInOtherwise = { ...account('inactive', false), last_login_at: '2026-11-20T08:00:00Z' }
    expect(stateStep(signedInOtherwise, 'active')).toMatchObject({ state: 'active', invites: false })
  })
})

describe('departments of a person', () => {
  it('have exactly one default, and each stands once', () => {
    const entry = fc.record({
      group_id: fc.integer({ min: 1, max: 4 }),
      group_role_id: fc.integer({ min: 1, max: 3 }),
      is_default: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const one = withOneDefault(entries)
        expect(one.filter(({ is_default }) => is_default)).toHaveLength(Math.min(1, entries.length))
        expect(new Set(one.map(({ group_id }) => group_id)).size).toBe(one.length)
      }),
    )
  })
})

describe('assigning tasks, and only to oneself', () => {
  const of = (kind: SourceRow['kind'], permission: string): SourceRow => ({
    permission,
    kind,
    role: 'Șef',
    bundle: 'Pachet',
    group: 'Urbanism',
  })
  const [wide, narrow] = exclusivePermissions
  it.each([
    ['direct', 'permissions'],
    ['bundle', 'bundle_ids'],
    ['role', 'role_ids'],
    ['role_bundle', 'role_ids'],
    ['group', 'groups'],
  ] as const)('are refused on the field of what is new: %s', (kind, field) => {
    for (const [mine, theirs] of [
      [wide, narrow],
      [narrow, wide],
    ] as const) {
      const before = [of('role', theirs)]
      expect(exclusiveProblem(before, [...before, of(kind, mine)])?.field).toBe(field)
    }
  })
  it('are found whenever both are there, and only then', () => {
    fc.assert(
      fc.property(someSources, someSources, (before, after) => {
        const has = (name: string) => after.some(({ permission }) => permission === name)
        expect(exclusiveProblem(before, after) !== undefined).toBe(has(wide) && has(narrow))
      }),
    )
  })
})
