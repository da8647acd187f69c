import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IssuerValues } from '@hdoc/contract/issuers/issuer-values.ts'
import type { FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import type { FreeDay } from '@hdoc/contract/ro/deadline.ts'
import { dayParts, type IsoDate, toIsoDate } from '@hdoc/contract/ro/local-date.ts'
import { normalisePhone, writePhone } from '@hdoc/contract/ro/phone.ts'
import type { LegalReport } from '@hdoc/contract/texts/choices.ts'
import { PROJECT_DIR } from '../../platform/env.ts'
import { DEALU_FLORILOR } from '../invented/institution-ids.ts'
import { bridgeDays } from './bridge-days.ts'
import { complaintTypesOf } from './complaint-types.ts'
import { complaintsOf } from './complaints.ts'
import { dealuFlorilorMessages } from './contact-messages.ts'
import type { DemoFile, DemoIssuer } from './demo-file.ts'
import { firstNumber } from './first-number.ts'
import type { DocTypePlan, InstitutionPlan, PersonPlan, RegisterPlan } from './institution-plan.ts'
import { dealuFlorilorMix } from './office-mix.ts'
import { onlineForms } from './online-forms.ts'
import { dealuFlorilorPosts } from './posts.ts'
import { dealuFlorilorTemplates } from './templates.ts'

/** Registers that only some departments see and use; all others are open to the whole institution. */
const restricted: Readonly<Record<string, readonly string[]>> = {
  IES: ['REG', 'SEC', 'CAB', 'JUR'],
  INT: ['CAB', 'SEC', 'REG', 'FIN', 'JUR', 'RES'],
  CTR: ['REG', 'CAB', 'SEC', 'FIN', 'JUR'],
  DISP: ['REG', 'CAB', 'SEC', 'JUR'],
  PDISP: ['REG', 'CAB', 'SEC', 'JUR'],
}
/** The register of complaints. */
const COMPLAINTS = 'SES'
/** Numbers that a register in use has given each day since the year began. */
export const numbersPerDay: Readonly<Record<string, number>> = { RG: 11, IES: 1.4, INT: 2.1 }
const defaultTypes = ['Cerere tip (generală)', 'Adresă de ieșire', 'Referat / raport de specialitate']

/** The department that incoming papers of a type go to in the busy month, where it is not the registry itself. */
function proposedFor({ name, category }: { name: string; category: string }): { group?: string } {
  const [, , group = ''] = dealuFlorilorMix.papers.find(([type]) => type === name) ?? []
  return category === 'intrare' && group !== '' && group !== 'REG' ? { group } : {}
}

/** People who also work in a second department. */
const otherPlaces: Readonly<Record<string, PersonPlan['otherPlaces']>> = {
  'mirela.fantanaru': [{ group: 'JUR', groupRole: 'Șef' }],
  'sorin.bujor': [{ group: 'SCV', groupRole: 'Membru' }],
}

/** Handed in online, it gets its number without a clerk. */
const NUMBERED_ONLINE = 'Cerere adeverință registru agricol'

/** Rights about complaints beside those of the file: the registry sees them, and its head answers too. */
const complaintRights: Readonly<Record<string, readonly Permission[]>> = {
  'elena.ciresaru': ['complaint.view', 'complaint.answer'],
  'gina.liliacu': ['complaint.view'],
  'sorin.bujor': ['complaint.view'],
  'traian.codreanu': ['complaint.view'],
  'vasile.ulmeanu': ['complaint.view', 'complaint.accept'],
  'marius.cornisor': ['complaint.view', 'complaint.accept'],
}
const withComplaints = ({ username, permissions }: DemoFile['users'][number]): Permission[] => [
  ...permissions,
  ...(permissions.includes('uploaded_document.accept') ? (['uploaded_document.view'] as const) : []),
  ...(complaintRights[username] ?? []),
]

const phoneOf = (text: string): string => normalisePhone(text) ?? text

function registersOf(file: DemoFile, monthBegins: IsoDate): RegisterPlan[] {
  return file.registers.map((register) => ({
    code: register.code,
    name: register.name,
    category: register.category,
    pattern: register.pattern,
    reset: register.reset,
    daily: register.daily,
    isDefault: register.default,
    inMainList: register.main && register.code !== 'IES',
    online: register.online,
    answers_on_line: register.code === 'RG',
    // Complaints are numbered there first of all, so it is a register of its own.
    secondary: register.secondary && register.code !== COMPLAINTS,
    closed: register.code === 'HIST',
    description: register.description,
    nextNumber: firstNumber(monthBegins, numbersPerDay[register.code] ?? 0),
    groups: restricted[register.code] ?? [],
  }))
}

/** The document types that are filled in online. */
const formOf: Readonly<Record<string, FormDefinition | undefined>> = {
  'Cerere certificat de urbanism': onlineForms.urbanism,
  'Cerere adeverință registru agricol': onlineForms.farmRegister,
}

/** The reports of the law count the petitions, and the requests for public information. */
function legalReportOf(name: string): LegalReport {
  if (name.startsWith('Petiție')) return 'petition'
  return name === 'Cerere informații de interes public' ? '544' : 'none'
}

/** The acts of the council and of the mayor. */
const actsForThePrefect: readonly string[] = ['Hotărâre a Consiliului Local', 'Dispoziție a primarului']

function docTypesOf(file: DemoFile): DocTypePlan[] {
  const main = new Set(
    file.registers.filter(({ secondary, code }) => !secondary || code === COMPLAINTS).map(({ code }) => code),
  )
  return file.docTypes.map((type) => ({
    name: type.name,
    category: type.category,
    deadlineDays: type.deadlineDays,
    dayType: type.dayType,
    register: main.has(type.register) ? type.register : '',
    legalBasis: type.legalBasis,
    isDefault: defaultTypes.includes(type.name),
    rules: {
      create_case: type.createCase,
      online_available: type.onlineAvailable,
      online_number: type.name === NUMBERED_ONLINE,
      after_hours: type.name === NUMBERED_ONLINE,
      broadcast: type.broadcast,
      receipt: type.receipt,
      prescription_years: type.prescriptionYears,
      signature_type: type.signatureType,
      gazette_category: type.gazetteCategory ?? '',
      legal_report: legalReportOf(type.name),
      prefect_notice: actsForThePrefect.includes(type.name),
    },
    ...proposedFor(type),
    secondaryRegisters: type.secondaryRegisters.filter((code) => !main.has(code)),
    ...(formOf[type.name] && { form: formOf[type.name] }),
  }))
}

function peopleOf(file: DemoFile): PersonPlan[] {
  return file.users.map((user) => ({
    username: user.username,
    name: user.name,
    email: user.email,
    phone: writePhone(user.phone),
    jobTitle: user.jobTitle,
    isAdmin: user.isadmin === 1,
    place: { group: user.department, groupRole: user.group_role_name },
    otherPlaces: otherPlaces[user.username] ?? [],
    roles: user.roles,
    permissions: withComplaints(user),
  }))
}

function issuerOf(issuer: DemoIssuer): IssuerValues {
  return {
    type: issuer.type,
    name: issuer.name,
    cnp: issuer.cnp ?? '',
    cui: issuer.cui ?? '',
    onrc: issuer.onrc ?? '',
    administrator_name: issuer.administrator ?? '',
    email: issuer.email,
    phone: phoneOf(issuer.phone),
    country: issuer.country,
    county: issuer.county,
    locality: issuer.locality,
    sector: '',
    street_type: issuer.streetType,
    street: issuer.street,
    number: issuer.number,
    block: '',
    staircase: '',
    floor: '',
    apartment: '',
    intercom: '',
    postal_code: issuer.postalCode,
  }
}

const localFreeDays = (year: number): FreeDay[] => [
  ...bridgeDays(year),
  { date: toIsoDate(year, 12, 24), name: 'Ajunul Crăciunului, zi liberă cu recuperare' },
]

/**
 * Gives the plan of „Comuna Dealu Florilor”, from server/data/demo-institution.json. `monthBegins`: day of
 * its first document.
 */
export function dealuFlorilor(today: IsoDate, monthBegins: IsoDate, baseDomain: string): InstitutionPlan {
  const file = JSON.parse(
    readFileSync(join(PROJECT_DIR, 'server/data/demo-institution.json'), 'utf8'),
  ) as DemoFile
  const { institution } = file
  const { year } = dayParts(today)
  const own = new Set(['localhost', '127.0.0.1', '::1', baseDomain])
  return {
    id: DEALU_FLORILOR,
    tag: institution.tag,
    name: institution.name,
    legalName: institution.legalName,
    shortName: institution.shortName,
    cui: institution.cui,
    countyName: institution.countyName,
    locality: institution.locality,
    address: institution.address,
    postalCode: institution.postalCode,
    phone: writePhone(institution.phone),
    email: institution.email,
    openingHours: [
      { days: [1, 2, 3], from: '08:00', to: '16:30' },
      { days: [4], from: '08:00', to: '18:30' },
      { days: [5], from: '08:00', to: '14:00' },
    ],
    freeDays: [year - 1, year, year + 1].flatMap(localFreeDays),
    settings: {
      map: { lat: 45.0, lon: 26.0, zoom: 14 },
      mailFromName: institution.shortName,
      mailReplyTo: institution.email,
      assistanceEmail: 'asistenta@dealuflorilor.example',
      assistancePhone: '0244 999 010',
      color: '',
    },
    hosts: [
      { host: `${institution.tag}.${baseDomain}`, kind: 'internal' },
      { host: institution.domain, kind: 'external' },
      { host: institution.alias, kind: 'alias' },
      ...[...own].map((host) => ({ host, kind: 'default' as const })),
    ],
    groups: file.departments,
    groupRoles: [
      { name: 'Director', permissions: ['permission.view_statistics_in_department'] },
      { name: 'Șef', permissions: [] },
      { name: 'Membru', permissions: [] },
      { name: 'Administrator client', permissions: [] },
    ],
    roles: ['DocAdmin'],
    people: peopleOf(file),
    registers: registersOf(file, monthBegins),
    docTypes: docTypesOf(file),
    complaintTypes: complaintTypesOf({ register: COMPLAINTS, docType: 'Sesizare online' }),
    complaints: complaintsOf('dealuflorilor'),
    issuers: file.issuers.map(issuerOf),
    posts: dealuFlorilorPosts(today),
    contactMessages: dealuFlorilorMessages,
    templates: dealuFlorilorTemplates,
  }
}
