import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './test.ts'

/** The text of one part of a mail, whichever way it was encoded for the journey. */
function decoded(part: string): string {
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/base64/i.test(head)) return Buffer.from(text, 'base64').toString()
  return text
    .replace(/=\r?\n/g, '')
    .replace(/(=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
}

const folder = () => join(process.env.HDOC_E2E_DATA ?? '', 'outbox')

/** Plain texts of the mails to an address whose file name begins so (`account.1.reset`), oldest first. */
export function mailsTo(address: string, start: string): string[] {
  if (!existsSync(folder())) return []
  const numberOf = (name: string) => Number(/(\d+)@/.exec(name)?.[1] ?? 0)
  return readdirSync(folder())
    .filter((name) => name.startsWith(start) && name.endsWith('.eml'))
    .sort((a, b) => numberOf(a) - numberOf(b))
    .map((name) => readFileSync(join(folder(), name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => decoded(mail.split(/^--.*$/m).find((part) => /text\/plain/.test(part)) ?? ''))
}

/** The newest of them, once there are as many as expected. */
export async function mailTo(address: string, start: string, count = 1): Promise<string> {
  await expect.poll(() => mailsTo(address, start).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
  return mailsTo(address, start).at(-1) ?? ''
}

/** The link that a mail asks its reader to open. */
export function linkIn(mail: string): string {
  const link = /https?:\/\/\S+\/#\/\S+/.exec(mail)?.[0]
  if (link === undefined) throw new Error(`no link in: ${mail}`)
  return link
}
