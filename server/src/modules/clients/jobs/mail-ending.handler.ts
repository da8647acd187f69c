import type { Settings } from '../../../platform/env.ts'
import type { JobContext } from '../../../platform/jobs/job-context.ts'
import { findAdministrator } from '../queries/notices.ts'
import type { EndingFacts } from './ending-facts.ts'
import { endingLetter } from './ending-letter.ts'

/** The platform's address comes from the settings, because its hosts stand in no table. */
function platformAddress({ publicScheme, publicPort, adminHosts, baseDomain }: Settings): {
  host: string
  url: string
} {
  const host = adminHosts[0] ?? baseDomain
  return { host, url: `${publicScheme}://${host}${publicPort === undefined ? '' : `:${publicPort}`}` }
}

/** A repeat after a crash bears the same Message-ID, so the mail program shows one mail. */
export async function handle(ctx: JobContext, facts: EndingFacts): Promise<void> {
  const person = await ctx.tx((db) => findAdministrator(db, facts.user_id), { readOnly: true })
  if (!person) return
  const { host, url } = platformAddress(ctx.settings)
  const { client_id, ends_on, days, user_id } = facts
  await ctx.mailer.send({
    to: person.email,
    messageId: `<client-ends.${client_id}.${ends_on}.${days}.${user_id}@${host}>`,
    ...endingLetter(facts, person, url),
  })
}
