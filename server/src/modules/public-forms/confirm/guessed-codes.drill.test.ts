import { expect, it } from 'vitest'
import { testApp } from '../../../../test/browsers/app.ts'
import { mailbox } from '../../../../test/browsers/mailbox.ts'
import { contactOffice } from '../../../../test/public-forms/contact-office.ts'
import { codeOf } from '../secrets/link-secret.ts'

const t = await testApp()
const box = await mailbox(t)
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

it('a form whose confirmation was not mailed has no code that could be guessed, and answers like one that has', async () => {
  const { institution, visitor } = await contactOffice(t, box)
  const target = 'tinta@test.example'
  const to = { email: target, email_confirmation: target }
  for (let n = 0; n < 5; n++) await visitor(`192.0.2.${n}`).fill(to)
  const attacker = visitor('192.0.2.9')
  const { key, sent } = await attacker.fill(to)
  expect(await box.settled(target)).toHaveLength(5)
  expect(sent.body.data).toMatchObject({ state: 'waiting', code_tries_left: 10, resends_left: 3 })
  const codes = async () => {
    const rows = await t.asSuperuser<{ nonce: Buffer; token_hash: Buffer }>(
      'select nonce, token_hash from public_sends where institution_id = $1 order by id',
      [institution.id],
    )
    return rows.map(({ nonce, token_hash }) =>
      codeOf(t.settings, { institutionId: institution.id, purpose: 'form', nonce }, token_hash),
    )
  }
  const made = await codes()
  expect(made.slice(0, 5).every((code) => /^\d{6}$/.test(code ?? ''))).toBe(true)
  expect(made[5]).toBeUndefined()
  const tried = await attacker.post('/api/public_form/confirm_code', { key, code: '123456' })
  expect([tried.status, tried.body.code]).toEqual([422, 'PUBLIC_FORM_CODE'])
  // Sent again, still without a mail, it gets none either.
  expect((await attacker.post('/api/public_form/resend', { key })).body.data.code_tries_left).toBe(10)
  expect((await codes())[5]).toBeUndefined()
  expect(await box.settled(target)).toHaveLength(5)
})

it('who sends again when nothing more is mailed keeps the link and code of the mail before', async () => {
  const { visitor, secretsOf, messages } = await contactOffice(t, box)
  const citizen = visitor()
  const { key } = await citizen.fill()
  const { token, code } = await secretsOf(citizen.email)
  const flooder = visitor('198.51.100.44')
  for (let n = 0; n < 4; n++) await flooder.fill({ email: citizen.email, email_confirmation: citizen.email })
  const again = await citizen.post('/api/public_form/resend', { key })
  expect([again.status, again.body.data.resends_left]).toEqual([200, 2])
  expect((await citizen.show(token)).body.state).toBe('waiting')
  const done = await citizen.post('/api/public_form/confirm_code', { key, code })
  expect([done.status, done.body.data.state]).toEqual([200, 'confirmed'])
  expect(await messages()).toHaveLength(1)
  // A corrected address is another person's: the link before is of no use, and nothing new can be guessed.
  const other = visitor()
  const form = await other.fill()
  const before = await secretsOf(other.email)
  const full = { email: citizen.email, email_confirmation: citizen.email }
  await other.post('/api/public_form/correct', { key: form.key, ...full })
  expect((await other.show(before.token)).status).toBe(404)
})

it('wrong codes are limited over all forms of an address and of the institution; links confirm meanwhile', async () => {
  const { visitor, secretsOf, institution } = await contactOffice(t, box)
  const neighbour = '2001:db8:7:7::'
  const attempts: string[] = []
  for (let form = 0; form < 7; form++) {
    const robot = visitor(`${neighbour}${form + 1}`)
    const { key } = await robot.fill()
    const { code } = await secretsOf(robot.email)
    for (let n = 0; n < 9; n++) {
      const { body } = await robot.post('/api/public_form/confirm_code', { key, code: wrongOf(code) })
      attempts.push(body.code)
    }
  }
  expect(attempts.filter((one) => one === 'PUBLIC_FORM_CODE')).toHaveLength(60)
  expect(new Set(attempts.slice(60))).toEqual(new Set(['PUBLIC_FORM_CODES_BARRED']))
  // A person behind the same address is told when and how to go on, in both languages, and goes on by the link.
  const person = visitor(`${neighbour}99`)
  const { key } = await person.fill()
  const { token, code } = await secretsOf(person.email)
  const barred = await person.post('/api/public_form/confirm_code', { key, code })
  expect([barred.status, barred.headers['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(barred.body.message).toMatch(/Confirmați cu legătura din e-mail .* peste \d+ (de )?minute\.$/)
  const english = visitor(`${neighbour}98`, 'en')
  const told = await english.post('/api/public_form/confirm_code', { key, code })
  expect(told.body.message).toMatch(/Confirm by the link of the e-mail, .* in \d+ minutes\.$/)
  expect((await person.post('/api/public_form/confirm', { token })).body.data.state).toBe('confirmed')
  // Elsewhere codes go on, right ones without being counted, until the institution is tried from everywhere.
  const far = visitor('203.0.113.1')
  const form = await far.fill()
  const right = await secretsOf(far.email)
  await t.asSuperuser('update rate_limits set hits = 599 where key = $1', [`public code|${institution.id}`])
  const wrong = await far.post('/api/public_form/confirm_code', { key: form.key, code: wrongOf(right.code) })
  expect(wrong.body.code).toBe('PUBLIC_FORM_CODE')
  const over = await far.post('/api/public_form/confirm_code', { key: form.key, code: right.code })
  expect(over.body.code).toBe('PUBLIC_FORM_CODES_BARRED')
  await t.asSuperuser('update rate_limits set hits = 599 where key = $1', [`public code|${institution.id}`])
  const good = await far.post('/api/public_form/confirm_code', { key: form.key, code: right.code })
  expect(good.body.data.state).toBe('confirmed')
  const [left] = await t.asSuperuser<{ hits: number }>('select hits from rate_limits where key = $1', [
    `public code|${institution.id}`,
  ])
  expect(Number(left?.hits)).toBe(599)
})
