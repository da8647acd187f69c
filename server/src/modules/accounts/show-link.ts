import type { AccountPurpose, LinkAnswer } from '@hdoc/contract/accounts/accounts.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { findBranding } from '../institutions/index.ts'
import { getLink } from './links/get-link.ts'
import { presentLink, type ShownLink } from './present.ts'
import { findRequest } from './sign-up/find-request.ts'

type ShowCtx = Pick<Ctx, 'database' | 'caller' | 'clock' | 'reply' | 'settings'>
type Input = { params: { token: string } }

async function show(ctx: ShowCtx, link: ShownLink): Promise<LinkAnswer> {
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

/** What a person sees who opens a link; opening it, as mail scanners do, changes nothing. */
export function showLink(...purposes: AccountPurpose[]) {
  return async (ctx: ShowCtx, { params }: Input): Promise<LinkAnswer> =>
    show(ctx, await getLink(ctx, params.token, purposes))
}

/**
 * Like `showLink`, for what is confirmed: a request for an account, a new address, an account of the
 * provider, a device.
 */
export async function showConfirmation(ctx: ShowCtx, input: Input): Promise<LinkAnswer> {
  const signUp = await findRequest(ctx, input.params.token)
  return signUp
    ? show(ctx, { ...signUp, purpose: 'signup' })
    : showLink('email_change', 'identity', 'device')(ctx, input)
}
