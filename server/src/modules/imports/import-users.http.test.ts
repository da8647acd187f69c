import { expect, it } from 'vitest'
import { testApp } from '../../../test/browsers/app.ts'
import { importOffice, wholeDatabase } from '../../../test/imports/import-office.ts'
import { aGroup, aPerson } from '../../../test/offices/person.ts'

const t = await testApp()

const people = (i: number) =>
  t.asSuperuser<{ username: string; state: string; is_admin: boolean; groups: string; roles: string }>(
    `select u.username, u.state, u.is_admin,
            coalesce((select string_agg(g.name || '/' || r.name, ', ' order by m.is_default desc) from group_members m
              join user_groups g on g.institution_id = m.institution_id and g.id = m.group_id
              join group_roles r on r.institution_id = m.institution_id and r.id = m.group_role_id
             where m.institution_id = u.institution_id and m.user_id = u.id), '') as groups,
            coalesce((select string_agg(r.name, ', ') from user_roles x join roles r on r.institution_id = x.institution_id and r.id = x.role_id
             where x.institution_id = u.institution_id and x.user_id = u.id), '') as roles
       from users u where u.institution_id = $1 and u.username not in ('gina', 'adela', 'sef') order by u.id`,
    [i],
  )
const idsOf = async (i: number, username: string) =>
  (
    await t.asSuperuser<{ id: string }>('select id from users where institution_id = $1 and username = $2', [
      i,
      username,
    ])
  ).map(({ id }) => id)
const invitations = async (i: number) =>
  (
    await t.asSuperuser<{ n: number }>(
      `select count(*)::int as n from outbox_events where institution_id = $1 and type = 'account.invited'`,
      [i],
    )
  )[0]?.n

const head = 'Nume;Prenume;E-mail;Compartiment;Rol în compartiment;Roluri'

it('brings people with departments and roles, never as administrators, and takes them back', async () => {
  const o = await importOffice(t)
  const urbanism = await aGroup(t.database, o.i, 'Urbanism, mediu')
  await aGroup(t.database, o.i, 'Taxe')
  await aPerson(t.database, o.i, 'sef', { roles: ['Arhivar'], groupIds: [urbanism] })
  const before = await wholeDatabase(t, o.i)
  const list = [
    `${head};Administrator`,
    'Popescu;Ştefan;Stefan.Popescu@x.ro;urbanism, mediu | Taxe;membru;Arhivar;da',
    'Crin;Ana;ana@x.ro;Taxe;;;',
    'Lup;Ion;ion@x.ro;Nu există;Membru;;',
    'Gina;;gina@example.com;;;;',
    'Dan;;dan@x.ro;;;;',
    'Dan;;DAN@x.ro;;;;',
    'Mic;;nu-e-adresa;;;Șef, Arhivar;',
  ].join('\n')
  const checked = await o.checked(list, { kind: 'user' })
  expect(checked.counts).toMatchObject({ rows: 7, good: 3, bad: 4, new: 2, skip: 1 })
  expect((await o.findings(checked.id)).map(({ row, column, key }) => `${row} ${column} ${key}`)).toEqual([
    '3 Rol în compartiment required',
    '4 Compartiment import_name_unknown',
    '5 E-mail import_known',
    '7  import_same_row',
    '8 Roluri import_name_unknown',
  ])
  expect(await wholeDatabase(t, o.i)).toEqual(before)
  const ended = await o.run(checked.id)
  expect(ended.counts.made).toBe(2)
  expect(await people(o.i)).toEqual([
    {
      username: 'stefan.popescu',
      state: 'inactive',
      is_admin: false,
      groups: 'Urbanism, mediu/Membru, Taxe/Membru',
      roles: 'Arhivar',
    },
    { username: 'dan', state: 'inactive', is_admin: false, groups: '', roles: '' },
  ])
  expect(await invitations(o.i)).toBe(0)
  await t.asSuperuser(
    `update users set last_login_at = now() where institution_id = $1 and username = 'dan'`,
    [o.i],
  )
  expect((await o.adela.post('/api/import/undo', { id: checked.id })).body).toMatchObject({
    code: 'IMPORT_HELD',
  })
  await t.asSuperuser(
    `update users set last_login_at = null where institution_id = $1 and username = 'dan'`,
    [o.i],
  )
  // Whoever got a membership from somebody meanwhile stays with it: asked before the undo, and while it goes on.
  const dan = Number((await idsOf(o.i, 'dan'))[0])
  const memberOf = { group_id: urbanism, user_id: dan }
  const addDan = async () => {
    const role = await t.asSuperuser<{ id: number }>(
      'select min(id)::int as id from group_roles where institution_id = $1',
      [o.i],
    )
    return o.adela.post<object>('/api/user_group/add_member', {
      ...memberOf,
      group_role_id: role[0]!.id,
      is_default: true,
    })
  }
  expect((await addDan()).status).toBe(200)
  const held = await o.adela.post<object>('/api/import/blockers', { id: checked.id })
  expect(held.body).toMatchObject({
    total: 1,
    data: [{ subject_id: dan, text: expect.stringContaining('drepturile') }],
  })
  expect((await o.adela.post('/api/import/undo', { id: checked.id })).body).toMatchObject({
    code: 'IMPORT_HELD',
  })
  const unchanged = (id: number) =>
    t.asSuperuser('update users set version = 1 where institution_id = $1 and id = $2', [o.i, id])
  await t.asSuperuser('delete from group_members where institution_id = $1 and user_id = $2', [o.i, dan])
  await unchanged(dan)
  expect((await o.adela.post('/api/import/undo', { id: checked.id })).status).toBe(200)
  expect((await addDan()).status).toBe(200)
  await o.work(checked.id)
  expect(await o.detail(checked.id)).toMatchObject({ state: 'done', counts: { made: 1 } })
  expect((await people(o.i)).map(({ username, groups }) => `${username} ${groups}`)).toEqual([
    expect.stringMatching(/^dan Urbanism, mediu\//),
  ])
  await t.asSuperuser('delete from group_members where institution_id = $1 and user_id = $2', [o.i, dan])
  await unchanged(dan)
  await o.adela.post('/api/import/undo', { id: checked.id })
  await o.work(checked.id)
  expect(await wholeDatabase(t, o.i)).toEqual(before)

  // Invited only when that was asked for, and at the end of all or nothing.
  const invited = await o.checked(`${head}\nDan;;dan@x.ro;;;\nEva;;eva@x.ro;;;`, {
    kind: 'user',
    mapping: { options: { invite: '1' } },
  })
  await o.ask(invited.id, 'all')
  await o.dying(invited.id, 3)
  expect(await invitations(o.i)).toBe(0)
  const listed = await o.adela.get<{ data: { username: string }[] }>('/api/user/list/100')
  expect(listed.body.data.map(({ username }) => username).sort()).toEqual(['adela', 'gina', 'sef'])
  await o.work(invited.id)
  expect((await people(o.i)).map(({ username, state }) => `${username} ${state}`)).toEqual([
    'dan invited',
    'eva invited',
  ])
  expect(await invitations(o.i)).toBe(2)

  // What no column of the file holds is told of by the name of its field.
  const roleless = await o.checked('Nume;E-mail;Compartiment\nIon;ion@x.ro;Taxe', { kind: 'user' })
  expect((await o.refused(roleless.id))[1]).toBe(
    'Ion;ion@x.ro;Taxe;Rol în compartiment: Acest câmp trebuie să fie completat.',
  )
})

it('gives no role that the person could not give, and is refused while acting', async () => {
  const o = await importOffice(t)
  await aPerson(t.database, o.i, 'sef', { roles: ['Arhivar'] })
  await aPerson(t.database, o.i, 'ana', { permissions: ['import.run', 'user.manage'] })
  const ana = await o.signedIn('ana')
  const begun = await o.begin(`${head}\nDan;;dan@x.ro;;;Arhivar`, { kind: 'user' }, ana)
  const { mapping } = await o.detail(begun.body.id, ana)
  await ana.post('/api/import/check', { id: begun.body.id, mapping })
  await o.work(begun.body.id)
  expect((await o.findings(begun.body.id)).map(({ key, text }) => `${key} ${text}`)).toEqual([
    'not_yours_to_give Nu puteți da ceea ce nu aveți: Arhivar.',
  ])
})
