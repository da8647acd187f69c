import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { describe, expect, it } from 'vitest'
import { aLink, aSignUp, aWaitingPerson } from '../../test/browsers/account-link.ts'
import { testApp, testPassword } from '../../test/browsers/app.ts'
import { codeOf } from '../../test/browsers/one-time-code.ts'
import { ticketOf, turnOnTotp } from '../../test/browsers/second-factor.ts'
import { freshInstitution } from '../../test/database/database.ts'
import { aPerson } from '../../test/offices/person.ts'

const t = await testApp()
const chosen = { password: 'ceai verde la fereastra', password_confirmation: 'ceai verde la fereastra' }

/**
 * Uses one secret fifty times at the same moment, each time from another address. Gives the sorted statuses.
 */
async function fifty(host: string, path: string, body: object): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => t.browser(host, 'ro', `198.51.100.${n}`).post<Failure>(path, body)),
  )
  return answers.map(({ status }) => status).sort()
}

describe('of fifty uses at once one wins', () => {
  // Reset links, TOTP codes, recovery codes and passkeys are tested with their own features.
  const oneOf = (loses: number) => [200, ...Array(49).fill(loses)]

  it('of an invitation', async () => {
    const { id, host } = await freshInstitution(t.database)
    const userId = await aWaitingPerson(t, id, { username: 'invitat', state: 'invited' })
    const token = await aLink(t, id, { userId, purpose: 'invitation' })
    expect(await fifty(host, '/api/accept-invitation', { token, ...chosen })).toEqual(oneOf(404))
  })

  it('of the confirmation of a new account', async () => {
    const { id, host } = await freshInstitution(t.database)
    const token = await aSignUp(t, id, 'cere')
    // The link allows ten tries at the password. One use wins, and every other use gets 404.
    expect(await fifty(host, '/api/confirm-address', { token, password: testPassword })).toEqual(oneOf(404))
  })

  it('of the confirmation of a new address', async () => {
    const { id, host } = await freshInstitution(t.database)
    const userId = await aPerson(t.database, id, 'gina')
    const token = await aLink(t, id, { userId, purpose: 'email_change', email: 'alta@test.example' })
    expect(await fifty(host, '/api/confirm-address', { token })).toEqual(oneOf(404))
  })

  it('of the ticket of a second step', async () => {
    const { id, host } = await freshInstitution(t.database)
    await aPerson(t.database, id, 'gina')
    const gina = t.browser(host)
    await gina.signIn('gina')
    const { key } = await turnOnTotp(t, gina)
    const { ticket } = await ticketOf(t.browser(host), 'gina')
    const statuses = await fifty(host, '/api/login/second_factor', {
      ticket,
      method: 'totp',
      code: codeOf(key, t),
    })
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.every((status) => [200, 403, 404, 409, 422].includes(status))).toBe(true)
  })
})
