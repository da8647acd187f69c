import type { Text } from '../texts/languages.ts'
import { type Permission, permissions } from './permissions.ts'

/** Areas by which screens group rights, in the order they are shown. */
export const permissionAreaLabels = {
  documents: { ro: 'Documente', en: 'Documents' },
  registers: { ro: 'Registre și deponenți', en: 'Registers and issuers' },
  cases: { ro: 'Dosare și sarcini', en: 'Cases and tasks' },
  transfers: { ro: 'Transferuri și expediere', en: 'Transfers and dispatch' },
  approvals: { ro: 'Aprobări și semnături', en: 'Approvals and signatures' },
  portal: { ro: 'Portal public', en: 'Public portal' },
  people: { ro: 'Utilizatori și drepturi', en: 'People and rights' },
  administration: { ro: 'Administrare', en: 'Administration' },
} as const satisfies Record<string, Text>
export type PermissionArea = keyof typeof permissionAreaLabels
const permissionAreas = Object.keys(permissionAreaLabels) as PermissionArea[]

const areaOfPrefix: Readonly<Record<string, PermissionArea>> = {
  document: 'documents',
  can_delete_test_data: 'documents',
  archive: 'documents',
  register: 'registers',
  doc_type: 'registers',
  number: 'registers',
  issuer: 'registers',
  workcase: 'cases',
  'assign task': 'cases',
  'assign task only to self': 'cases',
  transfer: 'transfers',
  shipping: 'transfers',
  approval: 'approvals',
  signature: 'approvals',
  uploaded_document: 'portal',
  complaint: 'portal',
  contact_message: 'portal',
  gazette: 'portal',
  posts: 'portal',
  templates: 'portal',
  user: 'people',
  role: 'people',
  group: 'people',
}

/** The area of a right, from the word before its dot; what is in no other area is administration. */
const areaOf = (permission: Permission): PermissionArea =>
  areaOfPrefix[permission.split('.')[0] ?? ''] ?? 'administration'

/** All rights by area, areas and rights in their fixed order; an area without rights is left out. */
export const permissionsByArea: readonly { area: PermissionArea; permissions: readonly Permission[] }[] =
  permissionAreas
    .map((area) => ({ area, permissions: permissions.filter((one) => areaOf(one) === area) }))
    .filter((group) => group.permissions.length > 0)
