import { z } from 'zod'
import { column } from '../calls/columns.ts'
import type { Text } from '../texts/languages.ts'
import { userColumns, userRow } from './users.ts'

/** The platform's lists of people: `/admin/user/manage/{type}`. */
export const platformUserLists = {
  platform: { ro: 'Administratorii platformei', en: 'Platform administrators' },
  all: { ro: 'Toți utilizatorii', en: 'All users' },
  pending: { ro: 'Așteaptă acceptarea', en: 'Waiting for acceptance' },
} as const satisfies Record<string, Text>
export type PlatformUserList = keyof typeof platformUserLists

export const platformUserRow = userRow.extend({
  institution_id: z.number(),
  institution_name: z.string(),
})
export type PlatformUser = z.output<typeof platformUserRow>

const { name, groups: _groups, roles: _roles, ...plain } = userColumns
/** Departments and roles have other ids in each institution, so filters ask for their names. */
const groups = column.text(userColumns.groups.label, { hidden: true })
const roles = column.text(userColumns.roles.label)
export const platformUserColumns = {
  name,
  institution_name: column.text({ ro: 'Instituție', en: 'Institution' }),
  institution_id: column.number({ ro: 'Nr. instituției', en: 'Institution no.' }, { hidden: true }),
  ...plain,
  groups,
  roles,
}
const { institution_name: _name, institution_id: _id, ...ofOne } = platformUserColumns
/** Columns of a list whose people all belong to one institution: the platform, or one client. */
export const oneInstitutionColumns = ofOne
export const platformAdministratorColumns = ofOne
