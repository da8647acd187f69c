import type { IsoDate } from '@hdoc/contract/ro/local-date.ts'
import { PLATFORM } from '../../platform/platform-institution.ts'
import { complaintTypesOf } from './complaint-types.ts'
import type { DocTypePlan, GroupPlan, InstitutionPlan, RegisterPlan } from './institution-plan.ts'
import { platformPosts } from './posts.ts'

const register = (
  code: string,
  name: string,
  category: RegisterPlan['category'],
  pattern: string,
): RegisterPlan => ({
  code,
  name,
  category,
  pattern,
  reset: 'auto',
  daily: false,
  isDefault: code === 'RG',
  inMainList: true,
  online: code === 'RG',
  secondary: false,
  closed: false,
  description: '',
  nextNumber: 1,
  groups: [],
})

const type = (
  name: string,
  category: DocTypePlan['category'],
  deadlineDays: number,
  legalBasis = '',
): DocTypePlan => ({
  name,
  category,
  deadlineDays,
  dayType: 'calendar',
  register: category === 'interne' ? 'INT' : 'RG',
  legalBasis,
  isDefault: name === 'Cerere' || name === 'Adresă' || name === 'Referat',
})

const group = (code: string, name: string): GroupPlan => ({
  code,
  name,
  serviceName: '',
  departmentName: name,
  email: '',
  phone: '',
})

/**
 * The plan of institution 0: the platform's own administrator, and the catalogue that new institutions are
 * filled from.
 */
export function platformCatalogue(today: IsoDate): InstitutionPlan {
  return {
    id: PLATFORM,
    tag: 'platforma',
    name: 'Platforma HDoc',
    legalName: '',
    shortName: 'HDoc',
    cui: '',
    countyName: '',
    locality: '',
    address: '',
    postalCode: '',
    phone: '',
    email: 'admin@hdoc.example',
    openingHours: [],
    freeDays: [],
    settings: null,
    hosts: [],
    groups: [
      group('CAB', 'Cabinetul primarului'),
      group('SEC', 'Secretariat general'),
      group('REG', 'Registratură'),
      group('FIN', 'Buget și contabilitate'),
      group('URB', 'Urbanism'),
      group('SOC', 'Asistență socială'),
    ],
    groupRoles: [
      { name: 'Director', permissions: ['permission.view_statistics_in_department'] },
      { name: 'Șef', permissions: [] },
      { name: 'Membru', permissions: [] },
    ],
    roles: ['DocAdmin'],
    people: [
      {
        username: 'admin.platforma',
        name: 'Administrator Platformă',
        email: 'admin@hdoc.example',
        phone: '',
        jobTitle: 'Administrator platformă',
        isAdmin: true,
        roles: [],
        permissions: [],
      },
    ],
    registers: [
      register('RG', 'Registru general de intrare-ieșire', null, '######'),
      register('IES', 'Registru de ieșire', 'iesire', 'E-######/{YYYY}'),
      register('INT', 'Registru documente interne', 'interne', 'INT-####/{YYYY}'),
    ],
    docTypes: [
      type('Cerere', 'intrare', 30, 'OG 27/2002'),
      type('Petiție / reclamație', 'intrare', 30, 'OG 27/2002 art. 8'),
      type('Cerere informații de interes public', 'intrare', 10, 'Legea 544/2001 art. 7'),
      type('Adresă de la altă instituție', 'intrare', 30),
      type('Factură', 'intrare', 30),
      type('Adresă', 'iesire', 0),
      type('Referat', 'interne', 5),
      type('Notă internă', 'interne', 3),
    ],
    complaintTypes: complaintTypesOf({
      register: 'RG',
      docType: 'Petiție / reclamație',
      groupOf: (code) => (code === 'SOC' || code === 'URB' || code === 'REG' ? code : ''),
    }),
    complaints: [],
    issuers: [],
    posts: platformPosts(today),
    contactMessages: [],
    templates: [],
  }
}
