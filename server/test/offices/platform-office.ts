import type {
  Institution,
  InstitutionDetail,
  InstitutionForm,
} from '@hdoc/contract/clients/institution-values.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import type { TestApp } from '../browsers/app.ts'
import { aPerson } from './person.ts'

export type Saved<T> = Failure & { id: number; data: T }

/** The platform with a catalogue of a few rows of every kind, and its administrator signed in. */
export async function platformOffice(t: TestApp) {
  await aPerson(t.database, 0, 'platforma', { name: 'Paul Platformă', isAdmin: true })
  const platform = t.browser('admin.localhost')
  await platform.signIn('platforma')

  const plant = (text: string, values: unknown[] = []) => t.asSuperuser<Record<string, unknown>>(text, values)
  await plant(
    `insert into user_groups (institution_id, name, short_name) values (0, 'Registratură', 'REG'), (0, 'Urbanism', 'URB')`,
  )
  await plant(
    `insert into group_roles (institution_id, name, permissions) values (0, 'Director', '{permission.view_statistics_in_department}'), (0, 'Membru', '{}'), (0, 'Șef birou', '{}') on conflict do nothing`,
  )
  await plant(
    `insert into user_group_roles (institution_id, group_id, group_role_id) select 0, g.id, r.id from user_groups g, group_roles r where g.institution_id = 0 and g.name = 'Urbanism' and r.institution_id = 0 and r.name = 'Director'`,
  )
  await plant(
    `insert into roles (institution_id, name, permissions) values (0, 'DocAdmin', '{}'), (0, 'Registrator', '{document.register}') on conflict do nothing`,
  )
  await plant(
    `insert into permission_bundles (institution_id, name, permissions) values (0, 'Ghișeu', '{document.list}')`,
  )
  await plant(
    `insert into role_bundles (institution_id, role_id, bundle_id) select 0, r.id, b.id from roles r, permission_bundles b where r.institution_id = 0 and r.name = 'Registrator' and b.institution_id = 0`,
  )
  await plant(
    `insert into registers (institution_id, name, code, pattern, is_default) values (0, 'Registrul general', 'RG', 'RG-####', true), (0, 'Petiții', 'PET', 'P-###', false)`,
  )
  await plant(
    `insert into register_counters (institution_id, register_id, next_number) select 0, id, 100 from registers where institution_id = 0`,
  )
  await plant(
    `insert into register_access (institution_id, register_id, principal, group_id, can_see, can_register) select 0, r.id, 'group', g.id, true, false from registers r, user_groups g where r.institution_id = 0 and r.code = 'PET' and g.institution_id = 0 and g.name = 'Urbanism'`,
  )
  await plant(
    `insert into doc_types (institution_id, name, category, register_id, is_default) select 0, n, 'intrare', r.id, n = 'Cerere' from registers r, unnest(array['Cerere']) n where r.institution_id = 0 and r.code = 'RG'`,
  )
  await plant(
    `insert into doc_types (institution_id, name, category, register_id) select 0, 'Petiție', 'intrare', r.id from registers r where r.institution_id = 0 and r.code = 'PET'`,
  )
  const form = (await platform.get<InstitutionForm>('/api/hdoc_company/form')).body

  let serial = 0
  /** Values of a new institution; each call has names of its own. */
  function values(more: object = {}) {
    serial++
    return {
      name: `Comuna ${serial}`,
      cui: '',
      tag: `comuna${serial}`,
      active_from: '2026-11-01',
      administrator: { name: 'Ana Admin', email: `ana${serial}@example.com`, username: 'ana.admin' },
      ...more,
    }
  }
  const open = (more: object = {}, headers = {}) =>
    platform.post<Saved<Institution>>('/api/hdoc_company/add', values(more), headers)
  const change = (id: number, changed: object, version?: number) =>
    platform.post<Saved<Institution>>('/api/hdoc_company/update', { id, values: changed, version })
  const detail = async (id: number) =>
    (await platform.get<InstitutionDetail>(`/api/hdoc_company/get/${id}`)).body
  const rowsOf = async (id: number) => {
    const tables = await plant(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'institution_id'`,
    )
    const counts = await plant(
      tables
        .map(
          ({ name }) => `select '${name}' as name, count(*)::int as n from ${name} where institution_id = $1`,
        )
        .join(' union all '),
      [id],
    )
    return Object.fromEntries(counts.filter(({ n }) => n !== 0).map(({ name, n }) => [name, n]))
  }
  const status = (host: string) => t.browser(host).get<Failure & { check?: boolean }>('/api/status')

  return { platform, plant, form, values, open, change, detail, rowsOf, status }
}
