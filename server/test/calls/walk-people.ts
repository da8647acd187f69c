import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Actor } from '../../src/platform/auth/actor.ts'
import { PROJECT_DIR } from '../../src/platform/env.ts'

export interface WalkPerson {
  username: string
  /** The name of the person in test titles. */
  title: string
  isAdmin: boolean
  permissions: string[]
  roles: string[]
  groupRole: string
  platform: boolean
}

interface DemoUser {
  username: string
  jobTitle: string
  group_role_name: string
  isadmin: 0 | 1
  roles: string[]
  permissions: string[]
}

/** One person of each kind in the demo. People with the same rights as one of these are left out. */
const chosen = [
  'ioana.salcam',
  'gina.liliacu',
  'radu.mesteacan',
  'mirela.fantanaru',
  'elena.ciresaru',
  'administrator.client',
]

/**
 * Every kind of person who signs in, from one without any right to the platform's administrator outside a
 * client.
 */
export function walkPeople(): WalkPerson[] {
  const file = join(PROJECT_DIR, 'server/data/demo-institution.json')
  const { users } = JSON.parse(readFileSync(file, 'utf8')) as { users: DemoUser[] }
  const demo = chosen.map((username) => {
    const user = users.find((one) => one.username === username)
    if (!user) throw new Error(`the demo has no ${username}`)
    return {
      username,
      title: `${username} (${user.jobTitle})`,
      isAdmin: user.isadmin === 1,
      permissions: user.permissions,
      roles: user.roles,
      groupRole: user.group_role_name,
      platform: false,
    }
  })
  const nobody = { isAdmin: false, permissions: [], roles: [], groupRole: '', platform: false }
  return [
    { ...nobody, username: 'fara.drepturi', title: 'signed in without any right' },
    ...demo,
    {
      ...nobody,
      username: 'admin.platforma',
      title: 'admin.platforma (outside a client)',
      isAdmin: true,
      platform: true,
    },
  ]
}

/** Gives the person in the form in which calls know them. */
export function walkActor(person: WalkPerson): Actor {
  return {
    institutionId: person.platform ? 0 : 1,
    id: 1,
    name: person.title,
    username: person.username,
    jobTitle: '',
    isAdmin: person.isAdmin,
    hdocId: person.platform ? 0 : 1,
    groupId: 0,
    groupName: '',
    groupRoleName: person.groupRole,
    groupIds: [],
    groupPermissions: [],
    roles: person.roles,
    permissions: person.permissions,
    language: 'ro',
    theme: 'auto',
  }
}
