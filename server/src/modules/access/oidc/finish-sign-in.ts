import type { oidcCalls } from '@hdoc/contract/access/oidc-calls.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { countHits } from '../../../platform/http/guard/limit-calls.ts'
import { type Secrets, secretNamed } from '../../../platform/secrets/key-ring.ts'
import { type AskedStep, enterOrAsk } from '../factors/enter-or-ask.ts'
import { sessionHash } from '../sessions/session-token.ts'
import { attemptSecrets, callbackAddress } from './attempt.ts'
import { enterByProvider } from './enter-by-provider.ts'
import { exchangeCode } from './exchange-code.ts'
import type { KnownProviders } from './known-providers.ts'
import { takeAttempt } from './queries/attempts.ts'
import { getOidc } from './queries/settings.ts'
import { backToSignIn, redirectTo } from './redirect.ts'
import { type Settled, settleAccount } from './settle-account.ts'

type Call = typeof oidcCalls.callback
type Query = InputOf<Call>['query']

const HOUR_SECONDS = 3600
/**
 * Most waiting accounts made in an institution in an hour. Whoever has an account at the provider may ask for
 * one.
 */
const MOST_CREATED = 60

/**
 * Gives the provider's answer for the library: only the parameters it may read, and none that was given
 * twice.
 */
function answerAddress(ctx: Ctx<Call>, query: Query): URL {
  const address = new URL(callbackAddress(ctx))
  for (const name of ['code', 'state', 'iss', 'error', 'error_description']) {
    const value = query[name]
    if (typeof value === 'string') address.searchParams.set(name, value)
  }
  return address
}

/** Gives the secret with which an attempt began; undefined when it is no longer named. */
const secretOf = (secrets: Secrets, key: Buffer | null): string | undefined =>
  key === null ? secrets.secret : secretNamed(secrets, key)

async function settle(providers: KnownProviders, ctx: Ctx<Call>, query: Query) {
  const { institutionId, host } = ctx.caller.host
  const { attemptToken: browser } = ctx.caller
  const { state } = query
  const expired = { ok: false, failure: 'expired' } as const
  if (typeof state !== 'string' || browser === undefined) return expired
  const now = ctx.clock.now()
  const at = { stateHash: sessionHash(state), browserHash: sessionHash(browser), host, now }
  const { attempt, row } = await ctx.database.inInstitution(institutionId, async (db) => ({
    attempt: await takeAttempt(db, at),
    row: await getOidc(db),
  }))
  if (!attempt || !row.enabled || row.version !== attempt.settings_version) return expired
  const provider = await providers(ctx.settings, institutionId, row)
  if (!provider.ok) return provider
  const secret = secretOf(ctx.settings, attempt.key_id)
  if (secret === undefined) return expired
  const secrets = attemptSecrets(secret, { state, browser })
  const asked = { address: answerAddress(ctx, query), state, ...secrets }
  const exchanged = await exchangeCode(provider.config, asked, ctx.log)
  if (!exchanged.ok) return exchanged
  const told = { claims: exchanged.claims, row, at: now, language: ctx.language }
  const mayCreate = async (): Promise<boolean> => {
    const [count] = await countHits(ctx.database.global, [`oidc-created|${institutionId}`], HOUR_SECONDS)
    return count === undefined || count.hits <= MOST_CREATED
  }
  const settled: Settled = await ctx.database.inInstitution(institutionId, (db) =>
    settleAccount(db, told, mayCreate),
  )
  ctx.database.wake()
  return settled.ok ? { ...settled, remember: attempt.remember, browser } : settled
}

/**
 * The sign-in page with a ticket. The ticket works on this host, for ten minutes, and gives nothing without
 * the second step.
 */
const stepAddress = ({ ticket, methods }: AskedStep): string =>
  `/#/login?step=${ticket}&methods=${methods.join('.')}`

/**
 * Opens a session for the person the provider vouches for, or asks for the second factor as after a password,
 * because what a provider says about its own factors is not trusted. The sign-in page leads on to the wanted
 * page, or says what went wrong.
 */
export async function finishSignIn(
  providers: KnownProviders,
  ctx: Ctx<Call>,
  { query }: InputOf<Call>,
): Promise<WholeAnswer> {
  const settled = await settle(providers, ctx, query)
  if (!settled.ok) return backToSignIn(settled.failure)
  const { person, remember, link, mustProve = false, browser } = settled
  if (!link) {
    const found = { ...person, passwordHash: undefined }
    const outcome = await enterOrAsk(ctx, found, { remember, method: 'openid' })
    if (!outcome) return backToSignIn('inactive')
    return redirectTo(outcome.step ? stepAddress(outcome.step) : '/#/login')
  }
  const entered = await enterByProvider(ctx, person, { remember, link, mustProve, browser })
  if ('ticket' in entered) return redirectTo(`${stepAddress(entered)}&link=1`)
  if ('inactive' in entered) return backToSignIn('inactive')
  if ('otherIdentity' in entered) return backToSignIn('other_identity')
  if ('session' in entered) return redirectTo('/#/login')
  // The mailed link works in this browser alone. Its cookie must last longer than the way to the provider and
  // back.
  ctx.reply.setAttemptCookie(browser, ctx.settings.limits.resetTokenMinutes * 60)
  return backToSignIn('proof_mailed')
}
