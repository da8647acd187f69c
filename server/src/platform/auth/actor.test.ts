import { permissions } from '@hdoc/contract/rights/permissions.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, auditActor, can, canInGroup, canViewGroupStatistics, managesDocuments } from './actor.ts'

const plain: Actor = {
  institutionId: 1,
  id: 7,
  name: 'Gina Liliacu',
  username: 'gina.liliacu',
  jobTitle: '',
  isAdmin: false,
  hdocId: 1,
  groupId: 3,
  groupName: 'Registratură',
  groupRoleName: 'Membru',
  groupIds: [3],
  groupPermissions: [],
  roles: [],
  permissions: [],
  language: 'ro',
  theme: 'auto',
}
const admin: Actor = { ...plain, isAdmin: true }

describe('can (specification §6)', () => {
  it('lets an administrator pass every check but deleting test data', () => {
    for (const permission of permissions)
      expect(can(admin, permission), permission).toBe(permission !== 'can_delete_test_data')
  })
  it('lets an administrator delete test data only with the permission in their own list', () => {
    expect(can({ ...admin, permissions: ['can_delete_test_data'] }, 'can_delete_test_data')).toBe(true)
  })
  it('lets others do only what they were given', () => {
    const clerk = { ...plain, permissions: ['document.register'] }
    for (const permission of permissions)
      expect(can(clerk, permission), permission).toBe(permission === 'document.register')
  })
  it('counts the role Director for nothing but group statistics', () => {
    const director = { ...plain, groupRoleName: 'Director' }
    for (const permission of permissions) expect(can(director, permission), permission).toBe(false)
    expect(canViewGroupStatistics(director)).toBe(true)
    expect(managesDocuments(director)).toBe(false)
  })
})

describe('group statistics', () => {
  it('are seen by administrators, by the group permission, by dashboard.statistics, by Directors, by nobody else', () => {
    expect(canViewGroupStatistics(plain)).toBe(false)
    expect(canViewGroupStatistics({ ...plain, roles: ['DocAdmin'] })).toBe(false)
    expect(canViewGroupStatistics(admin)).toBe(true)
    expect(
      canViewGroupStatistics({ ...plain, groupPermissions: ['permission.view_statistics_in_department'] }),
    ).toBe(true)
    expect(canViewGroupStatistics({ ...plain, permissions: ['dashboard.statistics'] })).toBe(true)
    expect(canInGroup(plain, 'permission.view_statistics_in_department')).toBe(false)
  })
})

describe('documents of the whole institution', () => {
  it('are managed by administrators and DocAdmin', () => {
    expect([plain, admin, { ...plain, roles: ['DocAdmin'] }].map(managesDocuments)).toEqual([
      false,
      true,
      true,
    ])
  })
})

describe('who is written in the audit', () => {
  it('is the effective person, with the real one beside while acting', () => {
    expect(auditActor(plain)).toEqual({ institution_id: 1, id: 7, name: 'Gina Liliacu' })
    const acting = {
      ...plain,
      real: { institutionId: 0, id: 1, name: 'Administrator Platformă', isAdmin: true },
    }
    expect(auditActor(acting)).toEqual({
      institution_id: 1,
      id: 7,
      name: 'Gina Liliacu',
      real: { institution_id: 0, id: 1, name: 'Administrator Platformă' },
    })
  })
})
