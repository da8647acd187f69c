import type { TokenPurpose } from '@hdoc/contract/accounts.ts'
import type { Language } from '@hdoc/contract/languages.ts'
import { type CountedNoun, countOf } from '@hdoc/contract/ro/plural.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import type { Mail } from '../../../platform/mail/mailer.ts'
import { linkLife } from '../links/link-life.ts'
import { linkHash, tokenToMail } from '../links/link-token.ts'
import { findLinkToMail, openLink } from '../links/queries.ts'
import { accountLetter } from './account-letter.ts'
import { linkLetters } from './letter-texts.ts'

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const units = {
  day: { ro: { one: 'zi', many: 'zile' }, en: { one: 'day', many: 'days' } },
  hour: { ro: { one: 'oră', many: 'ore' }, en: { one: 'hour', many: 'hours' } },
  minute: { ro: { one: 'minut', many: 'minute' }, en: { one: 'minute', many: 'minutes' } },
} satisfies Record<string, CountedNoun>

function lifeText(purpose: TokenPurpose, settings: Settings, language: Language): string {
  const minutes = linkLife(purpose, settings)
  if (minutes % DAY_MINUTES === 0) return countOf(minutes / DAY_MINUTES, units.day, language)
  if (minutes % HOUR_MINUTES === 0 && minutes > HOUR_MINUTES)
    return countOf(minutes / HOUR_MINUTES, units.hour, language)
  return countOf(minutes, units.minute, language)
}

/** Opens the link and writes its mail; undefined when a newer one took its place, or it is not needed any more. */
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

/** The link is committed before the mail leaves; a repeat after a crash bears the same link and Message-ID. */
export async function handle(ctx: JobContext, { link_id }: { link_id: number }): Promise<void> {
  const mail = await ctx.tx((db) => prepareMail(db, ctx, link_id))
  if (mail) await ctx.mailer.send(mail)
}
