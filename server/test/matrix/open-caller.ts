import type { FastifyInstance } from 'fastify'
import { demoPassword } from '../../src/demo/people/password.ts'
import { type Browser, openBrowser } from '../browsers/browser.ts'
import type { MatrixCaller } from './callers.ts'

const hosts: Readonly<Record<number, string>> = {
  0: 'admin.localhost',
  1: 'dealuflorilor.localhost',
  2: 'valeaalba.localhost',
}

/**
 * Opens a browser in which the caller is signed in, is inside the client and acts as somebody, as far as the
 * caller does. Throws when a step is refused.
 */
export async function openCaller(
  app: FastifyInstance,
  caller: MatrixCaller,
  idOf: (username: string) => number,
): Promise<Browser> {
  const browser = openBrowser(app, hosts[caller.home]!, { password: demoPassword })
  const { username, enters, actsAs, works } = caller
  const renew = () => browser.get('/api/csrf-cookie')
  const step = async (what: string, answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer
    if (status !== 200) throw new Error(`${caller.title}: ${what}: ${status} ${JSON.stringify(body)}`)
    await renew()
  }
  await renew()
  if (username) await step('signs in', browser.signIn(username))
  if (enters) await step('enters', browser.post('/api/hdoc_company/enter', { id: enters }))
  if (actsAs)
    await step(
      'acts',
      browser.post(`/api/usermanager/login_as/${idOf(actsAs)}`, caller.home === 0 ? { hdoc_id: works } : {}),
    )
  return browser
}
