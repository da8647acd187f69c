import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect } from './test.ts'

const folder = () => join(process.env.HDOC_E2E_DATA ?? '', 'outbox')

/** Plain texts of the mails to an address whose file name begins so (`account.1.reset`), oldest first. */
export async function mailsTo(address: string, start: string): Promise<string[]> {
  if (!existsSync(folder())) return []
  const numberOf = (name: string) => Number(/(\d+)@/.exec(name)?.[1] ?? 0)
  const mails = await Promise.all(
    readdirSync(folder())
      .filter((name) => name.startsWith(start) && name.endsWith('.eml'))
      .sort((a, b) => numberOf(a) - numberOf(b))
      .map((name) => PostalMime.parse(readFileSync(join(folder(), name)))),
  )
  return mails
    .filter((mail) => mail.to?.some((one) => one.address === address))
    .map((mail) => mail.text ?? '')
}

/** The newest of them, once there are as many as expected. */
export async function mailTo(address: string, start: string, count = 1): Promise<string> {
  await expect
    .poll(async () => (await mailsTo(address, start)).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(count)
  return (await mailsTo(address, start)).at(-1) ?? ''
}

/** The link that a mail asks its reader to open. */
export function linkIn(mail: string): string {
  const link = /https?:\/\/\S+\/#\/\S+/.exec(mail)?.[0]
  if (link === undefined) throw new Error(`no link in: ${mail}`)
  return link
}
