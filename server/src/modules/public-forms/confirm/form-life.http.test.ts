import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { workerServices } from '../../../../test/programs/worker-services.ts'
import { contactOffice } from '../../../../test/public-forms/contact-office.ts'
import { handle as erase } from '../erase/erase-sends.handler.ts'

const t = await testApp()
const box = await mailbox(t)
const HOUR_MS = 3_600_000

it('what is sent reaches nobody before its link is confirmed; opening the link confirms nothing; twice is once', async () => {
  const { institution, visitor, secretsOf, messages, assistance } = await contactOffice(t, box)
  const { key, sent } = await visitor().fill()
  expect([sent.status, sent.body.data]).toMatchObject([
    200,
    { state: 'waiting', resends_left: 3, corrections_left: 1, code_tries_left: 10, result: null },
  ])
  expect(sent.body.data.email).toMatch(/^pe•••@test\.example$/)
  expect(sent.body.data.lines).toContainEqual({ label: 'Subiect', value: 'Programul de vineri' })
  const citizen = visitor()
  const { email } = citizen
  const own = await citizen.fill()
  const { token, code } = await secretsOf(email)
  expect([token.length, code.length]).toEqual([40, 6])
  // A scanner of mails opens every link, whatever way.
  const scanner = t.browser(institution.host, 'ro', '203.0.113.9')
  for (const method of ['GET', 'HEAD'] as const)
    await scanner.send({
      method,
      url: `/api/public_form/show/${token}`,
      headers: { 'sec-purpose': 'prefetch', purpose: 'prefetch' },
    })
  expect(await messages()).toEqual([])
  const shown = await citizen.show(token)
  expect([shown.status, shown.body.state]).toEqual([200, 'waiting'])
  // A confirmation demands our own token against forgery, which a link has not.
  const forged = await scanner.send({ method: 'POST', url: '/api/public_form/confirm', payload: { token } })
  expect(forged.status).toBe(419)
  expect(await messages()).toEqual([])
  // Two taps, and the code at the same moment.
  const [one, two, three] = await Promise.all([
    citizen.post('/api/public_form/confirm', { token }),
    visitor('198.51.100.7').post('/api/public_form/confirm', { token }),
    citizen.post('/api/public_form/confirm_code', { key: own.key, code }),
  ])
  for (const { status, body } of [one, two, three])
    expect([status, body.data.state, body.data.result?.number]).toEqual([200, 'confirmed', ''])
  expect(one.body.data.result).toEqual(two.body.data.result)
  expect((await citizen.show(token)).body.state).toBe('confirmed')
  await box.settled()
  expect(await messages()).toEqual([{ subject: 'Programul de vineri', email, mailed_to: assistance }])
  const [toStaff] = await box.settled(assistance)
  expect([toStaff?.replyTo, toStaff?.subject]).toEqual([email, 'Mesaj de pe portal: Programul de vineri'])
  const copy = (await box.settled(email)).at(-1)
  expect(copy?.text).toContain('Până la ce oră este deschis?')
  expect(copy?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  const pdf = await citizen.browser.get(`/api/public_form/receipt?k=${own.key}`)
  expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
  const seen = await citizen.browser.get<{ state: string }>(`/api/public_form/sent?k=${own.key}`)
  expect(seen.body.state).toBe('confirmed')
  // The first one was never confirmed.
  expect((await visitor().browser.get(`/api/public_form/receipt?k=${key}`)).status).toBe(404)
})

it('the code counts in the browser that sent, ten wrong ones end it, and the link lives on', async () => {
  const { visitor, secretsOf, messages } = await contactOffice(t, box)
  const citizen = visitor()
  const { key } = await citizen.fill()
  const { token, code } = await secretsOf(citizen.email)
  const stranger = await visitor('198.51.100.8').fill()
  const elsewhere = await visitor('198.51.100.8').post('/api/public_form/confirm_code', {
    key: stranger.key,
    code,
  })
  expect([elsewhere.status, elsewhere.body.code]).toEqual([422, 'PUBLIC_FORM_CODE'])
  const wrong = code === '000000' ? '000001' : '000000'
  const tries = await Promise.all(
    Array.from({ length: 14 }, () => citizen.post('/api/public_form/confirm_code', { key, code: wrong })),
  )
  expect(tries.map(({ body }) => body.code).sort()).toEqual([
    ...Array.from({ length: 10 }, () => 'PUBLIC_FORM_CODE'),
    ...Array.from({ length: 4 }, () => 'PUBLIC_FORM_CODE_DEAD'),
  ])
  const wrongOne = tries.find(({ body }) => body.code === 'PUBLIC_FORM_CODE')
  expect(wrongOne?.body.errors?.code).toBeDefined()
  const dead = await citizen.post('/api/public_form/confirm_code', { key, code })
  expect([dead.status, dead.body.code]).toEqual([409, 'PUBLIC_FORM_CODE_DEAD'])
  expect(await messages()).toEqual([])
  expect((await citizen.post('/api/public_form/confirm', { token })).body.data.state).toBe('confirmed')
  expect(await messages()).toHaveLength(1)
})

it('three re-sends and one corrected address, each with a new link and code; then no more', async () => {
  const { visitor, secretsOf } = await contactOffice(t, box)
  const citizen = visitor()
  const { key } = await citizen.fill()
  const first = await secretsOf(citizen.email)
  const again = await citizen.post('/api/public_form/resend', { key })
  expect([again.status, again.body.data.resends_left]).toEqual([200, 2])
  const second = await secretsOf(citizen.email)
  expect(second.token).not.toBe(first.token)
  expect((await citizen.show(first.token)).status).toBe(404)
  const late = await citizen.post('/api/public_form/confirm', { token: first.token })
  expect([late.status, late.body.code]).toEqual([404, 'PUBLIC_FORM_UNKNOWN'])
  // Of many at once none goes beyond three.
  const many = await Promise.all(
    Array.from({ length: 5 }, () => citizen.post('/api/public_form/resend', { key })),
  )
  expect(many.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409])
  expect(many.find(({ status }) => status === 409)?.body.code).toBe('PUBLIC_FORM_NO_RESENDS')
  const right = `corect.${citizen.email}`
  const wanted = { key, email: right, email_confirmation: right }
  const different = await citizen.post('/api/public_form/correct', {
    ...wanted,
    email_confirmation: 'x@test.example',
  })
  expect([different.status, Object.keys(different.body.errors ?? {})]).toEqual([422, ['email_confirmation']])
  const corrected = await citizen.post('/api/public_form/correct', wanted)
  expect([corrected.status, corrected.body.data.corrections_left, corrected.body.data.resends_left]).toEqual([
    200, 0, 0,
  ])
  expect((await citizen.post('/api/public_form/correct', wanted)).body.code).toBe(
    'PUBLIC_FORM_NO_CORRECTIONS',
  )
  const { code } = await secretsOf(right)
  expect((await citizen.post('/api/public_form/confirm_code', { key, code })).body.data.state).toBe(
    'confirmed',
  )
  expect((await citizen.post('/api/public_form/resend', { key })).body.code).toBe('PUBLIC_FORM_NO_RESENDS')
  // Whoever has the wrong mailbox got links that are of no use, and nothing of the result.
  expect((await box.settled(citizen.email)).some(({ subject }) => subject.startsWith('Am primit'))).toBe(
    false,
  )
  expect((await box.settled(right)).some(({ subject }) => subject.startsWith('Am primit'))).toBe(true)
})

it('link and code end after 48 hours, a re-send revives the form until the seventh day', async () => {
  const { visitor, secretsOf, messages } = await contactOffice(t, box)
  const citizen = visitor()
  const { key } = await citizen.fill()
  const { token, code } = await secretsOf(citizen.email)
  t.clock.advance(48 * HOUR_MS)
  expect((await citizen.show(token)).body.state).toBe('over')
  for (const [call, values] of [
    ['/api/public_form/confirm', { token }],
    ['/api/public_form/confirm_code', { key, code }],
  ] as const) {
    const late = await citizen.post(call, values)
    expect([late.status, late.body.code]).toEqual([409, 'PUBLIC_FORM_OVER'])
  }
  expect(await messages()).toEqual([])
  expect((await citizen.post('/api/public_form/resend', { key })).body.data.state).toBe('waiting')
  const next = await secretsOf(citizen.email)
  expect((await citizen.post('/api/public_form/confirm', { token: next.token })).body.data.state).toBe(
    'confirmed',
  )
  expect(await messages()).toHaveLength(1)
})

it('seven days count from the sending, however long it was filled in, and then from the confirmation', async () => {
  const { visitor, secretsOf } = await contactOffice(t, box)
  const citizen = visitor()
  const key = await citizen.open()
  const photo = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(2000, 'x')])
  expect((await citizen.upload(key, 'cerere.pdf', photo)).status).toBe(200)
  const pass = async (hours: number) => {
    t.clock.advance(hours * HOUR_MS)
    await erase(await workerServices(t))
  }
  await pass(40)
  expect((await citizen.send(key)).status).toBe(200)
  await pass(6 * 24)
  expect((await citizen.post('/api/public_form/resend', { key })).status).toBe(200)
  const { token } = await secretsOf(citizen.email)
  await pass(23)
  expect((await citizen.show(token)).body.state).toBe('waiting')
  expect((await citizen.post('/api/public_form/confirm', { token })).body.data.state).toBe('confirmed')
  await pass(7 * 24)
  expect((await citizen.show(token)).body.state).toBe('confirmed')
  await pass(1)
  expect((await citizen.show(token)).status).toBe(404)
})

it('the same sending answers the same; other values with its key, a robot and a form sent at once are refused', async () => {
  const { visitor, institution } = await contactOffice(t, box)
  const citizen = visitor()
  const { key, sent } = await citizen.fill()
  const [one, two] = await Promise.all([citizen.send(key), citizen.send(key)])
  for (const { status, body } of [one, two]) expect([status, body.data]).toEqual([200, sent.body.data])
  const other = await citizen.send(key, { subject: 'Altceva' })
  expect([other.status, other.body.code]).toEqual([409, 'PUBLIC_FORM_SENT'])
  expect((await box.settled(citizen.email)).length).toBe(1)
  const fresh = await citizen.open()
  const codeOf = async (k: string, change: object = {}) => (await citizen.send(k, change)).body.code
  expect(await codeOf(fresh)).toBe('PUBLIC_FORM_EARLY')
  t.clock.advance(5_000)
  expect(await codeOf(fresh, { website: 'https://spam.example' })).toBe('PUBLIC_FORM_ROBOT')
  expect(await codeOf(`${fresh}x`)).toBe('PUBLIC_FORM_KEY')
  const unread = await citizen.send(fresh, {
    terms: false,
    email_confirmation: 'x@test.example',
    subject: ' ',
  })
  expect(unread.body.errors).toMatchObject({
    terms: ['Bifați că ați citit informarea privind prelucrarea datelor.'],
    subject: ['Acest câmp trebuie să fie completat.'],
  })
  // The platform has no portal.
  const platform = await t.browser('admin.localhost').post('/api/contact_message/send', citizen.body(fresh))
  expect(platform.status).toBe(404)
  // The key of one institution is none of another.
  const elsewhere = (await contactOffice(t, box)).visitor()
  expect((await elsewhere.send(fresh)).body.code).toBe('PUBLIC_FORM_KEY')
  t.clock.advance(49 * HOUR_MS)
  expect(await codeOf(fresh)).toBe('PUBLIC_FORM_KEY')
  expect(
    await t.asSuperuser('select state from public_sends where institution_id = $1', [institution.id]),
  ).toEqual([{ state: 'waiting' }])
})

it('a recipient gets five confirmations a day and is told nothing of more; an address sends forty forms an hour', async () => {
  const { visitor } = await contactOffice(t, box)
  const target = 'victima@test.example'
  const to = { email: target, email_confirmation: target }
  for (let n = 0; n < 7; n++) expect((await visitor('2001:db8:1:2::9').fill(to)).sent.status).toBe(200)
  expect(await box.settled(target)).toHaveLength(5)
  const statuses: number[] = []
  for (let n = 0; n < 34; n++) statuses.push((await visitor(`2001:db8:1:2::${n}`).fill(to)).sent.status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  // Somebody else behind another address goes on.
  expect((await visitor('2001:db8:1:3::1').fill()).sent.status).toBe(200)
})

it('guessed keys, links and codes answer alike and are limited; who has a real link goes on behind the same address', async () => {
  const { visitor, secretsOf } = await contactOffice(t, box)
  const citizen = visitor('192.0.2.77')
  await citizen.fill()
  const { token } = await secretsOf(citizen.email)
  const guesser = visitor('192.0.2.77')
  const guesses: (number | string)[] = []
  for (let n = 0; n < 34; n++) {
    const guess = String(n).padStart(40, 'a')
    const { status, body } =
      n % 3 === 0
        ? await guesser.show(guess)
        : n % 3 === 1
          ? await guesser.sentBy(guess)
          : await guesser.post('/api/public_form/confirm', { token: guess })
    guesses.push(status === 404 ? String(body.code) : status)
  }
  expect(guesses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'PUBLIC_FORM_UNKNOWN'))
  expect(guesses.slice(30)).toEqual([429, 429, 429, 429])
  expect((await citizen.post('/api/public_form/confirm', { token })).body.data.state).toBe('confirmed')
  // Another institution’s link is none here.
  const elsewhere = (await contactOffice(t, box)).visitor()
  expect((await elsewhere.show(token)).status).toBe(404)
})
