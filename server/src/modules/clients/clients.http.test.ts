import type { ListAnswer } from '@hdoc/contract/calls/resource.ts'
import type { Company } from '@hdoc/contract/clients/companies.ts'
import type { Institution } from '@hdoc/contract/clients/institution-values.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { whileHeld } from '../../../test/database/while-held.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { platformOffice, type Saved } from '../../../test/offices/platform-office.ts'
import { sql } from '../../platform/db/sql.ts'

const t = await testApp()
const { platform, plant, form, values, open, detail, rowsOf, status } = await platformOffice(t)

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
        expect([answer.status, answer.body.code], path).toEqual([403, 'PLATFORM_ONLY'])
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

  it('keep what somebody else wrote at the same time', async () => {
    const { id } = (
      await platform.post<Saved<Company>>('/api/company/add', { name: 'Moara S.R.L.', cui: '14399840' })
    ).body
    await whileHeld(t, {
      institutionId: 0,
      first: (db) =>
        db.run(
          sql`update companies set address = 'Str. Morii 2', version = version + 1 where institution_id = 0 and id = ${id}`,
        ),
      second: () => platform.post('/api/company/update', { id, values: { contact_person: 'Ana' } }),
    })
    const { body } = await platform.get<Company>(`/api/company/get/${id}`)
    expect(body).toMatchObject({ address: 'Str. Morii 2', contact_person: 'Ana' })
    const [entry] = await plant(
      `select p.payload from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.institution_id = 0 and e.action = 'company.updated' and e.subject_id = $1`,
      [id],
    )
    expect(entry?.payload).not.toContain('Morii')
  })
})

describe('a new institution', () => {
  it('is filled from the catalogue, answers on its hosts and invites its administrator', async () => {
    await plant(
      `with type as (insert into complaint_types (institution_id, name, icon, color) values (0, 'Câini', 'dog', '#a0522d') returning id),
            form as (insert into online_forms (institution_id, complaint_type_id, version, definition, saved_at, saved_by_name)
                     select 0, id, 3, '{"sections": [{"key": "caini"}]}', now(), 'Ana' from type returning id)
       select id from form`,
      [],
    )
    await plant(
      `update complaint_types t set online_form_id = f.id from online_forms f
        where t.institution_id = 0 and f.institution_id = 0 and f.complaint_type_id = t.id`,
      [],
    )
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
    const complaints = await plant(
      `select t.name, f.version, f.definition from complaint_types t
         join online_forms f on f.institution_id = t.institution_id and f.id = t.online_form_id where t.institution_id = $1`,
      [id],
    )
    expect(complaints).toEqual([{ name: 'Câini', version: 1, definition: { sections: [{ key: 'caini' }] } }])
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
