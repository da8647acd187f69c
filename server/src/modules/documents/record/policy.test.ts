import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { walkActor, walkPeople } from '../../../../test/calls/walk-people.ts'
import type { Actor } from '../../../platform/auth/actor.ts'
import {
  canAnnulDocument,
  canAttachFiles,
  canChangeIssuer,
  canChangeStatus,
  canDeleteTest,
  canEditDocument,
  canExtendDeadline,
  type DocumentFacts,
} from './policy.ts'

const nobody = walkActor(walkPeople()[0]!)
const actor = (changes: Partial<Actor>): Actor => ({ ...nobody, ...changes })
const facts = (changes: Partial<DocumentFacts> = {}): DocumentFacts => ({
  status: 1,
  registered_by_id: 77,
  registered_by_institution_id: 1,
  can_register: true,
  in_case: null,
  ...changes,
})
const own = facts({ registered_by_id: nobody.id, registered_by_institution_id: nobody.institutionId })
const missing = (permission: string) => ({ ok: false, missing: permission })
const annulled = { ok: false, code: 'DOCUMENT_ANNULLED' }

describe('who edits a document', () => {
  it('is its administrator and DocAdmin, without any further right', () => {
    expect(canEditDocument(actor({ isAdmin: true }), facts({ can_register: false })).ok).toBe(true)
    expect(canEditDocument(actor({ roles: ['DocAdmin'] }), facts({ can_register: false })).ok).toBe(true)
    expect(canEditDocument(actor({ groupRoleName: 'Director' }), facts())).toEqual(
      missing('document.edit_own_register'),
    )
  })

  it('is who registered it, while they may still register', () => {
    expect(canEditDocument(actor({ permissions: ['document.register'] }), own).ok).toBe(true)
    expect(canEditDocument(actor({}), own)).toEqual(missing('document.edit_own_register'))
    expect(canEditDocument(actor({ permissions: ['document.register'] }), facts()).ok).toBe(false)
  })

  it('is not who has the same id in another institution', () => {
    const same = facts({ registered_by_id: nobody.id, registered_by_institution_id: 0, can_register: false })
    expect(canEditDocument(actor({ permissions: ['document.register'] }), same).ok).toBe(false)
  })

  it('is who may edit in the registers they register in, in those alone', () => {
    const clerk = actor({ permissions: ['document.edit_own_register'] })
    expect(canEditDocument(clerk, facts()).ok).toBe(true)
    expect(canEditDocument(clerk, facts({ can_register: false })).ok).toBe(false)
  })
})

describe('who annuls a document', () => {
  it('needs the right; DocAdmin alone is not enough', () => {
    expect(canAnnulDocument(actor({ permissions: ['document.annul'] }), facts()).ok).toBe(true)
    expect(canAnnulDocument(actor({ isAdmin: true }), facts()).ok).toBe(true)
    expect(canAnnulDocument(actor({ roles: ['DocAdmin'] }), facts())).toEqual(missing('document.annul'))
    expect(canAnnulDocument(actor({ permissions: ['document.register'] }), own)).toEqual(
      missing('document.annul'),
    )
  })
})

describe('an annulled document', () => {
  it('is changed by nobody, whoever they are', () => {
    const anyone = fc.record({
      isAdmin: fc.boolean(),
      roles: fc.subarray(['DocAdmin']),
      permissions: fc.subarray(['document.register', 'document.annul', 'document.edit_own_register']),
    })
    fc.assert(
      fc.property(anyone, fc.boolean(), (person, can_register) => {
        const document = { ...own, status: 9, can_register, group_id: null }
        for (const decide of [canEditDocument, canAnnulDocument, canAttachFiles])
          expect(decide(actor(person), document)).toEqual(annulled)
      }),
    )
  })
})

describe('who moves a document on', () => {
  const TODAY = '2026-11-20'
  const working = (status: 1 | 6 | 9, groupId: number | null = null) => ({
    ...facts({ can_register: false }),
    status,
    resume_status: null,
    pending_until: null,
    deadline_on: null,
    group_id: groupId,
  })

  it('is who may edit it, and the department at work on it while it is open', () => {
    const colleague = actor({ groupIds: [4] })
    expect(canChangeStatus(colleague, working(1, 4), TODAY).ok).toBe(true)
    expect(canChangeStatus(colleague, working(1, 5), TODAY).ok).toBe(false)
    expect(canChangeStatus(colleague, working(6, 4), TODAY)).toEqual(missing('document.reopen'))
    expect(canExtendDeadline(colleague, working(1, 4), TODAY).ok).toBe(false)
  })

  it('opens a closed one again by a right of its own, and never an annulled one', () => {
    const reopener = actor({ permissions: ['document.reopen'] })
    expect(canChangeStatus(reopener, working(6), TODAY).ok).toBe(true)
    expect(canChangeStatus(reopener, working(1), TODAY).ok).toBe(false)
    expect(canChangeStatus(actor({ roles: ['DocAdmin'] }), working(6), TODAY).ok).toBe(false)
    expect(canChangeStatus(actor({ isAdmin: true }), working(9), TODAY)).toEqual(annulled)
    expect(canExtendDeadline(actor({ isAdmin: true }), working(6), TODAY)).toEqual({
      ok: false,
      code: 'DOCUMENT_CLOSED',
    })
  })
})

describe('who gives a document another issuer', () => {
  it('is who has the right for it; neither editing nor administrating documents gives it', () => {
    expect(canChangeIssuer(actor({ permissions: ['document.change_issuer'] }), facts()).ok).toBe(true)
    expect(canChangeIssuer(actor({ roles: ['DocAdmin'] }), own)).toEqual(missing('document.change_issuer'))
    expect(canChangeIssuer(actor({ isAdmin: true }), facts({ status: 9 }))).toEqual(annulled)
  })
})

describe('who deletes a test document', () => {
  const tester = actor({ permissions: ['can_delete_test_data'] })
  const test = { is_test: true, deleted_at: null, in_case: null }

  it('is who has the right in their own list, while the mode is on', () => {
    expect(canDeleteTest(tester, test, true).ok).toBe(true)
    expect(canDeleteTest(tester, test, false)).toEqual({ ok: false, code: 'DELETE_MODE_OFF' })
    expect(canDeleteTest(actor({ isAdmin: true, roles: ['DocAdmin'] }), test, true)).toEqual(
      missing('can_delete_test_data'),
    )
  })

  it('is nobody for a real one, and nobody twice', () => {
    expect(canDeleteTest(tester, { ...test, is_test: false }, true)).toEqual({
      ok: false,
      code: 'NOT_A_TEST',
    })
    expect(canDeleteTest(tester, { ...test, deleted_at: '2026-11-20T08:00:00Z' }, true)).toEqual({
      ok: false,
      code: 'DOCUMENT_DELETED',
    })
  })
})
