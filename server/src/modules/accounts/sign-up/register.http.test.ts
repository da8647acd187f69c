import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { aWaitingPerson } from '../../../../test/browsers/account-link.ts'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox, tokenOf } from '../../../../test/browsers/mailbox.ts'
import { freshInstitution } from '../../../../test/database/database.ts'
import { aGroup, aPerson } from '../../../../test/offices/person.ts'

const t = await testApp()
const box = await mailbox(t)
const password = 'ceai verde la fereastra'
let people = 0

/** An institution that takes requests, with an administrator. */
async function town(signup = true) {
  const institution = await freshInstitution(t.database)
  await t.asSuperuser('update institution_settings set signup = $2 where institution_id = $1', [
    institution.id,
    signup,
  ])
  const n = ++people
  const admin = `administrator.${n}`
  await aPerson(t.database, institution.id, admin, { isAdmin: true })
  const form = (change: object = {}) => ({
    name: 'Ana Brad',
    email: `ana.brad.${n}@test.example`,
    email_confirmation: `ana.brad.${n}@test.example`,
    username: 'Ana.Brad',
    phone: '0722 123 456',
    password,
    password_confirmation: password,
    terms: true,
    ...change,
  })
  const asAdmin = async () => {
    const browser = t.browser(institution.host)
    await browser.signIn(admin)
    return browser
  }
  return { institution, form, asAdmin, admin, email: form().email, browser: t.browser(institution.host) }
}
type Town = Awaited<ReturnType<typeof town>>
const register = (place: Town, change: object = {}, address = '127.0.0.1') =>
  t.browser(place.institution.host, 'ro', address).post<Failure>('/api/register', place.form(change))
const person = async ({ institution }: Town, username = 'ana.brad') => {
  const [row] = await t.asSuperuser<{ id: string; state: string; email: string }>(
    'select id, state, email from users where institution_id = $1 and username = $2',
    [institution.id, username],
  )
  return row && { ...row, id: Number(row.id) }
}
/** Registered, and the address confirmed. */
async function waiting() {
  const place = await town()
  await register(place)
  const [mail] = await box.settled(place.email)
  const token = tokenOf(mail, 'confirm-address')
  await place.browser.post('/api/confirm-address', { token, password })
  return { ...place, token, id: (await person(place))!.id }
}
const audited = (id: number) =>
  t.asSuperuser<{ action: string; actor_name: string }>(
    `select action, actor_name from audit_entries where subject_type = 'user' and subject_id = $1 order by id`,
    [id],
  )

describe('POST /api/register', () => {
  it('is closed where the institution does not take requests, and on the platform’s host', async () => {
    const place = await town(false)
    expect((await place.browser.get('/api/register/form')).body).toEqual({
      open: false,
      password_minimum: 12,
    })
    const answer = await register(place)
    expect([answer.status, answer.body.code]).toEqual([403, 'SIGNUP_CLOSED'])
    await t.asSuperuser('update institution_settings set signup = true where institution_id = 0')
    const platform = t.browser('admin.localhost')
    expect((await platform.get('/api/register/form')).body).toEqual({ open: false, password_minimum: 12 })
    expect((await platform.post('/api/register', place.form())).status).toBe(403)
    expect(await person(place)).toBeUndefined()
  })

  it('names every field that is wrong, all at once', async () => {
    const place = await town()
    expect((await place.browser.get('/api/register/form')).body).toEqual({ open: true, password_minimum: 12 })
    const { status, body } = await register(place, {
      name: '',
      email_confirmation: 'alta@test.example',
      username: 'ana@brad',
      phone: '12',
      password_confirmation: 'altceva',
      terms: false,
      is_admin: true,
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      name: ['Acest câmp trebuie să fie completat.'],
      email_confirmation: ['Cele două adrese de e-mail nu coincid.'],
      username: [
        'Cel puțin 3 caractere: litere fără diacritice, cifre, punct, cratimă sau linie de subliniere.',
      ],
      phone: ['Introduceți un număr de telefon valid (ex. 07xx xxx xxx).'],
      password_confirmation: ['Cele două parole nu coincid.'],
      terms: ['Bifați acordul: fără el, cererea nu se poate trimite.'],
      is_admin: ['Câmp necunoscut.'],
    })
  })

  it('makes an account that cannot be used, and says the same for an address that has one, whose owner is told', async () => {
    const place = await town()
    await aPerson(t.database, place.institution.id, `are.cont.${people}`)
    const taken = `are.cont.${people}@test.example`
    const fresh = await register(place)
    const known = await register(place, { email: taken, email_confirmation: taken, username: 'altul' })
    expect([known.status, known.body]).toEqual([fresh.status, fresh.body])
    expect(fresh.status).toBe(200)
    expect(await person(place)).toBeUndefined()
    expect(await person(place, 'altul')).toBeUndefined()
    const [confirmation] = await box.settled(place.email)
    expect(confirmation?.subject).toContain('Confirmați adresa de e-mail')
    const [told] = await box.settled(taken)
    expect(told?.subject).toContain('Aveți deja un cont')
    expect((await t.browser(place.institution.host).signIn('ana.brad', password)).status).toBe(422)
  })

  it('says that a user name is taken, and refuses a common password', async () => {
    const place = await town()
    const taken = await register(place, { username: place.admin.toUpperCase() })
    expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ['username']])
    const common = await register(place, { password: 'parola123456', password_confirmation: 'parola123456' })
    expect([common.status, Object.keys(common.body.errors ?? {})]).toEqual([422, ['password']])
  })

  it('lets nobody put their password in place of the one the owner of the address typed', async () => {
    const place = await town()
    await register(place, { username: 'ana.mea' })
    const [own] = await box.settled(place.email)
    // A stranger asks for an account with the same address, before its owner opens the mail.
    const strange = 'parola strainului aici'
    await register(place, { username: 'strain', password: strange, password_confirmation: strange })
    const other = { email: `vecin.${people}@test.example`, username: 'vecin' }
    await register(place, { ...other, email_confirmation: other.email })
    const [, theirs] = await box.settled(place.email)
    const confirm = (mail: typeof own, typed?: string) =>
      place.browser.post<Failure>('/api/confirm-address', {
        token: tokenOf(mail, 'confirm-address'),
        ...(typed !== undefined && { password: typed }),
      })
    for (const typed of [undefined, '', password]) {
      const refused = await confirm(theirs, typed)
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['password']])
    }
    expect(await person(place, 'strain')).toBeUndefined()
    const confirmed = await confirm(own, password)
    expect([confirmed.status, confirmed.body]).toEqual([
      200,
      expect.objectContaining({ outcome: 'pending', username: 'ana.mea' }),
    ])
    expect((await person(place, 'ana.mea'))?.state).toBe('pending')
    // The other request is gone with the password in it, whatever is typed; that of another address waits on.
    const waiting = await t.asSuperuser('select email, username from sign_ups where institution_id = $1', [
      place.institution.id,
    ])
    expect(waiting).toEqual([other])
    expect((await confirm(theirs, strange)).status).toBe(404)
    expect((await confirm(own, password)).status).toBe(404)
    await t.asSuperuser(`update users set state = 'active' where institution_id = $1`, [place.institution.id])
    expect((await t.browser(place.institution.host).signIn('ana.mea', strange)).status).toBe(422)
    expect((await t.browser(place.institution.host).signIn('ana.mea', password)).status).toBe(200)
  })

  it('ends a link at which ten passwords were tried', async () => {
    const place = await town()
    await register(place)
    const [mail] = await box.settled(place.email)
    const token = tokenOf(mail, 'confirm-address')
    const statuses = []
    for (let n = 0; n < 11; n++)
      statuses.push(
        (await place.browser.post('/api/confirm-address', { token, password: `ghicit ${n}` })).status,
      )
    expect(statuses).toEqual([...Array(10).fill(422), 404])
    expect((await place.browser.post('/api/confirm-address', { token, password })).status).toBe(404)
  })

  it('gives the next name with a figure to who confirms after somebody else took theirs', async () => {
    const place = await town()
    await register(place)
    const [mail] = await box.settled(place.email)
    await aPerson(t.database, place.institution.id, 'ana.brad', { name: 'Altcineva' })
    const token = tokenOf(mail, 'confirm-address')
    const { status, body } = await place.browser.post<object>('/api/confirm-address', { token, password })
    expect([status, body]).toEqual([200, expect.objectContaining({ username: 'ana.brad2' })])
  })

  it('writes the same for an address that has an account: neither answer nor work tells', async () => {
    const place = await town()
    await aPerson(t.database, place.institution.id, `cunoscut.${people}`)
    const taken = `cunoscut.${people}@test.example`
    const written = async () => {
      const [row] = await t.asSuperuser<{ requests: number; events: number; people: number }>(
        `select (select count(*)::int from sign_ups where institution_id = $1) as requests,
                (select count(*)::int from users where institution_id = $1) as people`,
        [place.institution.id],
      )
      return row!
    }
    const before = await written()
    const [unknown, known] = await Promise.all([
      register(place),
      register(place, { email: taken, email_confirmation: taken, username: 'altul' }),
    ])
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    const after = await written()
    expect(after.people).toBe(before.people)
    // Once the mails have left, the request of the known address is gone, and its owner knows.
    const [told] = await box.settled(taken)
    expect(told?.subject).toContain('Aveți deja un cont')
    expect((await written()).requests).toBe(before.requests + 1)
  })

  it('of ten at once with one address makes no account, and of all that are confirmed at once one', async () => {
    const place = await town()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => register(place, { username: `ana.${n}` }, `10.7.0.${n}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    const people = () =>
      t.asSuperuser('select from users where institution_id = $1 and lower(email) = $2', [
        place.institution.id,
        place.email,
      ])
    const mails = await box.settled(place.email)
    expect([mails.length, (await people()).length]).toEqual([3, 0])
    const confirmed = await Promise.all(
      mails.map((mail) =>
        t
          .browser(place.institution.host)
          .post('/api/confirm-address', { token: tokenOf(mail, 'confirm-address'), password }),
      ),
    )
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect(await people()).toHaveLength(1)
    await box.settled()
  })

  it('fills no mailbox: three mails an hour about one address, known or not', async () => {
    const place = await town()
    for (let n = 0; n < 6; n++) {
      expect((await register(place, {}, `10.8.0.${n}`)).status).toBe(200)
      await box.settled()
    }
    expect(await box.settled(place.email)).toHaveLength(3)
  })
})

describe('/api/confirm-address', () => {
  it('confirms by POST only, once; those who decide are told', async () => {
    const place = await town()
    const { institution } = place
    await aPerson(t.database, institution.id, `cu.drept.${people}`, { permissions: ['user.manage'] })
    await aPerson(t.database, institution.id, `fara.drept.${people}`)
    await register(place)
    const [mail] = await box.settled(place.email)
    const token = tokenOf(mail, 'confirm-address')
    await place.browser.get(`/api/confirm-address/${token}`)
    expect(await person(place)).toBeUndefined()
    const { status, body } = await place.browser.post<{ outcome: string }>('/api/confirm-address', {
      token,
      password,
    })
    expect([status, body.outcome]).toEqual([200, 'pending'])
    expect((await person(place))?.state).toBe('pending')
    expect((await place.browser.post('/api/confirm-address', { token, password })).status).toBe(404)
    await box.settled()
    const told = box.mails.filter(({ text }) => text.includes(place.email))
    expect(told.map(({ to }) => to).sort()).toEqual([
      `${place.admin}@test.example`,
      `cu.drept.${people}@test.example`,
    ])
    expect(told[0]?.text).toContain(`http://${institution.host}:8080/#/user/manage`)
    expect((await t.browser(institution.host).signIn('ana.brad', password)).status).toBe(422)
  })
})

describe('deciding about who waits', () => {
  it('needs user.manage, and a person who waits', async () => {
    const { id, institution, asAdmin } = await waiting()
    await aPerson(t.database, institution.id, 'nimeni')
    const nobody = t.browser(institution.host)
    await nobody.signIn('nimeni')
    for (const [path, body] of [
      ['/api/user/accept', { id }],
      ['/api/user/refuse', { id, reason: 'x' }],
      ['/api/user/invite_again', { id }],
    ] as const) {
      expect((await t.browser(institution.host).post(path, body)).status).toBe(401)
      const answer = await nobody.post<Failure>(path, body)
      expect([answer.status, answer.body.missing]).toEqual([403, 'user.manage'])
    }
    const admin = await asAdmin()
    const invited = await aWaitingPerson(t, institution.id, { username: 'nou', state: 'invited' })
    expect((await admin.post('/api/user/accept', { id: invited })).status).toBe(409)
    expect((await admin.post('/api/user/refuse', { id: invited, reason: 'x' })).status).toBe(409)
    expect((await admin.post('/api/user/accept', { id: 999_999 })).status).toBe(404)
  })

  it('accepts with groups and roles, says so by mail, and the person signs in', async () => {
    const { id, institution, asAdmin, email } = await waiting()
    const group = await aGroup(t.database, institution.id, 'Registratură')
    await aPerson(t.database, institution.id, 'model', {
      groupIds: [group],
      groupRole: 'Director',
      roles: ['DocAdmin'],
    })
    const [groupRole] = await t.asSuperuser<{ id: string }>(
      'select id from group_roles where institution_id = $1',
      [institution.id],
    )
    const [role] = await t.asSuperuser<{ id: string }>('select id from roles where institution_id = $1', [
      institution.id,
    ])
    const admin = await asAdmin()
    const answer = await admin.post('/api/user/accept', {
      id,
      groups: [{ group_id: group, group_role_id: Number(groupRole!.id) }],
      role_ids: [Number(role!.id)],
    })
    expect(answer.status).toBe(200)
    const mails = await box.settled(email)
    expect(mails.at(-1)?.subject).toContain('Contul dumneavoastră este activ')
    const browser = t.browser(institution.host)
    expect((await browser.signIn('ana.brad', password)).status).toBe(200)
    const { body } = await browser.get<{ user: { roles: string[]; group_role_name: string } }>('/api/status')
    expect([body.user.roles, body.user.group_role_name]).toEqual([['DocAdmin'], 'Director'])
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'user.signed_up',
      'user.accepted',
      'session.opened',
    ])
    expect((await admin.post<Failure>('/api/user/accept', { id })).body.code).toBe('NOT_WAITING')
  })

  it('lets nobody give what they do not hold', async () => {
    const { id, institution } = await waiting()
    await aPerson(t.database, institution.id, 'cu.drept', {
      permissions: ['user.manage'],
      roles: ['Registrator'],
    })
    await aPerson(t.database, institution.id, 'sef', { roles: ['DocAdmin'] })
    const roles = await t.asSuperuser<{ id: string; name: string }>(
      'select id, name from roles where institution_id = $1',
      [institution.id],
    )
    const roleId = (name: string) => Number(roles.find((one) => one.name === name)?.id)
    const manager = t.browser(institution.host)
    await manager.signIn('cu.drept')
    const above = await manager.post<Failure>('/api/user/accept', { id, role_ids: [roleId('DocAdmin')] })
    expect([above.status, Object.keys(above.body.errors ?? {})]).toEqual([422, ['role_ids']])
    expect((await manager.post('/api/user/accept', { id, role_ids: [roleId('Registrator')] })).status).toBe(
      200,
    )
  })

  it('refuses with a reason that is mailed as text', async () => {
    const { id, asAdmin, email, institution } = await waiting()
    const admin = await asAdmin()
    const empty = await admin.post<Failure>('/api/user/refuse', { id, reason: '  ' })
    expect(empty.body.errors).toEqual({ reason: ['Precizați motivul.'] })
    const reason = 'Nu sunteți <b>angajat</b> al primăriei {name}.'
    expect((await admin.post('/api/user/refuse', { id, reason })).status).toBe(200)
    const mail = (await box.settled(email)).at(-1)
    expect(mail?.text).toContain(reason)
    expect(mail?.html).toContain('&lt;b&gt;angajat&lt;/b&gt;')
    expect((await t.browser(institution.host).signIn('ana.brad', password)).status).toBe(422)
    expect((await admin.post('/api/user/refuse', { id, reason })).status).toBe(409)
    expect((await admin.post('/api/user/accept', { id })).status).toBe(200)
  })

  it('of ten decisions at once lets one win', async () => {
    const { id, asAdmin, email } = await waiting()
    const admin = await asAdmin()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => admin.post('/api/user/refuse', { id, reason: 'Nu.' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    // The confirmation of the address, and one letter about the decision.
    expect(await box.settled(email)).toHaveLength(2)
  })
})
