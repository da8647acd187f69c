import type { Branding, CurrentUser, Status } from '@hdoc/contract/access/session.ts'
import type { Permission } from '@hdoc/contract/rights/permissions.ts'
import { emptySession, type Session } from '../src/entities/session/session.ts'

export const institution: Branding = {
  id: 1,
  name: 'Comuna Dealu Florilor',
  short_name: 'Dealu Florilor',
  county_name: 'Prahova',
  address: 'Str. Principală 1, Dealu Florilor',
  phone: '0244 000 000',
  email: 'registratura@dealuflorilor.test',
  opening_hours: [{ days: [1, 2, 3, 4], from: '08:00', to: '16:30' }],
  colors: null,
  coat_of_arms: '',
  logo: '',
  map: null,
  assistance_email: '',
  assistance_phone: '',
  signup: false,
  purposes: [],
  outside_map: '',
}

/** A person for tests: a registry clerk of the institution, changed as the test needs. */
export function aPerson(more: Partial<CurrentUser> = {}, ...permissions: Permission[]): CurrentUser {
  return {
    id: 7,
    name: 'Gina Liliacu',
    hdoc_id: 1,
    account_institution_id: more.hdoc_id ?? 1,
    isadmin: 0,
    group_id: 3,
    group_role_name: '',
    permissions: permissions.map((name) => ({ name })),
    group_permissions: [],
    roles: [],
    username: 'gina.liliacu',
    job_title: 'Referent registratură',
    group_name: 'Registratură',
    groups: [{ id: 3, name: 'Registratură' }],
    picture: '',
    language: 'ro',
    theme: 'light',
    ...more,
  }
}

export const guest: Session = { ...emptySession, asked: true, institution }

export const sessionFor = (user: CurrentUser): Session => ({ ...guest, check: true, user })

export const statusFor = (user: CurrentUser | null): Status => ({ check: user !== null, user, institution })
