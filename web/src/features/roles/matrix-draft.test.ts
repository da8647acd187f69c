import type { Role } from '@hdoc/contract/people/roles.ts'
import { permissions } from '@hdoc/contract/rights/permissions.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changesOf,
  type Draft,
  differences,
  drafted,
  isOn,
  type Line,
  noChanges,
  rebased,
  rolesWithBoth,
  toggled,
} from './matrix-draft.ts'

const can = { edit: true, rename: true, delete: true }
const base = { description: '', rights: 0, people: 0, fixed: false, version: 1, can }
const aRole = (id: number, rights: Role['permissions'], bundle_ids: number[] = []): Role => ({
  ...base,
  id,
  name: `Rol ${id}`,
  permissions: rights,
  bundle_ids,
})

const someRights = fc.uniqueArray(fc.constantFrom(...permissions), { maxLength: 8 })
const someRole = fc.tuple(someRights, fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }))
const roleOf = (id: number) => someRole.map(([rights, ids]) => aRole(id, rights, ids))
const line: fc.Arbitrary<Line> = fc.oneof(
  fc.constantFrom(...permissions).map((right): Line => ({ kind: 'right', right })),
  fc.integer({ min: 1, max: 4 }).map((id): Line => ({ kind: 'bundle', id })),
)
const draftOf = (role: Role, lines: readonly Line[]): Draft =>
  lines.reduce((draft, one) => toggled(draft, role, one), noChanges)

describe('the draft of the matrix', () => {
  test('a line switched twice is no change', () => {
    fc.assert(
      fc.property(roleOf(1), line, (role, one) => {
        const once = toggled(noChanges, role, one)
        expect(isOn(once, role, one)).toBe(!isOn(noChanges, role, one))
        expect(toggled(once, role, one).size).toBe(0)
      }),
    )
  })

  test('what is sent is what is shown', () => {
    fc.assert(
      fc.property(roleOf(1), fc.array(line, { maxLength: 12 }), line, (role, lines, asked) => {
        const draft = draftOf(role, lines)
        const [sent] = changesOf(draft, [role])
        const after = sent ?? role
        const shown = isOn(draft, role, asked)
        expect(
          asked.kind === 'right'
            ? after.permissions.includes(asked.right)
            : after.bundle_ids.includes(asked.id),
        ).toBe(shown)
        expect(new Set(after.permissions).size).toBe(after.permissions.length)
      }),
    )
  })

  test('on a newer state every wish stays a wish, and nobody else’s change is undone', () => {
    fc.assert(
      fc.property(roleOf(1), roleOf(1), fc.array(line, { maxLength: 8 }), line, (old, now, lines, asked) => {
        const draft = draftOf(old, lines)
        const wanted = drafted(draft, old)
        const next = rebased(draft, [old], [now])
        const wasAsked = isOn(draft, old, asked) !== isOn(noChanges, old, asked)
        const expected = wasAsked ? isOn(noChanges, wanted, asked) : isOn(noChanges, now, asked)
        expect(isOn(next, now, asked)).toBe(expected)
      }),
    )
  })

  test('what others changed is told of the roles one changed oneself', () => {
    const before = [aRole(1, ['document.list']), aRole(2, []), aRole(3, [])]
    const now = [aRole(1, ['document.annul'], [4]), aRole(2, ['issuer.edit'])]
    const right = { kind: 'right', right: 'import.run' } as const
    const draft = toggled(toggled(noChanges, before[0]!, right), before[2]!, right)
    expect(differences(draft, before, now)).toEqual([
      { name: 'Rol 1', added: ['document.annul', '#4'], removed: ['document.list'], gone: false },
      { name: 'Rol 3', added: [], removed: [], gone: true },
    ])
  })

  test('both exclusive rights are seen, also through a bundle', () => {
    const role = aRole(1, ['assign task'])
    const bundle = {
      ...base,
      id: 4,
      name: 'P',
      permissions: ['assign task only to self' as const],
      roles: 0,
    }
    expect(rolesWithBoth(noChanges, [role], [bundle])).toEqual([])
    const draft = toggled(noChanges, role, { kind: 'bundle', id: 4 })
    expect(rolesWithBoth(draft, [role], [bundle])).toEqual([role])
  })
})
