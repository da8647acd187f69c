import type { Permission } from './permissions.ts'

/** Role that sees and edits every document of the institution (specification §6). */
export const docAdminRole = 'DocAdmin'
/** Group role with the rights of a head of department (specification §3). */
export const directorGroupRole = 'Director'
/** The one permission an administrator holds only when listed (specification §6). */
export const deleteTestData = 'can_delete_test_data' satisfies Permission
