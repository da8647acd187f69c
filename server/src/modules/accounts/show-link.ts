import type { LinkAnswer, TokenPurpose } from '@hdoc/contract/accounts.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { findBranding } from '../institutions/index.ts'
import { getLink } from './links/get-link.ts'
import { presentLink } from './present.ts'

/** What a person sees who opens a link; opening it, as mail scanners do, changes nothing. */
export function showLink(...purposes: TokenPurpose[]) {
  return async (
    ctx: Pick<Ctx, 'database' | 'caller' | 'clock' | 'reply' | 'settings'>,
    { params }: { params: { token: string } },
  ): Promise<LinkAnswer> => {
    const link = await getLink(ctx, params.token, purposes)
    const { institutionId } = ctx.caller.host
    const branding =
      institutionId === 0
        ? undefined
        : await ctx.database.inInstitution(institutionId, findBranding, { readOnly: true })
    // A link is a secret: no cache keeps what it shows.
    ctx.reply.setHeader('cache-control', 'no-store')
    return presentLink(link, {
      institution: branding?.name ?? '',
      passwordMinimum: ctx.settings.limits.passwordMinLength,
    })
  }
}
