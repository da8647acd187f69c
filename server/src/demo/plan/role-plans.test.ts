import { exclusivePermissions } from '@hdoc/contract/people/roles.ts'
import { permissions } from '@hdoc/contract/rights/permissions.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealuFlorilor } from './dealu-florilor.ts'
import { asRoles, rightsPlans, wholeOfRole } from './role-plans.ts'
import { valeaAlba } from './valea-alba.ts'

const plans = [
  dealuFlorilor('2026-11-20', '2026-10-20', 'localhost'),
  valeaAlba('2026-11-20', '2026-10-20', 'localhost'),
]

describe('roles of the demo', () => {
  test('change nobody’s effective rights, and every role has somebody', () => {
    for (const { id, people } of plans) {
      const plan = rightsPlans[id]!
      const given = people.map((person) => ({ person, as: asRoles(plan, person.permissions) }))
      for (const { person, as } of given) {
        const through = plan.roles
          .filter(({ name }) => as.roles.includes(name))
          .flatMap((one) => wholeOfRole(plan, one))
        expect(new Set([...as.permissions, ...through]), person.username).toEqual(new Set(person.permissions))
      }
      const used = new Set(given.flatMap(({ as }) => as.roles))
      expect(plan.roles.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([])
    }
  })

  test('never give more than a person had, whatever they had', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...permissions)), (rights) => {
        for (const plan of Object.values(rightsPlans)) {
          const { roles, permissions: direct } = asRoles(plan, rights)
          const whole = plan.roles
            .filter(({ name }) => roles.includes(name))
            .flatMap((one) => wholeOfRole(plan, one))
          expect(new Set([...direct, ...whole])).toEqual(new Set(rights))
        }
      }),
    )
  })

  test('name bundles that exist, and none gives both exclusive rights', () => {
    for (const plan of Object.values(rightsPlans))
      for (const one of plan.roles) {
        expect(plan.bundles.map(({ name }) => name)).toEqual(expect.arrayContaining([...one.bundles]))
        expect(exclusivePermissions.every((right) => wholeOfRole(plan, one).includes(right))).toBe(false)
      }
  })
})
