import { expect, it } from 'vitest'
import { testApp } from '../../test/browsers/app.ts'
import type { Browser } from '../../test/browsers/browser.ts'
import { issuerDirectory } from '../../test/offices/issuer-directory.ts'
import { aPerson } from '../../test/offices/person.ts'
import { platformOffice } from '../../test/offices/platform-office.ts'

const t = await testApp()
const { platform, values: institutionValues } = await platformOffice(t)
const { clerk, host, institutionId } = await issuerDirectory(t)
await aPerson(t.database, institutionId, 'sef', { isAdmin: true })
const admin = t.browser(host)
await admin.signIn('sef')

type Fields = Readonly<Record<string, unknown>>
/** A kind of record: what is written when it is made, then what each field is changed to. */
type Kind = {
  by: Browser
  path: string
  written: Fields
  changed: Fields
  /** Sent when the record is made, but not shown as a field of it. */
  besides?: Fields
  /** Sent when the record is changed, but not shown as a field of it. */
  alsoChanged?: Fields
  /** What the record shows of these, before and after the change. */
  shown?: { before: Fields; after: Fields }
}
const password = 'trei lalele pe gard'
const kinds: Readonly<Record<string, Kind>> = {
  company: {
    by: platform,
    path: 'company',
    written: {
      name: 'Pâinea Exemplu S.R.L.',
      cui: '9902000009',
      address: 'Str. Morii 1',
      phone: '0244 999 910',
      email: 'office@painea.example',
      contact_person: 'Ion Moraru',
    },
    changed: {
      name: 'Morăritul Exemplu S.A.',
      cui: '14399840',
      address: 'Str. Fabricii 2',
      phone: '0244 999 911',
      email: 'contact@morarit.example',
      contact_person: 'Ana Brutaru',
    },
  },
  'script source': {
    by: platform,
    path: 'script_source',
    written: {
      name: 'Statistici Exemplu',
      purpose: 'statistics',
      script_origins: 'https://s.exemplu.ro',
      data_origins: 'https://*.exemplu.ro',
      active: true,
    },
    changed: {
      name: 'Reclame Exemplu',
      purpose: 'advertising',
      script_origins: 'https://r.exemplu.ro\nhttps://t.exemplu.ro',
      data_origins: '',
      active: false,
    },
  },
  'hdoc company': {
    by: platform,
    path: 'hdoc_company',
    besides: { administrator: institutionValues().administrator },
    written: {
      name: 'Comuna Câmpulung',
      tag: 'campulung',
      external_domain: 'campulung.example',
      alias: 'www.campulung.example',
      active_from: '2026-11-01',
      active_to: '2028-12-31',
      billing_from: '2026-12-01',
      billing_to: '2028-11-30',
      contract_number: 'HD-7',
      contract_start: '2026-10-15',
      contract_end: '2028-12-15',
      contract_price: 12000.5,
    },
    changed: {
      name: 'Orașul Câmpulung',
      tag: 'orascampulung',
      external_domain: 'oras.example',
      alias: 'www.oras.example',
      active_from: '2026-11-02',
      active_to: '2029-12-30',
      billing_from: '2026-12-02',
      billing_to: '2029-11-29',
      contract_number: 'HD-8',
      contract_start: '2026-10-16',
      contract_end: '2029-12-14',
      contract_price: 13000.25,
    },
  },
  user: {
    by: admin,
    path: 'user',
    besides: { active: true, password, password_confirmation: password },
    written: {
      name: 'Radu Nou',
      email: 'radu.nou@test.example',
      username: 'radu.nou',
      phone: '0244 999 910',
      job_title: 'Arhitect',
      is_admin: true,
      permissions: ['document.list'],
    },
    changed: {
      name: 'Radu Vechi',
      email: 'radu.vechi@test.example',
      username: 'radu.vechi',
      phone: '0244 999 911',
      job_title: 'Șef serviciu',
      is_admin: false,
      permissions: ['document.list', 'document.register'],
    },
    alsoChanged: { active: false },
    shown: { before: { state: 'active' }, after: { state: 'inactive' } },
  },
  'issuer, a person': {
    by: clerk,
    path: 'issuer',
    written: {
      type: 'pf',
      name: 'Știrbei Ana',
      email: 'ana@stirbei.example',
      phone: '0722 123 456',
      country: 'România',
      county: 'București',
      locality: 'București',
      sector: '3',
      street: 'Florilor',
      number: '12A',
      postal_code: '030011',
      intercom: '17C',
      street_type: 'strada',
      block: 'B2',
      staircase: 'C',
      floor: '4',
      apartment: '17',
    },
    changed: {
      name: 'Știrbei Ana Maria',
      email: 'maria@stirbei.example',
      phone: '+493012345678',
      country: 'Germania',
      county: 'Bayern',
      locality: 'München',
      sector: '',
      street: 'Rosenweg',
      number: '5',
      postal_code: '80331',
      intercom: '9',
      street_type: 'alee',
      block: 'D1',
      staircase: 'A',
      floor: '1',
      apartment: '2',
    },
  },
  'issuer, a firm': {
    by: clerk,
    path: 'issuer',
    written: {
      type: 'pj',
      name: 'Drumuri S.R.L.',
      cui: '14399840',
      onrc: 'J40/1234/2010',
      administrator_name: 'Ion Drumaru',
    },
    changed: { cui: '9902000009', onrc: 'J3/77/2015', administrator_name: 'Ana Drumaru' },
  },
}

it.each(Object.entries(kinds))(
  'every field of a record is kept as it was written and as it was changed: %s',
  async (_kind, { by, path, written, changed, besides, alsoChanged, shown }) => {
    const made = await by.post<{ id: number }>(`/api/${path}/add`, { ...written, ...besides })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id } = made.body
    const record = async () => (await by.get<object>(`/api/${path}/get/${id}`)).body
    expect(await record()).toMatchObject({ ...written, ...shown?.before })
    const saved = await by.post(`/api/${path}/update`, { id, values: { ...changed, ...alsoChanged } })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(await record()).toMatchObject({ ...written, ...changed, ...shown?.after })
  },
)
