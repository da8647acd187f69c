import type { Failure } from '@hdoc/contract/failures/errors.ts'
import { demoPassword } from '../../src/demo/people/password.ts'
import { type Answers, openBrowser } from '../browsers/browser.ts'
import type { FuzzCaller } from './run-fuzz.ts'

const INSTITUTION = 'dealuflorilor.localhost'
const PLATFORM = 'admin.localhost'

type Kind = { title: string; host: string; username?: string; enters?: number }
const kinds: readonly Kind[] = [
  { title: 'guest', host: INSTITUTION },
  { title: 'clerk', host: INSTITUTION, username: 'gina.liliacu' },
  { title: 'administrator', host: INSTITUTION, username: 'administrator.client' },
  { title: 'platform administrator inside a client', host: PLATFORM, username: 'admin.platforma', enters: 1 },
]

let addresses = 0
/** Gives each call its own address, so that limits per address do not end the fuzz. */
function nextAddress(): string {
  const n = ++addresses
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

/**
 * Opens the four kinds of callers in front of a program.
 * @param givesUp milliseconds after which a call without an answer is a finding
 */
export function fuzzCallers(program: Answers, givesUp: number): FuzzCaller[] {
  return kinds.map(({ title, host, username, enters }): FuzzCaller => {
    let browser = openBrowser(program, host, { password: demoPassword })
    const signIn = async () => {
      browser = openBrowser(program, host, { password: demoPassword, address: nextAddress() })
      await browser.get('/api/csrf-cookie')
      if (username !== undefined) await browser.signIn(username)
      if (enters !== undefined) {
        await browser.post('/api/hdoc_company/enter', { id: enters })
        await browser.get('/api/csrf-cookie')
      }
    }
    return {
      title,
      signIn,
      send: async (call) => {
        const answer = browser.send<Failure | undefined>({
          method: call.method as 'GET',
          url: call.path,
          remoteAddress: nextAddress(),
          headers: { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '', ...call.headers },
          ...(call.payload && { payload: call.payload }),
        })
        let timer: NodeJS.Timeout | undefined
        const late = new Promise<never>((_, reject) => {
          timer = setTimeout(() => reject(new Error('no answer')), givesUp)
        })
        try {
          const { status, body } = await Promise.race([answer, late])
          return { status, code: typeof body === 'object' && body !== null ? body.code : undefined }
        } finally {
          clearTimeout(timer)
        }
      },
    }
  })
}
