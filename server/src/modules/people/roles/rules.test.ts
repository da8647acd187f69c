import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import { permissions } from '@hdoc/contract/rights/permissions.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { walkActor } from '../../../../test/calls/walk-people.ts'
import { can } from '../../../platform/auth/actor.ts'
import { beyondOwn, excludesItself, touchesExclusive, wholeOf } from './rules.ts'

const person = (held: readonly string[], isAdmin = false) =>
  walkActor({
    username: 'dan',
    title: 'Dan',
    isAdmin,
    permissions: [...held],
    roles: [],
    groupRole: '',
    platform: false,
  })
const some = fc.uniqueArray(fc.constantFrom(...permissions), { maxLength: 12 })

describe('rules of roles', () => {
  it('nobody but an administrator gives a right they do not hold; what was there may stay', () => {
    fc.assert(
      fc.property(some, some, some, (held, before, after) => {
        const actor = person(held)
        const beyond = beyondOwn(actor, new Set(before), new Set(after))
        for (const one of after) {
          const isAllowed = before.includes(one) || can(actor, one)
          expect(beyond.includes(one)).toBe(!isAllowed)
        }
        expect(beyondOwn(person([], true), new Set(before), new Set(after))).toEqual([])
      }),
    )
  })

  it('taking rights away is never giving', () => {
    fc.assert(
      fc.property(some, fc.nat(), (before, n) => {
        const after = before.filter((_, index) => (n >> index) % 2 === 0)
        expect(beyondOwn(person([]), new Set(before), new Set(after))).toEqual([])
      }),
    )
  })

  it('a role gives its own rights and those of its bundles, each once', () => {
    fc.assert(
      fc.property(some, some, some, (own, one, other) => {
        const bundles = new Map([
          [1, one],
          [2, other],
        ])
        const whole = wholeOf({ permissions: own, bundle_ids: [1] }, bundles)
        expect(whole).toEqual(new Set([...own, ...one]))
        const both = exclusivePermissions.every((right) => own.includes(right) || one.includes(right))
        expect(excludesItself(whole)).toBe(both)
        if (both) expect(touchesExclusive(whole)).toBe(true)
      }),
    )
  })
})
