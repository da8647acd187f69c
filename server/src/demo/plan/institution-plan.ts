import type { ComplaintIcon } from '@hdoc/contract/complaints/type-choices.ts'
import type { DocTypeValues } from '@hdoc/contract/doc-types/doc-types.ts'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import type { FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import type { GroupPermission, Permission } from '@hdoc/contract/rights/permissions.ts'
import type { DayType, FreeDay } from '@hdoc/contract/ro/deadline.ts'
import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import type { OpeningHours } from '@hdoc/contract/settings/opening-hours.ts'
import type { MapCentre } from '@hdoc/contract/settings/settings.ts'
import type { TemplateKind } from '@hdoc/contract/templates/template-kinds.ts'
import type { TemplateTexts } from '@hdoc/contract/templates/templates.ts'
import type { DocumentCategory, RegisterReset } from '@hdoc/contract/texts/choices.ts'
import type { ComplaintPlan } from './complaints.ts'
import type { ContactMessagePlan } from './contact-messages.ts'

/**
 * Everything an institution consists of before its first document. The parts refer to each other by name or
 * code.
 */
export interface InstitutionPlan {
  id: number
  tag: string
  name: string
  legalName: string
  shortName: string
  cui: string
  countyName: string
  locality: string
  address: string
  postalCode: string
  phone: string
  email: string
  openingHours: readonly OpeningHours[]
  freeDays: readonly FreeDay[]
  /** Null: the institution keeps all settings of the installation. */
  settings: {
    map: MapCentre
    mailFromName: string
    mailReplyTo: string
    assistanceEmail: string
    assistancePhone: string
    /** Of the portal's head; '' = HDoc's own. */
    color: string
  } | null
  hosts: readonly HostPlan[]
  groups: readonly GroupPlan[]
  groupRoles: readonly { name: string; permissions: readonly GroupPermission[] }[]
  /** Roles without permissions of their own: what they mean is in the code (DocAdmin). */
  roles: readonly string[]
  people: readonly PersonPlan[]
  registers: readonly RegisterPlan[]
  docTypes: readonly DocTypePlan[]
  complaintTypes: readonly ComplaintTypePlan[]
  complaints: readonly ComplaintPlan[]
  issuers: readonly IssuerValues[]
  posts: readonly PostPlan[]
  templates: readonly TemplatePlan[]
  contactMessages: readonly ContactMessagePlan[]
}

export interface HostPlan {
  host: string
  kind: 'internal' | 'external' | 'alias' | 'default'
}

export interface GroupPlan {
  /** Name by which the rest of the plan refers to the department; stored as its short name. */
  code: string
  name: string
  serviceName: string
  departmentName: string
  email: string
  phone: string
}

export interface PersonPlan {
  username: string
  name: string
  email: string
  phone: string
  jobTitle: string
  isAdmin: boolean
  /** Department and role in it; absent for people of the platform. */
  place?: { group: string; groupRole: string }
  /** Further departments the person works in, and chooses among in the top bar. */
  otherPlaces?: readonly { group: string; groupRole: string }[]
  roles: readonly string[]
  permissions: readonly Permission[]
}

export interface RegisterPlan {
  code: string
  name: string
  category: DocumentCategory | null
  pattern: string
  reset: RegisterReset
  daily: boolean
  isDefault: boolean
  inMainList: boolean
  online: boolean
  /** Answers keep the number of the incoming paper. */
  answers_on_line?: boolean
  secondary: boolean
  closed: boolean
  description: string
  /** First number of the running series. */
  nextNumber: number
  /** Codes of the departments that see it and register in it; empty = everybody. */
  groups: readonly string[]
}

export interface DocTypePlan {
  name: string
  category: DocumentCategory
  deadlineDays: number
  dayType: DayType
  /** Code of the suggested register, '' for none. */
  register: string
  legalBasis: string
  /** Short name of the department that is proposed, left out for none. */
  group?: string
  isDefault: boolean
  /** What differs from a type as the contract makes it by default. */
  rules?: Partial<
    Omit<
      DocTypeValues,
      | 'name'
      | 'category'
      | 'deadline_days'
      | 'day_type'
      | 'register_id'
      | 'legal_basis'
      | 'is_default'
      | 'secondary_register_ids'
      | 'group_id'
    >
  >
  /** Codes of the registers. */
  secondaryRegisters?: readonly string[]
  /** What it asks for when it is filled in online. */
  form?: FormDefinition
}

export interface ComplaintTypePlan {
  name: string
  icon: ComplaintIcon
  color: string
  deadlineDays: number
  /** Codes of its department and register, name of its document type. */
  group: string
  register: string
  docType: string
  help: string
  authority: string
  isPublic: boolean
  afterHours: boolean
  answers: readonly string[]
  /** What it asks beside. */
  form?: FormDefinition
}

export interface PostPlan {
  title: string
  description: string
  /** HTML as the allow-list leaves it, without pictures. */
  content: string
  categories: readonly string[]
  author: string
  /** A day ahead: it appears then. */
  publishedOn: IsoDate
  isDraft?: boolean
}

export interface TemplatePlan {
  /** Its number in the contract's table; a text of answers has none. */
  id?: number
  kind: TemplateKind
  name: string
  texts: TemplateTexts
}

/** The ids that the plan's parts got in the database. */
export interface PlantedInstitution {
  plan: InstitutionPlan
  groups: ReadonlyMap<string, number>
  /** By username. */
  people: ReadonlyMap<string, { id: number; name: string; groupIds: readonly number[] }>
  registers: ReadonlyMap<string, number>
  /** By category and name, see `docTypeKey`. */
  docTypes: ReadonlyMap<string, number>
  complaintTypes: ReadonlyMap<string, number>
  /** In the plan's order. */
  issuers: readonly number[]
}

/** Two types of different categories may bear the same name. */
export const docTypeKey = (type: { category: string; name: string }): string =>
  `${type.category}/${type.name}`
