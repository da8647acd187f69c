import type { Company } from '@hdoc/contract/companies.ts'
import type { Failure } from '@hdoc/contract/errors.ts'
import type { Institution, InstitutionDetail, InstitutionForm } from '@hdoc/contract/institutions.ts'
import type { ListAnswer } from '@hdoc/contract/resource.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'
import { freshInstitution } from '../../../test/database.ts'
import { aPerson } from '../../../test/person.ts'

const t = await testApp()
type Saved<T> = Failure & { id: number; data: T }

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

describe('clients are the platform’s alone', () => {
  it('no administrator of an institution, no clerk and no guest may make any of the calls, on any host', async () => {
    const { id, host } = await freshInstitution(t.database)
    await aPerson(t.database, id, 'sef', { isAdmin: true })
    await aPerson(t.database, id, 'functionar', { permissions: ['client.admin', 'user.manage'] })
    const calls: [string, object?][] = [
      ...['company', 'hdoc_company'].flatMap((name): [string, object?][] => [
        [`/api/${name}/list/20`],
        [`/api/${name}/get/${id}`],
        [`/api/${name}/options`],
        [`/api/${name}/add`, values()],
        [`/api/${name}/update`, { id, values: { name: 'Furat' } }],
      ]),
      ['/api/hdoc_company/form'],
    ]
    for (const [path, body] of calls) {
      for (const name of ['sef', 'functionar']) {
        const person = t.browser(host)
        await person.signIn(name)
        const answer = body ? await person.post<Failure>(path, body) : await person.get<Failure>(path)
        expect([answer.status, answer.body.code], path).toEqual([403, 'select_client'])
      }
      for (const where of [host, 'admin.localhost']) {
        const guest = t.browser(where)
        expect((body ? await guest.post(path, body) : await guest.get(path)).status, path).toBe(401)
      }
    }
    const [row] = await plant('select name from institutions where id = $1', [id])
    expect(row?.name).not.toBe('Furat')
  })

  it('a session of the platform is worth nothing on the host of an institution', async () => {
    const { host } = await freshInstitution(t.database)
    const there = t.browser(host)
    for (const [name, value] of platform.cookies) there.cookies.set(name, value)
    expect((await there.get('/api/hdoc_company/list/20')).status).toBe(401)
  })

  it('nothing is changed while acting as somebody else', async () => {
    const { id } = await freshInstitution(t.database)
    const other = await aPerson(t.database, 0, 'alt.admin', { isAdmin: true })
    await aPerson(t.database, 0, 'actor', { isAdmin: true })
    const acting = t.browser('admin.localhost')
    await acting.signIn('actor')
    await plant(
      `update sessions set acting_institution_id = 0, acting_user_id = $1, acting_until = '2027-01-01' where user_id = (select id from users where username = 'actor')`,
      [other],
    )
    expect((await acting.post<Failure>('/api/hdoc_company/add', values())).status).toBe(403)
    expect(
      (await acting.post<Failure>('/api/hdoc_company/update', { id, values: { name: 'X' } })).status,
    ).toBe(403)
    expect((await acting.post<Failure>('/api/company/add', { name: 'X', cui: '14399840' })).status).toBe(403)
  })
})

describe('companies', () => {
  it('are made, found, changed and guarded by CUI and version', async () => {
    const company = {
      name: 'Pâinea Exemplu S.R.L.',
      cui: 'RO 9902000009',
      phone: '0244 999 910',
      contact_person: 'Ion',
    }
    const made = await platform.post<Saved<Company>>('/api/company/add', company)
    expect(made.body.data).toMatchObject({
      cui: '9902000009',
      phone: '0244 999 910',
      institutions: 0,
      can: { edit: true },
    })
    const { id } = made.body
    expect((await platform.post<Failure>('/api/company/add', company)).body.errors).toEqual({
      cui: ['Există deja o înregistrare cu această valoare.'],
    })
    expect(
      (await platform.post<Failure>('/api/company/add', { name: 'X', cui: '9902000008' })).body.errors,
    ).toEqual({
      cui: ['CUI invalid.'],
    })
    expect((await platform.post<Failure>('/api/company/add', { name: 'X' })).body.errors).toHaveProperty(
      'cui',
    )
    const changed = await platform.post<Saved<Company>>('/api/company/update', {
      id,
      values: { address: 'Str. Fabricii 1' },
      version: 1,
    })
    expect(changed.body.data).toMatchObject({
      address: 'Str. Fabricii 1',
      name: 'Pâinea Exemplu S.R.L.',
      version: 2,
    })
    expect(
      (await platform.post('/api/company/update', { id, values: { name: 'Y' }, version: 1 })).status,
    ).toBe(409)
    expect((await platform.get<ListAnswer<Company>>('/api/company/list/20/painea')).body.meta.total).toBe(1)
    expect((await platform.get<Company>(`/api/company/get/${id}`)).body.contact_person).toBe('Ion')
    expect((await platform.get('/api/company/options?q=99020')).body).toEqual([
      { id, name: 'Pâinea Exemplu S.R.L.' },
    ])
    expect((await platform.post('/api/company/update', { id: 999_999, values: {} })).status).toBe(404)
  })
})

describe('a new institution', () => {
  it('is filled from the catalogue, answers on its hosts and invites its administrator', async () => {
    const made = await open({
      cui: '9903000007',
      external_domain: 'Primăria-Unu.ro',
      alias: 'www.primaria-unu.ro',
      contract_price: 12000.5,
      contract_number: 'HD-7',
      default_registers: form.registers.map(({ id }) => id),
      default_doc_types: form.doc_types.map(({ id }) => id),
      default_groups: form.groups.filter(({ name }) => name === 'Registratură').map(({ id }) => id),
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id, data } = made.body
    expect(data).toMatchObject({
      external_domain: 'xn--primria-unu-bkb.ro',
      state: 'active',
      contract_price: 12000.5,
      company_name: data.name,
    })
    const registers = await plant(
      `select r.code, c.next_number::int as next, (select count(*)::int from register_access a where a.institution_id = r.institution_id and a.register_id = r.id) as access
         from registers r join register_counters c on c.institution_id = r.institution_id and c.register_id = r.id where r.institution_id = $1 order by code`,
      [id],
    )
    // The register kept for a department takes that department along: it never opens to everybody.
    expect(registers).toEqual([
      { code: 'PET', next: 100, access: 1 },
      { code: 'RG', next: 100, access: 0 },
    ])
    const types = await plant(
      `select t.name, r.code, r.institution_id = t.institution_id as own from doc_types t left join registers r on r.institution_id = t.institution_id and r.id = t.register_id where t.institution_id = $1 order by t.name`,
      [id],
    )
    expect(types).toEqual([
      { name: 'Cerere', code: 'RG', own: true },
      { name: 'Petiție', code: 'PET', own: true },
    ])
    const roles = await plant(
      `select r.name, array_agg(b.name) filter (where b.name is not null) as bundles from roles r left join role_bundles x on x.institution_id = r.institution_id and x.role_id = r.id
         left join permission_bundles b on b.institution_id = x.institution_id and b.id = x.bundle_id where r.institution_id = $1 group by r.name order by 1`,
      [id],
    )
    expect(roles).toEqual([
      { name: 'DocAdmin', bundles: null },
      { name: 'Registrator', bundles: ['Ghișeu'] },
    ])
    expect(await plant('select name from group_roles where institution_id = $1 order by 1', [id])).toEqual([
      { name: 'Director' },
      { name: 'Membru' },
      { name: 'Șef birou' },
    ])
    expect(
      await plant(
        `select g.name as department, r.name from user_group_roles x join user_groups g on g.institution_id = x.institution_id and g.id = x.group_id
           join group_roles r on r.institution_id = x.institution_id and r.id = x.group_role_id where x.institution_id = $1`,
        [id],
      ),
    ).toEqual([{ department: 'Urbanism', name: 'Director' }])
    expect(
      await plant('select username, state, is_admin, password_hash from users where institution_id = $1', [
        id,
      ]),
    ).toEqual([{ username: 'ana.admin', state: 'invited', is_admin: true, password_hash: '' }])
    const events = await plant('select type from outbox_events where institution_id = $1', [id])
    expect(events).toEqual([{ type: 'account.invited' }])
    for (const host of [`${data.tag}.localhost`, 'xn--primria-unu-bkb.ro', 'www.primaria-unu.ro'])
      expect([(await status(host)).status, host]).toEqual([200, host])
    const shown = await detail(id)
    expect(shown.size).toEqual({ users: 1, active_users: 0, documents: 0, bytes: 0 })
    expect(shown).toMatchObject({
      waiting_administrators: 1,
      last_use: null,
      filled_with: {
        groups: ['Registratură', 'Urbanism'],
        registers: ['Registrul general', 'Petiții'],
        doc_types: ['Cerere', 'Petiție'],
      },
    })
    expect(shown.hosts).toHaveLength(3)
  })

  it('has Director and DocAdmin even from an empty catalogue, and nothing else that was not chosen', async () => {
    const { body } = await open()
    const counts = await rowsOf(body.id)
    expect(counts.registers).toBeUndefined()
    expect(counts.doc_types).toBeUndefined()
    expect(counts.user_groups).toBeUndefined()
    expect(counts.roles).toBe(2)
    const without = await open({
      default_doc_types: [form.doc_types.find(({ name }) => name === 'Petiție')!.id],
    })
    expect(
      await plant('select name, register_id from doc_types where institution_id = $1', [without.body.id]),
    ).toEqual([{ name: 'Petiție', register_id: null }])
  })

  it('is written in the audit of the platform, with the reason, and in its own', async () => {
    const { body } = await open()
    await platform.get(`/api/hdoc_company/get/${body.id}`)
    const entries = await plant(
      `select e.institution_id::int as i, e.action, e.actor_name, p.payload::jsonb->>'reason' as reason from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where (e.institution_id = 0 and e.subject_type like 'client%' and e.subject_id = $1) or e.institution_id = $1 order by e.institution_id, e.id`,
      [body.id],
    )
    expect(entries).toEqual([
      { i: 0, action: 'client.created', actor_name: 'Paul Platformă', reason: 'Deschiderea unei instituții' },
      { i: 0, action: 'client.viewed', actor_name: 'Paul Platformă', reason: 'Pagina instituției' },
      { i: body.id, action: 'institution.created', actor_name: 'Paul Platformă', reason: null },
      { i: body.id, action: 'user.invited', actor_name: 'Paul Platformă', reason: null },
    ])
  })

  it('leaves nothing behind when it fails half way', async () => {
    await plant(
      `create function plant_failure() returns trigger language plpgsql as $$ begin if new.username = 'defect' then raise exception 'planted'; end if; return new; end $$`,
    )
    await plant(
      'create trigger plant_failure before insert on users for each row execute function plant_failure()',
    )
    const before = (
      await plant(
        'select (select count(*) from institutions)::int as i, (select count(*) from hosts)::int as h, (select count(*) from companies)::int as c, (select count(*) from registers)::int as r, (select count(*) from audit_entries)::int as a',
      )
    )[0]
    const wanted = values({
      cui: '9903000015',
      default_registers: form.registers.map(({ id }) => id),
      administrator: { name: 'D', email: 'd@example.com', username: 'defect' },
    })
    const key = { 'idempotency-key': 'cheie-defect-1' }
    expect((await platform.post<Failure>('/api/hdoc_company/add', wanted, key)).status).toBe(500)
    const after = (
      await plant(
        'select (select count(*) from institutions)::int as i, (select count(*) from hosts)::int as h, (select count(*) from companies)::int as c, (select count(*) from registers)::int as r, (select count(*) from audit_entries)::int as a',
      )
    )[0]
    expect(after).toEqual(before)
    expect((await status(`${wanted.tag}.localhost`)).body.code).toBe('uknown_host')
    await plant('drop trigger plant_failure on users')
    expect((await platform.post('/api/hdoc_company/add', wanted, key)).status).toBe(200)
  })

  it('is opened once by the same key', async () => {
    const wanted = values()
    const key = { 'idempotency-key': 'cheie-aceeasi' }
    const [one, two] = await Promise.all([
      platform.post<Saved<Institution>>('/api/hdoc_company/add', wanted, key),
      platform.post<Saved<Institution>>('/api/hdoc_company/add', wanted, key),
    ])
    expect(one.body.id).toBe(two.body.id)
    expect(await plant('select count(*)::int as n from institutions where tag = $1', [wanted.tag])).toEqual([
      { n: 1 },
    ])
    expect(
      await plant(
        `select count(*)::int as n from audit_entries where institution_id = 0 and action = 'client.created' and subject_id = $1`,
        [one.body.id],
      ),
    ).toEqual([{ n: 1 }])
  })
})

describe('host names', () => {
  it('are refused on their field when taken, reserved or none', async () => {
    const first = values({ external_domain: 'luat.ro', alias: 'si-acesta.ro' })
    expect((await platform.post('/api/hdoc_company/add', first)).status).toBe(200)
    const taken = 'Acest nume este folosit deja de o instituție.'
    const reserved = 'Acest nume este al platformei. Alegeți altul.'
    for (const [more, errors] of [
      [{ tag: first.tag }, { tag: [taken] }],
      [{ external_domain: 'LUAT.ro' }, { external_domain: [taken] }],
      [{ alias: 'luat.ro' }, { alias: [taken] }],
      [{ external_domain: 'si-acesta.ro' }, { external_domain: [taken] }],
      [{ external_domain: 'x.ro', alias: 'x.ro' }, { alias: [taken] }],
      [{ tag: 'admin' }, { tag: [reserved] }],
      [{ external_domain: `${first.tag}.localhost` }, { external_domain: [reserved] }],
      [{ alias: 'admin.localhost' }, { alias: [reserved] }],
    ] as const)
      expect((await open(more)).body.errors, JSON.stringify(more)).toEqual(errors)
    for (const more of [
      { tag: 'ă' },
      { external_domain: '10.0.0.1' },
      { external_domain: 'http://x.ro' },
      { alias: 'x' },
    ])
      expect((await open(more)).status, JSON.stringify(more)).toBe(422)
    expect((await open({ active_to: '2026-10-01' })).body.errors).toEqual({
      active_to: ['Sfârșitul nu poate fi înaintea începutului.'],
    })
    expect((await open({ company_id: 999_999 })).body.errors).toHaveProperty('company_id')
    expect((await open({ default_registers: [999_999] })).body.errors).toHaveProperty('default_registers')
  })

  it('wanted by several at the same moment go to one, the others are told on the field', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => open({ external_domain: 'toti-deodata.ro' })),
    )
    expect(answers.map(({ status: one }) => one).sort()).toEqual([200, 422, 422, 422, 422, 422])
    for (const { body } of answers.filter(({ status: one }) => one === 422))
      expect(body.errors).toHaveProperty('external_domain')
    const tags = await Promise.all(Array.from({ length: 4 }, () => open({ tag: 'acelasi' })))
    expect(tags.map(({ status: one }) => one).sort()).toEqual([200, 422, 422, 422])
    for (const { body } of tags.filter(({ status: one }) => one === 422))
      expect(body.errors).toHaveProperty('tag')
  })

  it('follow a change, and those given up are free for others at once', async () => {
    const { body } = await open({ external_domain: 'vechi.ro' })
    const { id, data } = body
    const moved = await change(id, { tag: 'nou-nout', external_domain: '', alias: 'vechi.ro' }, data.version)
    expect(moved.body.data).toMatchObject({ tag: 'nou-nout', external_domain: '', alias: 'vechi.ro' })
    expect((await status('nou-nout.localhost')).status).toBe(200)
    expect((await change(id, { alias: '' })).status).toBe(200)
    const other = await open({ tag: data.tag, external_domain: 'vechi.ro' })
    expect(other.status).toBe(200)
    expect((await detail(other.body.id)).hosts.map(({ host }) => host)).toEqual([
      `${data.tag}.localhost`,
      'vechi.ro',
    ])
    expect((await change(id, { name: 'X' }, data.version)).status).toBe(409)
    expect((await change(id, { alias: 'vechi.ro' })).body.errors).toHaveProperty('alias')
    expect((await detail(id)).hosts.map(({ host }) => host)).toEqual(['nou-nout.localhost'])
  })
})

describe('the active period', () => {
  it('ends at the midnight of Bucharest after its last day', async () => {
    const { body } = await open()
    const host = `${body.data.tag}.localhost`
    expect((await status(host)).status).toBe(200)
    expect((await change(body.id, { active_to: '2026-11-20' })).body.data).toMatchObject({
      state: 'ends_soon',
      days_left: 0,
    })
    t.clock.set('2026-11-20T23:59:59+02:00')
    const last = await freshHost(host)
    t.clock.set('2026-11-21T00:00:00+02:00')
    const next = await freshHost(host)
    t.clock.set('2026-11-20T10:00:00+02:00')
    expect([last, next]).toEqual(['ok', 'invalid_domain'])
    const later = await open({ active_from: '2026-12-01' })
    expect(later.body.data.state).toBe('future')
    expect((await status(`${later.body.data.tag}.localhost`)).body.code).toBe('invalid_domain')
  })
})

/** Asked of the table itself: a process answers from memory for two seconds. */
async function freshHost(host: string): Promise<string> {
  const { hostResolver } = await import('../institutions/index.ts')
  const resolve = hostResolver({ db: t.database.global, clock: t.clock, adminHosts: t.settings.adminHosts })
  return (await resolve(host)).kind === 'institution' ? 'ok' : 'invalid_domain'
}

describe('the list', () => {
  it('is searched, filtered by state and sorted, with exact totals, and never shows the platform', async () => {
    const { body } = await open({ name: 'Orașul Căutat', active_to: '2026-12-01', contract_number: 'ZZ-1' })
    const list = async (query: string) =>
      (await platform.get<ListAnswer<Institution>>(`/api/hdoc_company/list/${query}`)).body
    const found = await list('20/cautat')
    expect(found.data.map(({ id, state, days_left }) => ({ id, state, days_left }))).toEqual([
      { id: body.id, state: 'ends_soon', days_left: 11 },
    ])
    const soon = await list('100?filters[0][column]=state&filters[0][match][state][in]=ends_soon')
    expect(soon.data.every(({ state }) => state === 'ends_soon')).toBe(true)
    expect(soon.meta.total).toBe(soon.data.length)
    const all = await list('10?sortBy=name&sortOrder=asc')
    expect(all.data.every(({ id }) => id !== 0)).toBe(true)
    const [{ n } = { n: 0 }] = await plant('select count(*)::int as n from institutions where id <> 0')
    expect(all.meta.total).toBe(n)
    expect((await platform.get('/api/hdoc_company/options?q=cautat')).body).toEqual([
      { id: body.id, name: 'Orașul Căutat' },
    ])
    expect((await platform.get('/api/hdoc_company/get/0')).status).toBe(404)
    expect((await platform.get('/api/hdoc_company/get/999999')).status).toBe(404)
    expect((await change(999_999, {})).status).toBe(404)
  })
})
