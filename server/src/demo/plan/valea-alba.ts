import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { dayParts, type IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { VALEA_ALBA } from '../invented/institution-ids.ts'
import { bridgeDays } from './bridge-days.ts'
import { complaintTypesOf } from './complaint-types.ts'
import { complaintsOf } from './complaints.ts'
import { valeaAlbaMessages } from './contact-messages.ts'
import { firstNumber } from './first-number.ts'
import type { DocTypePlan, InstitutionPlan, PersonPlan, RegisterPlan } from './institution-plan.ts'
import { onlineForms } from './online-forms.ts'
import { valeaAlbaPosts } from './posts.ts'
import { valeaAlbaTemplates } from './templates.ts'

const clerk: readonly Permission[] = [
  'document.register',
  'document.edit_own_register',
  'document.list',
  'issuer.edit',
  'uploaded_document.view',
  'uploaded_document.accept',
  'uploaded_document.reject',
]
/** What can be handed in online. */
const online: readonly string[] = [
  'Cerere tip (generală)',
  'Cerere certificat de urbanism',
  'Cerere certificat de atestare fiscală',
]
const handing: readonly Permission[] = ['transfer.create', 'transfer.receive']
const worker: readonly Permission[] = [
  'document.register',
  'document.list',
  'workcase.work',
  'approval.request',
  ...handing,
]
const head: readonly Permission[] = [
  ...worker,
  'workcase.close',
  'workcase.assign',
  'assign task',
  'approval.approve',
  'approval.decline',
]

function person(
  username: string,
  name: string,
  jobTitle: string,
  place: { group: string; groupRole: string },
  permissions: readonly Permission[],
  wishes: { isAdmin?: boolean; roles?: readonly string[] } = {},
): PersonPlan {
  return {
    username,
    name,
    email: `${username}@valeaalba.example`,
    phone: '',
    jobTitle,
    isAdmin: wishes.isAdmin ?? false,
    place,
    roles: wishes.roles ?? [],
    permissions,
  }
}

function register(code: string, name: string, pattern: string, wishes: Partial<RegisterPlan>): RegisterPlan {
  return {
    code,
    name,
    category: null,
    pattern,
    reset: 'auto',
    daily: false,
    isDefault: false,
    inMainList: true,
    online: false,
    secondary: false,
    closed: false,
    description: '',
    nextNumber: 1,
    groups: [],
    ...wishes,
  }
}

const type = (
  name: string,
  category: DocTypePlan['category'],
  deadlineDays: number,
  register = 'RG',
): DocTypePlan => ({
  name,
  category,
  deadlineDays,
  dayType: 'calendar',
  register,
  legalBasis: '',
  rules: { online_available: online.includes(name) },
  isDefault: name === 'Cerere tip (generală)' || name === 'Adresă de ieșire' || name === 'Notă internă',
})

const group = (code: string, name: string) => ({
  code,
  name,
  serviceName: '',
  departmentName: name,
  email: `${code.toLowerCase()}@valeaalba.example`,
  phone: '',
})

/**
 * The plan of „Orașul Valea Albă”. It is small and resembles the first institution on purpose: the same user
 * names for other people, the same codes, patterns and running numbers of registers, the same document types.
 * A leak between the two thus shows at once.
 */
export function valeaAlba(today: IsoDate, monthBegins: IsoDate, baseDomain: string): InstitutionPlan {
  const { year } = dayParts(today)
  return {
    id: VALEA_ALBA,
    tag: 'valeaalba',
    name: 'Orașul Valea Albă',
    legalName: 'Unitatea Administrativ-Teritorială Orașul Valea Albă',
    shortName: 'Primăria Valea Albă',
    cui: '9901002001',
    countyName: 'Prahova',
    locality: 'Valea Albă',
    address: 'Piața Primăverii nr. 1',
    postalCode: '109998',
    phone: '0244 998 001',
    email: 'registratura@valeaalba.example',
    openingHours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '16:00' }],
    freeDays: bridgeDays(year),
    settings: {
      map: { lat: 45.2, lon: 25.9, zoom: 13 },
      mailFromName: 'Primăria Valea Albă',
      mailReplyTo: 'registratura@valeaalba.example',
      assistanceEmail: 'asistenta@valeaalba.example',
      assistancePhone: '',
      color: '#1b6b4a',
    },
    hosts: [
      { host: `valeaalba.${baseDomain}`, kind: 'internal' },
      { host: 'valeaalba.example', kind: 'external' },
    ],
    groups: [group('REG', 'Registratură'), group('TAX', 'Impozite și taxe'), group('URB', 'Urbanism')],
    groupRoles: [
      { name: 'Director', permissions: ['permission.view_statistics_in_department'] },
      { name: 'Membru', permissions: [] },
      { name: 'Administrator client', permissions: [] },
    ],
    roles: ['DocAdmin'],
    people: [
      person(
        'gina.liliacu',
        'Gina Liliacu-Marin',
        'Referent registratură',
        { group: 'REG', groupRole: 'Membru' },
        [...clerk, ...handing, 'shipping.create'],
      ),
      person(
        'dorina.mesteceanu',
        'Dorina Mesteceanu',
        'Șef registratură',
        { group: 'REG', groupRole: 'Director' },
        [
          ...clerk,
          ...handing,
          'shipping.create',
          'approval.request',
          'approval.sign',
          'document.annul',
          'document.reopen',
          'document.change_issuer',
          'document.take_lock',
          'issuer.merge',
          'issuer.reveal_cnp',
          'register.manage',
          'can_delete_test_data',
          'workcase.assign',
          'complaint.view',
          'complaint.accept',
          'complaint.reject',
          'complaint.answer',
        ],
        { roles: ['DocAdmin'] },
      ),
      person('pavel.argintaru', 'Pavel Argintaru', 'Casier', { group: 'TAX', groupRole: 'Membru' }, worker),
      person(
        'radu.mesteacan',
        'Radu Mesteacăn-Pop',
        'Arhitect-șef',
        { group: 'URB', groupRole: 'Director' },
        head,
      ),
      person(
        'administrator.client',
        'Administrator Valea Albă',
        'Administrator aplicație',
        { group: 'REG', groupRole: 'Administrator client' },
        ['client.admin', 'user.manage', 'register.manage', 'doc_type.manage', 'group.manage'],
        { isAdmin: true },
      ),
    ],
    registers: [
      register('RG', 'Registru general de intrare-ieșire', '######', {
        isDefault: true,
        nextNumber: firstNumber(monthBegins, 11),
        groups: ['REG', 'URB'],
      }),
      register('INT', 'Registru documente interne', 'INT-####/{YYYY}', {
        category: 'interne',
        nextNumber: firstNumber(monthBegins, 2.1),
        groups: ['REG'],
      }),
      register('TX', 'Registru impozite și taxe', '{REG}-####/{YY}', {
        category: 'intrare',
        nextNumber: firstNumber(monthBegins, 1.2),
      }),
      register('SES', 'Registru sesizări', '{REG}-###', {
        category: 'intrare',
        online: true,
        inMainList: false,
      }),
    ],
    docTypes: [
      type('Cerere tip (generală)', 'intrare', 30),
      type('Petiție / reclamație', 'intrare', 30),
      type('Cerere certificat de urbanism', 'intrare', 30),
      { ...type('Cerere certificat de atestare fiscală', 'intrare', 2, 'TX'), form: onlineForms.taxes },
      type('Declarație fiscală mijloace de transport', 'intrare', 30, 'TX'),
      type('Adresă de la altă instituție', 'intrare', 30),
      type('Factură', 'intrare', 30),
      type('Adresă de ieșire', 'iesire', 0),
      type('Notă internă', 'interne', 3, 'INT'),
      type('Cerere concediu', 'interne', 3, 'INT'),
    ],
    complaintTypes: complaintTypesOf({
      register: 'SES',
      docType: 'Petiție / reclamație',
      groupOf: (code) => (code === 'URB' ? 'URB' : 'REG'),
      most: 5,
    }),
    complaints: complaintsOf('valeaalba'),
    issuers: [],
    posts: valeaAlbaPosts(today),
    contactMessages: valeaAlbaMessages,
    templates: valeaAlbaTemplates,
  }
}
