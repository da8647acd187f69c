import type { oidcCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { buildAuthorizationUrl, calculatePKCECodeChallenge } from 'openid-client'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { addressKey, countHits } from '../../../platform/http/guard/limit-calls.ts'
import { keyId } from '../../../platform/secrets/key-ring.ts'
import { newSessionToken, sessionHash } from '../sessions/session-token.ts'
import { ATTEMPT_MS, attemptSecrets, callbackAddress } from './attempt.ts'
import type { KnownProviders } from './known-providers.ts'
import { addAttempt } from './queries/attempts.ts'
import { getOidc } from './queries/settings.ts'
import { backToSignIn, redirectTo } from './redirect.ts'

type Call = typeof oidcCalls.start

/**
 * Most attempts of one address in a window. The limit is high because a whole town hall signs in from one
 * address; it exists because each attempt is a row until it expires.
 */
const MOST_ATTEMPTS = 1_000

async function isBusy({ caller, settings, database }: Ctx<Call>): Promise<boolean> {
  const seconds = settings.limits.loginWindowMinutes * 60
  const [count] = await countHits(database.global, [`oidc|${addressKey(caller.address)}`], seconds)
  return count !== undefined && count.hits > MOST_ATTEMPTS
}

/**
 * Leads the browser to the provider, with state, nonce and PKCE. A cookie keeps the browser's name until it
 * is back, so that a callback brought by another browser opens nothing.
 */
export async function startSignIn(
  providers: KnownProviders,
  ctx: Ctx<Call>,
  { query }: InputOf<Call>,
): Promise<WholeAnswer> {
  if (await isBusy(ctx)) return backToSignIn('too_many')
  const { institutionId, host } = ctx.caller.host
  const row = await ctx.database.inInstitution(institutionId, getOidc, { readOnly: true })
  if (!row.enabled) return backToSignIn('closed')
  const provider = await providers(ctx.settings, institutionId, row)
  if (!provider.ok) return backToSignIn(provider.failure)
  const { token: state, idHash: stateHash } = newSessionToken()
  // Several tabs may be under way at once, so a browser keeps its name.
  const browser = ctx.caller.attemptToken ?? newSessionToken().token
  const attempt = {
    stateHash,
    browserHash: sessionHash(browser),
    host,
    settingsVersion: row.version,
    remember: query.remember === '1',
    key: keyId(ctx.settings.secret),
  }
  const until = new Date(ctx.clock.now().getTime() + ATTEMPT_MS)
  await ctx.database.inInstitution(institutionId, (db) => addAttempt(db, attempt, until))
  ctx.reply.setAttemptCookie(browser, ATTEMPT_MS / 1000)
  const { nonce, verifier } = attemptSecrets(ctx.settings.secret, { state, browser })
  const url = buildAuthorizationUrl(provider.config, {
    redirect_uri: callbackAddress(ctx),
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: ctx.language,
  })
  return redirectTo(url.href)
}
