import type { GazetteCategory } from '@hdoc/contract/doc-types/gazette-categories.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { DayType } from '@hdoc/contract/ro/deadline.ts'
import type {
  Broadcast,
  DocumentCategory,
  IssuerType,
  RegisterReset,
  SignatureType,
} from '@hdoc/contract/texts/choices.ts'
import type { GroupPlan } from './institution-plan.ts'

/** What is read of server/data/demo-institution.json; the rest of it waits for later modules. */
export interface DemoFile {
  institution: {
    name: string
    legalName: string
    shortName: string
    tag: string
    domain: string
    alias: string
    cui: string
    countyName: string
    locality: string
    address: string
    postalCode: string
    phone: string
    email: string
  }
  departments: GroupPlan[]
  registers: {
    code: string
    name: string
    category: DocumentCategory | null
    pattern: string
    reset: RegisterReset
    daily: boolean
    default: boolean
    main: boolean
    online: boolean
    secondary: boolean
    description: string
  }[]
  docTypes: {
    name: string
    category: DocumentCategory
    deadlineDays: number
    dayType: DayType
    register: string
    legalBasis: string
    createCase: boolean
    onlineAvailable: boolean
    broadcast: Broadcast
    receipt: boolean
    prescriptionYears: number
    signatureType: SignatureType
    /** Codes of the registers. */
    secondaryRegisters: string[]
    gazetteCategory: GazetteCategory | null
  }[]
  users: {
    username: string
    name: string
    email: string
    phone: string
    department: string
    jobTitle: string
    group_role_name: string
    isadmin: 0 | 1
    roles: string[]
    permissions: Permission[]
  }[]
  issuers: DemoIssuer[]
}

export interface DemoIssuer {
  type: IssuerType
  name: string
  cnp?: string
  cui?: string
  onrc?: string | null
  administrator?: string
  email: string
  phone: string
  country: string
  county: string
  locality: string
  streetType: string
  street: string
  number: string
  postalCode: string
}
