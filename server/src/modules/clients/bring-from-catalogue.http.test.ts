import type { ClientCatalogue, InstitutionDetail } from '@hdoc/contract/clients/institution-values.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { platformOffice } from '../../../test/offices/platform-office.ts'

type Brought = Failure & { brought: InstitutionDetail['filled_with'] }

const t = await testApp()
const { platform, plant, form, open, detail } = await platformOffice(t)

const idsOf = (kind: 'registers' | 'doc_types' | 'groups', ...names: string[]) =>
  form[kind].filter(({ name }) => names.includes(name)).map(({ id }) => id)
const everything = {
  registers: form.registers.map(({ id }) => id),
  doc_types: form.doc_types.map(({ id }) => id),
  groups: form.groups.map(({ id }) => id),
}
const bring = (id: number, more: object, browser = platform) =>
  browser.post<Brought>('/api/hdoc_company/bring', { id, ...more })
const catalogue = async (id: number) =>
  (await platform.get<ClientCatalogue>(`/api/hdoc_company/catalogue/${id}`)).body
const presence = async (id: number) => {
  const { registers, doc_types, groups } = await catalogue(id)
  return Object.fromEntries([...registers, ...doc_types, ...groups].map(({ name, there }) => [name, there]))
}
const contents = (id: number) =>
  plant(
    `select 'register' as kind, to_jsonb(r) as row from registers r where institution_id = $1
     union all select 'counter', to_jsonb(c) from register_counters c where institution_id = $1
     union all select 'access', to_jsonb(a) from register_access a where institution_id = $1
     union all select 'type', to_jsonb(d) from doc_types d where institution_id = $1
     union all select 'group', to_jsonb(g) from user_groups g where institution_id = $1
     union all select 'role', to_jsonb(r) from group_roles r where institution_id = $1
     union all select 'roles', to_jsonb(x) from user_group_roles x where institution_id = $1`,
    [id],
  )
const aClient = async () => (await open()).body.id
const nothing = { registers: [], doc_types: [], groups: [] }

describe('more from the catalogue', () => {
  it('is the platform’s alone, for institutions and rows that exist, and never in somebody else’s name', async () => {
    const { id, host } = await freshInstitution(t.database)
    await aPerson(t.database, id, 'sef', { isAdmin: true })
    await aPerson(t.database, id, 'functionar', { permissions: ['client.admin', 'register.manage'] })
    for (const name of ['sef', 'functionar']) {
      const person = t.browser(host)
      await person.signIn(name)
      expect((await bring(id, everything, person)).body.code).toBe('PLATFORM_ONLY')
      expect((await person.get<Failure>(`/api/hdoc_company/catalogue/${id}`)).body.code).toBe('PLATFORM_ONLY')
    }
    const guest = t.browser('admin.localhost')
    expect((await bring(id, everything, guest)).status).toBe(401)
    expect((await guest.get(`/api/hdoc_company/catalogue/${id}`)).status).toBe(401)
    const other = await aPerson(t.database, 0, 'alt.admin', { isAdmin: true })
    await aPerson(t.database, 0, 'actor', { isAdmin: true })
    const acting = t.browser('admin.localhost')
    await acting.signIn('actor')
    await plant(
      `update sessions set acting_institution_id = 0, acting_user_id = $1, acting_until = '2027-01-01' where user_id = (select id from users where username = 'actor')`,
      [other],
    )
    expect((await bring(id, everything, acting)).status).toBe(403)
    // The platform itself is no client.
    for (const where of [0, 999_999]) {
      expect((await platform.get(`/api/hdoc_company/catalogue/${where}`)).status).toBeGreaterThanOrEqual(400)
      expect((await bring(where, everything)).status).toBeGreaterThanOrEqual(400)
    }
    for (const field of ['registers', 'doc_types', 'groups'])
      expect((await bring(id, { [field]: [999_999] })).body.errors, field).toHaveProperty(field)
    expect((await bring(id, { registers: ['x'] })).status).toBe(422)
    expect((await catalogue(id)).registers.every(({ there }) => there === 'no')).toBe(true)
  })

  it('copies what was ticked, with the department a register is kept for, and tells both trails', async () => {
    const id = await aClient()
    expect(await presence(id)).toMatchObject({ 'Registrul general': 'no', Petiții: 'no', Cerere: 'no' })
    const registers = idsOf('registers', 'Petiții')
    const doc_types = idsOf('doc_types', 'Petiție')
    await plant('update doc_types set prefect_notice = true where institution_id = 0 and id = $1', doc_types)
    const { body } = await bring(id, { registers, doc_types })
    const brought = { registers: ['Petiții'], doc_types: ['Petiție'], groups: ['Urbanism'] }
    expect(body).toMatchObject({ success: true, brought })
    expect(await presence(id)).toEqual({
      'Registrul general': 'no',
      Petiții: 'name',
      Cerere: 'no',
      Petiție: 'name',
      Registratură: 'no',
      Urbanism: 'name',
    })
    expect(
      await plant(
        `select r.code, c.next_number::int as next, g.name as kept_for, a.can_register, t.name as type, t.prefect_notice, x.name as role from registers r
           join register_counters c on c.institution_id = r.institution_id and c.register_id = r.id
           join register_access a on a.institution_id = r.institution_id and a.register_id = r.id
           join user_groups g on g.institution_id = r.institution_id and g.id = a.group_id
           join user_group_roles ur on ur.institution_id = r.institution_id and ur.group_id = g.id
           join group_roles x on x.institution_id = r.institution_id and x.id = ur.group_role_id
           join doc_types t on t.institution_id = r.institution_id and t.register_id = r.id where r.institution_id = $1`,
        [id],
      ),
    ).toEqual([
      {
        code: 'PET',
        next: 100,
        kept_for: 'Urbanism',
        can_register: false,
        type: 'Petiție',
        prefect_notice: true,
        role: 'Director',
      },
    ])
    await bring(id, { groups: idsOf('groups', 'Registratură') })
    expect((await detail(id)).filled_with).toEqual({ ...brought, groups: ['Urbanism', 'Registratură'] })
    const entries = await plant(
      `select e.institution_id::int as i, e.subject_type as about, p.payload::jsonb->>'reason' as reason, p.payload::jsonb->'after'->'default_registers' as registers
         from audit_entries e join audit_payloads p on p.institution_id = e.institution_id and p.entry_id = e.id
        where e.action like '%.catalogue_brought' and e.subject_id = $1 order by e.institution_id, e.id`,
      [id],
    )
    const reason = 'Aducerea din catalogul platformei'
    expect(entries).toEqual([
      { i: 0, about: 'client', reason, registers: ['Petiții'] },
      { i: 0, about: 'client', reason, registers: [] },
      { i: id, about: 'institution', reason: null, registers: ['Petiții'] },
      { i: id, about: 'institution', reason: null, registers: [] },
    ])
  })

  it('overwrites nothing: what has the same name, written with other letters too, stays as it is', async () => {
    const id = await aClient()
    await plant(
      `insert into registers (institution_id, name, code, pattern, is_default, secondary) values ($1, 'PETITII', 'P1', 'A-#', true, false), ($1, 'Altul', 'rg', 'B-#', false, false)`,
      [id],
    )
    await plant(
      `insert into register_counters (institution_id, register_id, next_number) select $1, id, 7 from registers where institution_id = $1`,
      [id],
    )
    await plant(`insert into user_groups (institution_id, name, short_name) values ($1, 'urbanism', 'MEU')`, [
      id,
    ])
    await plant(`update group_roles set permissions = '{}' where institution_id = $1 and name = 'Director'`, [
      id,
    ])
    await plant(
      `insert into doc_types (institution_id, name, category, is_default, deadline_days) values ($1, 'PETIȚIE', 'intrare', true, 3), ($1, 'Cerere', 'iesire', false, 4)`,
      [id],
    )
    expect(await presence(id)).toMatchObject({
      'Registrul general': 'code',
      Petiții: 'name',
      Petiție: 'name',
      Urbanism: 'name',
      Registratură: 'no',
    })
    const before = await contents(id)
    const { body } = await bring(id, everything)
    expect(body.brought).toEqual({ registers: [], doc_types: ['Cerere'], groups: ['Registratură'] })
    const after = await contents(id)
    expect(after).toEqual(expect.arrayContaining(before))
    // The client's default type stays the only default. A type gets no register of another name that happens
    // to have the same code.
    expect(
      await plant(
        `select is_default, register_id from doc_types where institution_id = $1 and name = 'Cerere' and category = 'intrare'`,
        [id],
      ),
    ).toEqual([{ is_default: false, register_id: null }])
  })

  it('keeps a brought register for the client’s own department of that name', async () => {
    const id = await aClient()
    await plant(`insert into user_groups (institution_id, name) values ($1, 'URBANISM')`, [id])
    const { body } = await bring(id, { registers: idsOf('registers', 'Petiții') })
    expect(body.brought).toEqual({ registers: ['Petiții'], doc_types: [], groups: [] })
    expect(
      await plant(
        `select g.name from register_access a join user_groups g on g.institution_id = a.institution_id and g.id = a.group_id where a.institution_id = $1`,
        [id],
      ),
    ).toEqual([{ name: 'URBANISM' }])
  })

  it('asks before a register comes that could write the numbers of another one', async () => {
    const id = await aClient()
    await plant(
      `insert into registers (institution_id, name, code, pattern) values ($1, 'Vechiul registru', 'V', 'RG-#####')`,
      [id],
    )
    const registers = idsOf('registers', 'Registrul general')
    const refused = await bring(id, { registers })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['share_numbers']])
    expect((await presence(id))['Registrul general']).toBe('no')
    expect((await bring(id, { registers, share_numbers: true })).body.brought.registers).toEqual([
      'Registrul general',
    ])
  })

  it('comes once under two clicks of two administrators, and a repeated call changes nothing', async () => {
    await aPerson(t.database, 0, 'a.doua', { isAdmin: true })
    const second = t.browser('admin.localhost')
    await second.signIn('a.doua')
    for (let round = 0; round < 4; round++) {
      const id = await aClient()
      const answers = await Promise.all(
        [platform, second, platform, second].map((browser) => bring(id, everything, browser)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      const first = answers.filter(({ body }) => body.brought.registers.length > 0)
      expect(first).toHaveLength(1)
      expect(answers.filter(({ body }) => body.brought.groups.length > 0)).toHaveLength(1)
      const kept = await contents(id)
      expect((await bring(id, everything)).body.brought).toEqual(nothing)
      expect(await contents(id)).toEqual(kept)
      expect((await detail(id)).filled_with).toEqual({
        registers: ['Registrul general', 'Petiții'],
        doc_types: ['Cerere', 'Petiție'],
        groups: ['Registratură', 'Urbanism'],
      })
    }
  })
})
