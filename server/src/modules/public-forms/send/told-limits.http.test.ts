import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { aPerson } from '../../../../test/offices/person.ts'
import { contactOffice, type FormAnswer } from '../../../../test/public-forms/contact-office.ts'

const t = await testApp()
const box = await mailbox(t)

it('every limit of a form says when to come back and which other way there is, in both languages', async () => {
  const { visitor, institution } = await contactOffice(t, box)
  const said = async (language: 'ro' | 'en', wait = 10_000) => {
    const citizen = visitor('198.51.100.9', language)
    const key = await citizen.open()
    t.clock.advance(wait)
    const { status, headers, body } = await citizen.send(key)
    return { status, after: Number(headers['retry-after']), message: body.message }
  }
  expect(await said('ro', 1000)).toEqual({
    ...{ status: 429, after: 3 },
    message:
      'Formularul a fost trimis neobișnuit de repede. Așteptați câteva secunde și trimiteți-l din nou.',
  })
  for (const key of [`public form|${institution.id}|198.51.100.9`, `public form|${institution.id}`]) {
    await t.asSuperuser(
      `insert into rate_limits (key, window_start, hits) values ($1, now() - interval '20 minutes', 6000)
       on conflict (key) do update set hits = 6000, window_start = excluded.window_start`,
      [key],
    )
    const [ro, en] = [await said('ro'), await said('en')]
    expect([ro.status, en.status]).toEqual([429, 429])
    expect(ro.after).toBeGreaterThan(2_300)
    expect(ro.after).toBeLessThanOrEqual(2_400)
    expect(ro.message).toMatch(/Încercați din nou peste (39|40) de minute ori sunați la instituție\.$/)
    expect(en.message).toMatch(/Try again in (39|40) minutes, or call the institution\.$/)
    await t.asSuperuser('delete from rate_limits where key = $1', [key])
  }
  expect((await said('ro')).status).toBe(200)
})

it('no answer tells whether somebody has that address here, or how many mails it got', async () => {
  const { visitor, institution, secretsOf } = await contactOffice(t, box)
  await aPerson(t.database, institution.id, 'angajat')
  const known = 'angajat@test.example'
  await t.asSuperuser('update users set email = $2 where institution_id = $1', [institution.id, known])
  const first = visitor('192.0.2.1')
  await first.fill({ email: known, email_confirmation: known })
  await first.post('/api/public_form/confirm', { token: (await secretsOf(known)).token })
  for (let n = 0; n < 6; n++) await visitor('192.0.2.2').fill({ email: known, email_confirmation: known })
  /** All that a stranger gets to see with an address, apart from the moment. */
  const seenWith = async (email: string) => {
    const stranger = visitor('192.0.2.3')
    const { key, sent } = await stranger.fill({ email, email_confirmation: email })
    const answers: { status: number; body: FormAnswer }[] = [sent]
    for (const [call, values] of [
      ['confirm_code', { key, code: '000000' }],
      ['resend', { key }],
      ['correct', { key, email, email_confirmation: email }],
    ] as const)
      answers.push(await stranger.post(`/api/public_form/${call}`, values))
    return answers.map(({ status, body }) => {
      const { email: masked, sent_at: _, until: __, ...data } = body.data ?? {}
      return { status, code: body.code, message: body.message, data, masked: masked?.length }
    })
  }
  expect(await seenWith(known)).toEqual(await seenWith('nimenea@test.example'))
})

it('forms that are refused use up none of the mails of their address', async () => {
  const { visitor, institution, secretsOf } = await contactOffice(t, box)
  const taken = (bytes: string) =>
    t.asSuperuser('update public_sends set bytes = $2 where institution_id = $1', [institution.id, bytes])
  const slow = visitor('192.0.2.41')
  const slowKey = await slow.open()
  expect((await slow.upload(slowKey, 'cerere.pdf', Buffer.from('%PDF-1.7\nx'))).status).toBe(200)
  t.clock.advance(40 * 3_600_000)
  expect((await slow.send(slowKey)).status).toBe(200)
  await taken('2000000000')
  // There is room again seven days after the sending, and at most an hour later.
  expect((await visitor('192.0.2.42').fill()).sent.headers['retry-after']).toBe(String(169 * 3600))
  const citizen = visitor('192.0.2.42')
  for (let n = 0; n < 6; n++) expect((await citizen.fill()).sent.body.code).toBe('PUBLIC_FORM_TOO_MANY')
  await taken('0')
  expect((await citizen.fill()).sent.status).toBe(200)
  expect((await secretsOf(citizen.email)).token).toMatch(/^[a-z0-9]{40}$/)
})

it('of a flood few are let in each minute, and whoever sends for the first time beside it', async () => {
  const { visitor, institution } = await contactOffice(t, box)
  const sends = async (address: string) => (await visitor(address).fill()).sent
  const flood = (key: string, hits: number) =>
    t.asSuperuser(
      `insert into rate_limits (key, window_start, hits) values ($1, now(), $2)
       on conflict (key) do update set hits = $2, window_start = now()`,
      [key, hits],
    )
  expect((await sends('192.0.2.61')).status).toBe(200)
  await flood(`public form|${institution.id}|minute`, 150)
  const again = await sends('192.0.2.61')
  expect([again.status, again.body.code]).toEqual([429, 'PUBLIC_FORM_LIMIT'])
  expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(60)
  expect((await sends('192.0.2.62')).status).toBe(200)
  // What was refused has used up nothing of the hour.
  const [hour] = await t.asSuperuser<{ hits: number }>('select hits from rate_limits where key = $1', [
    `public form|${institution.id}`,
  ])
  expect(Number(hour?.hits)).toBe(2)
  await t.asSuperuser('delete from rate_limits where key = $1', [`public form|${institution.id}|minute`])
  await flood(`public form|${institution.id}`, 3000)
  expect((await sends('192.0.2.61')).status).toBe(429)
  expect((await sends('192.0.2.63')).status).toBe(200)
})
