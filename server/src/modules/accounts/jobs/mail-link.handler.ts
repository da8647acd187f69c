import type { TenantDb } from '../../../platform/db/database.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { linkLife } from '../links/link-life.ts'
import { linkHash, tokenToMail } from '../links/link-token.ts'
import { findLinkToMail, openLink } from '../links/queries.ts'
import { accountLetter } from './account-letter.ts'
import { linkLetters } from './letter-texts.ts'
import { lifeText } from './life-text.ts'

/**
 * Opens the link and writes its mail; undefined when a newer link took its place, or it is not needed any
 * more.
 */
async function prepareMail(
  db: TenantDb,
  { settings, clock }: JobContext,
  id: number,
): Promise<Mail | undefined> {
  const link = await findLinkToMail(db, id)
  if (!link) return undefined
  const { purpose, nonce, name, email, language, username } = link
  const made = { institutionId: db.institutionId, id, purpose, nonce }
  const token = tokenToMail(settings, made, link.token_hash)
  const expiresAt = new Date(clock.now().getTime() + linkLife(purpose, settings) * 60_000)
  await openLink(db, id, { hash: linkHash(token), expiresAt })
  return accountLetter(db, settings, {
    text: linkLetters[purpose],
    to: { name, email, language },
    values: { username, time: lifeText(purpose, settings, language) },
    token,
    mark: `${purpose}.${id}`,
  })
}

/** Commits the link before the mail leaves. A repeat after a crash sends the same link and Message-ID. */
export async function handle(ctx: JobContext, { link_id }: { link_id: number }): Promise<void> {
  const mail = await ctx.tx((db) => prepareMail(db, ctx, link_id))
  if (mail) await ctx.mailer.send(mail)
}
