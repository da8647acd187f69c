import type { CurrentUser, Status } from '@hdoc/contract/access/session.ts'
import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { testApp, testPassword } from '../../../test/browsers/app.ts'
import { freshInstitution } from '../../../test/database/database.ts'
import { aPerson } from '../../../test/offices/person.ts'
import { sql } from '../../platform/db/sql.ts'

const t = await testApp()
const wrong = 'Nu-este-parola-2026'

/** The rows a person's sessions have left in the audit. */
const auditOf = (institutionId: number, userId: number) =>
  t.database.inInstitution(institutionId, (db) =>
    db.rows(
      sql<{
        action: string
      }>`select action from audit_entries where subject_type = 'user' and subject_id = ${userId} order by id`,
    ),
  )

async function townHall() {
  const institution = await freshInstitution(t.database)
  const id = await aPerson(t.database, institution.id, 'gina.liliacu', { name: 'Gina Liliacu' })
  return { institution, id, browser: t.browser(institution.host) }
}

async function whoIs(browser: ReturnType<typeof t.browser>): Promise<CurrentUser | null> {
  return (await browser.get<Status>('/api/status')).body.user
}

describe('POST /api/login', () => {
  it('refuses a known, an unknown and a disabled account with one and the same answer', async () => {
    const { institution } = await townHall()
    await aPerson(t.database, institution.id, 'plecat', { active: false })
    const attempts = [
      ['gina.liliacu', wrong],
      ['nimeni', wrong],
      ['plecat', testPassword],
    ] as const
    for (const [language, sentence] of [
      ['ro', 'Utilizatorul sau parola nu sunt corecte.'],
      ['en', 'The user name or the password is not correct.'],
    ] as const) {
      const bodies = []
      for (const [username, password] of attempts) {
        const browser = t.browser(institution.host, language)
        const { status, body, cookies } = await browser.post<Failure>('/api/login', { username, password })
        expect(status).toBe(422)
        expect(cookies.map(({ name }) => name)).not.toContain('hdoc_session')
        bodies.push({ ...body, request_id: '' })
      }
      expect(bodies[0]).toEqual({
        success: false,
        code: 'LOGIN_FAILED',
        message: sentence,
        errors: { username: [sentence] },
        request_id: '',
      })
      expect(bodies[1]).toEqual(bodies[0])
      expect(bodies[2]).toEqual(bodies[0])
    }
  })

  it('takes user name or e-mail in any case, and people of this institution only', async () => {
    const { institution } = await townHall()
    for (const name of ['gina.liliacu', 'GINA.Liliacu', 'Gina.Liliacu@TEST.example', '  gina.liliacu ']) {
      const browser = t.browser(institution.host)
      expect((await browser.signIn(name)).status, name).toBe(200)
      expect((await whoIs(browser))?.name).toBe('Gina Liliacu')
    }
    const other = await freshInstitution(t.database)
    expect((await t.browser(other.host).signIn('gina.liliacu')).status).toBe(422)
  })

  it('names missing and unknown fields', async () => {
    const { browser } = await townHall()
    const empty = await browser.post<Failure>('/api/login', {})
    expect(empty.status).toBe(422)
    expect(empty.body.errors).toEqual({
      username: ['Acest câmp trebuie să fie completat.'],
      password: ['Acest câmp trebuie să fie completat.'],
    })
    const more = await browser.post<Failure>('/api/login', {
      username: 'a',
      password: 'b',
      institution_id: 2,
    })
    expect(more.body.errors).toEqual({ institution_id: ['Câmp necunoscut.'] })
  })

  it('gives a cookie that scripts cannot read, without an end unless one is remembered', async () => {
    const { browser } = await townHall()
    const [cookie] = (await browser.signIn('gina.liliacu')).cookies
    expect(cookie).toMatchObject({ name: 'hdoc_session', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie!.maxAge).toBeUndefined()
    expect(cookie!.value).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const kept = await browser.post('/api/login', {
      username: 'gina.liliacu',
      password: testPassword,
      remember: true,
    })
    // The second sign-in sends the token of the session that it replaces.
    expect(kept.status).toBe(200)
    expect(kept.cookies[0]!.maxAge).toBe(30 * 86_400)
  })

  it('stores no session id as it is', async () => {
    const { institution, browser } = await townHall()
    await browser.signIn('gina.liliacu')
    const rows = await t.database.inInstitution(institution.id, (db) =>
      db.rows(sql<{ id: string }>`select encode(id_hash, 'hex') as id from sessions`),
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]!.id).toMatch(/^[0-9a-f]{64}$/)
    expect(rows[0]!.id).not.toContain(
      Buffer.from(browser.cookies.get('hdoc_session')!, 'base64url').toString('hex'),
    )
  })

  it('rotates the session: the cookie of before is dead', async () => {
    const { institution, browser } = await townHall()
    await browser.signIn('gina.liliacu')
    const old = browser.cookies.get('hdoc_session')!
    await browser.signIn('gina.liliacu')
    expect(browser.cookies.get('hdoc_session')).not.toBe(old)
    const thief = t.browser(institution.host)
    thief.cookies.set('hdoc_session', old)
    expect(await whoIs(thief)).toBeNull()
    expect(await whoIs(browser)).not.toBeNull()
  })
})

describe('POST /api/logout', () => {
  it('ends the session, once and for all, and is no error the second time', async () => {
    const { institution, id, browser } = await townHall()
    await browser.signIn('gina.liliacu')
    const token = browser.cookies.get('hdoc_session')!
    expect((await browser.post('/api/logout')).status).toBe(200)
    expect(browser.cookies.has('hdoc_session')).toBe(false)
    const thief = t.browser(institution.host)
    thief.cookies.set('hdoc_session', token)
    expect(await whoIs(thief)).toBeNull()
    await browser.get('/api/csrf-cookie')
    expect((await browser.post('/api/logout')).status).toBe(200)
    expect((await auditOf(institution.id, id)).map(({ action }) => action)).toEqual([
      'session.opened',
      'session.closed',
    ])
  })
})
