import '../../lib/languages/own/administration/activity-texts.ts'
import '../../lib/languages/own/administration/settings-texts.ts'
import { companies } from '@hdoc/contract/clients/companies.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { complaintTypeInputs } from '@hdoc/contract/complaints/type-inputs.ts'
import { docTypes } from '@hdoc/contract/doc-types/doc-types.ts'
import { issuers } from '@hdoc/contract/issuers/issuers.ts'
import { bundles } from '@hdoc/contract/people/bundles.ts'
import { groupRoles } from '@hdoc/contract/people/group-roles.ts'
import { userGroups } from '@hdoc/contract/people/groups.ts'
import { roles } from '@hdoc/contract/people/roles.ts'
import { userStateLabels, users } from '@hdoc/contract/people/users.ts'
import { groupPermissionTable, permissionTable } from '@hdoc/contract/rights/permissions.ts'
import { writePhones } from '@hdoc/contract/ro/phone.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import { changeText } from '../../entities/documents/subject/change-text.ts'
import { fieldLabel } from '../../entities/documents/subject/field-label.ts'
import { registerField, registerValue } from '../../entities/registers/change-words.ts'
import { say, t } from '../../lib/languages/i18n.ts'
import { settings } from '../../lib/texts/ro/settings.ts'

type Inputs = Readonly<Record<string, { label: Text } | undefined>>

/** Form fields by subject type, so that the trail calls a field by the same label as its form. */
const forms: Readonly<Record<string, Inputs>> = {
  user: users.inputs,
  user_group: userGroups.inputs,
  group_role: groupRoles.inputs,
  role: roles.inputs,
  permission_bundle: bundles.inputs,
  issuer: issuers.inputs,
  doc_type: docTypes.inputs,
  complaint_type: complaintTypeInputs,
  company: companies.inputs,
  client: institutions.inputs,
}

const others = {
  name: 'activity.f.name',
  email: 'activity.f.email',
  phone: 'activity.f.phone',
  state: 'activity.f.state',
  status: 'activity.f.state',
  method: 'activity.f.method',
  host: 'activity.f.host',
  group_id: 'activity.f.group',
  groups: 'activity.f.groups',
  roles: 'activity.f.roles',
  default_group_id: 'activity.f.default_group',
  until: 'activity.f.until',
  sessions: 'activity.f.sessions',
  purpose: 'activity.f.purpose',
  version: 'activity.f.version',
  description: 'activity.f.description',
  entries: 'activity.f.entries',
  issuer: 'oidc.issuer',
  client_id: 'oidc.client_id',
  secret_replaced: 'activity.f.secret_replaced',
} as const

const methods = {
  password: 'activity.method.password',
  passkey: 'activity.method.passkey',
  totp: 'activity.method.totp',
  recovery: 'activity.method.recovery',
  oidc: 'activity.method.oidc',
} as const

const isIn = <T extends object>(key: string, of: T): key is Extract<keyof T, string> => Object.hasOwn(of, key)

/** Subject types whose entries hold document fields. */
const ofDocuments = ['document', 'document_batch']

/** The label of an entry's field. A field without a label is shown by its code name. */
export function fieldText(subjectType: string, field: string): string {
  if (ofDocuments.includes(subjectType)) return fieldLabel(field)
  const ofRegister = subjectType === 'register' ? registerField(field) : undefined
  if (ofRegister) return ofRegister
  const label = forms[subjectType]?.[field]?.label
  if (label) return say(label)
  if (isIn(field, others)) return t(others[field])
  return isIn(field, settings.f) ? t(`settings.f.${field}`) : field
}

function word(value: string, field: string): string {
  if (field === 'method')
    return value
      .split('+')
      .map((part) => (isIn(part, methods) ? t(methods[part]) : part))
      .join(' + ')
  if (field === 'phone' || field === 'assistance_phone') return writePhones(value)
  if (field === 'state' && isIn(value, userStateLabels)) return say(userStateLabels[value])
  if (isIn(value, permissionTable)) return say(permissionTable[value])
  if (isIn(value, groupPermissionTable)) return say(groupPermissionTable[value])
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'common.yes' : 'common.no')
  return value
}

/** A value of an entry: codes in words, simple lists without their brackets, the rest as it was written. */
export function valueText(subjectType: string, value: string, field: string): string {
  if (subjectType === 'register' && registerField(field)) return registerValue(field, value)
  if (value === '' || value === '[]') return '–'
  if (ofDocuments.includes(subjectType)) return changeText(field, value)
  if (!value.startsWith('[')) return word(value, field)
  try {
    const list: unknown = JSON.parse(value)
    const isPlain =
      Array.isArray(list) && list.every((one) => typeof one === 'string' || typeof one === 'number')
    return isPlain ? list.map((one) => word(String(one), field)).join(', ') : value
  } catch {
    return value
  }
}
