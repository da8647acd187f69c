import type { TokenPurpose } from '@hdoc/contract/accounts/accounts.ts'
import type { Language } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { linkLife } from '../links/link-life.ts'
import { linkHash, tokenToMail } from '../links/link-token.ts'
import { accountLetter } from './account-letter.ts'
import { linkLetters } from './letter-texts.ts'
import { lifeText } from './life-text.ts'

type WaitingLink = {
  purpose: TokenPurpose
  nonce: Buffer
  /** Of the token that was mailed already; null before the first mail. */
  token_hash: Buffer | null
  name: string
  email: string
  language: Language
  username: string
}

/** Where links of a kind are kept. */
type Source = {
  /** Undefined when a newer link took its place, or nobody needs it any more. */
  find: (db: TenantDb, id: number) => Promise<WaitingLink | undefined>
  open: (db: TenantDb, id: number, link: { hash: Buffer; expiresAt: Date }) => Promise<unknown>
}

async function prepareMail(
  db: TenantDb,
  { settings, clock }: JobContext,
  { find, open }: Source,
  id: number,
): Promise<Mail | undefined> {
  const link = await find(db, id)
  if (!link) return undefined
  const { purpose, nonce, name, email, language, username } = link
  const made = { institutionId: db.institutionId, id, purpose, nonce }
  const token = tokenToMail(settings, made, link.token_hash)
  const expiresAt = new Date(clock.now().getTime() + linkLife(purpose, settings) * 60_000)
  await open(db, id, { hash: linkHash(token), expiresAt })
  return accountLetter(db, settings, {
    text: linkLetters[purpose],
    to: { name, email, language },
    values: { username, time: lifeText(purpose, settings, language) },
    token,
    mark: `${purpose}.${id}`,
  })
}

/**
 * Opens a link and mails it. The link is committed before the mail leaves; a repeat after a crash bears the same link
 * and Message-ID.
 */
export async function mailAccountLink(ctx: JobContext, source: Source, id: number): Promise<void> {
  const mail = await ctx.tx((db) => prepareMail(db, ctx, source, id))
  if (mail) await ctx.mailer.send(mail)
}
