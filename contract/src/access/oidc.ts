import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { optionalText } from '../calls/fields.ts'
import { patchOf } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.')

/**
 * Whether a text is an issuer identifier: https, or this machine in a demonstration; nothing after its path.
 */
function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, search, hash } = new URL(text)
  return (
    (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))) &&
    [username, password, search, hash].every((part) => part === '')
  )
}

const issuer = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isIssuer(text), invalid('issuer'))

const oidcValues = z.strictObject({
  enabled: z.boolean().default(false),
  issuer: issuer.default(''),
  client_id: optionalText(300),
  label: optionalText(60),
  allow_pending: z.boolean().default(false),
})
export type OidcValues = z.output<typeof oidcValues>

const oidcSection = z.object({
  values: z.object({
    enabled: z.boolean(),
    issuer: z.string(),
    client_id: z.string(),
    label: z.string(),
    allow_pending: z.boolean(),
  }),
  /** A secret is stored; it is never shown. */
  has_secret: z.boolean(),
  version: z.number(),
  /** Addresses to enter at the provider: where it may send people back to, one for each host. */
  redirect_addresses: z.array(z.string()),
  /** False on the platform, where nobody can ask for an account. */
  may_allow_pending: z.boolean(),
  /** Only an administrator may change issuer, client and secret: the provider vouches for everybody here. */
  may_change_provider: z.boolean(),
})
export type OidcSection = z.output<typeof oidcSection>

/** What can be wrong with a provider before anybody signs in. */
const providerProblems = [
  'unreachable',
  'timeout',
  'private_address',
  'redirect',
  'status',
  'not_provider',
  'issuer_mismatch',
  'insecure',
] as const
export type ProviderProblem = (typeof providerProblems)[number]

/** Why a sign-in through the provider led back to the sign-in page. */
const oidcFailures = [
  'closed',
  'provider_down',
  'provider_answer',
  'refused',
  'email_unverified',
  'no_account',
  'inactive',
  'waiting',
  /** The person proves by a mailed link that the account is theirs. */
  'proof_mailed',
  'other_identity',
  'expired',
  'too_many',
  'failed',
  /** An account was made and waits for an administrator. */
  'created',
] as const
export type OidcFailure = (typeof oidcFailures)[number]

const identityRow = z.object({
  id: z.number(),
  issuer: z.string(),
  email: z.string(),
  linked_at: z.string(),
  last_used_at: z.string(),
})
export type Identity = z.output<typeof identityRow>

const setting = {
  audience: 'staff',
  permission: 'settings.security',
  rate: 'none',
} as const

export const oidcSettingCalls = {
  get: endpoint({
    ...setting,
    id: 'setting_oidc.get',
    method: 'GET',
    path: '/api/setting_oidc/get',
    tx: 'read',
    summary: 'The OpenID Connect provider of the institution, without its secret',
    answer: oidcSection,
  }),
  update: endpoint({
    ...setting,
    id: 'setting_oidc.update',
    method: 'POST',
    path: '/api/setting_oidc/update',
    tx: 'write',
    notWhileActing: true,
    summary:
      'Changes the OpenID Connect provider; its issuer, client and secret only for an administrator. Another provider or client loses the secret kept for it',
    body: z.strictObject({
      values: patchOf(oidcValues).extend({
        /** null removes it; absent keeps it. */
        client_secret: z.string().trim().min(1).max(1000).nullable().optional(),
      }),
      version: z.number().int().optional(),
    }),
    answer: z.object({ success: z.literal(true), message: z.string(), data: oidcSection }),
  }),
  test: endpoint({
    ...setting,
    id: 'setting_oidc.test',
    method: 'POST',
    path: '/api/setting_oidc/test',
    rate: 'lookup',
    tx: 'none',
    notWhileActing: true,
    summary: 'Asks an issuer for its description and says what is wrong with it',
    body: z.strictObject({ issuer: issuer.refine((text) => text !== '', invalid('required')) }),
    answer: z.object({
      ok: z.boolean(),
      problem: z.enum(providerProblems).nullable(),
      /** What the problem is about: an HTTP status, an address, the issuer as the provider spells it. */
      detail: z.string(),
    }),
  }),
}

const navigation = {
  method: 'GET',
  audience: 'public',
  permission: 'public',
  rate: 'login',
  tx: 'none',
  raw: 'out',
  answer: z.unknown(),
} as const

/** Calls that the browser navigates to; a redirect answers them. */
export const oidcCalls = {
  start: endpoint({
    ...navigation,
    id: 'oidc.start',
    path: '/api/oidc/start',
    changesState: 'by_own_link',
    summary: 'Leads the browser to the OpenID Connect provider of the institution',
    query: z.strictObject({ remember: z.literal('1').optional() }),
  }),
  callback: endpoint({
    ...navigation,
    id: 'oidc.callback',
    path: '/api/oidc/callback',
    changesState: 'by_redirect',
    summary: 'Where the provider sends the browser back to: opens a session, or says why not',
    // Providers add parameters of their own.
    query: z.record(z.string(), z.unknown()),
  }),
}

const own = {
  audience: 'staff',
  permission: 'signed-in',
  rate: 'none',
  tx: 'none',
  notWhileActing: true,
} as const

export const identityCalls = {
  list: endpoint({
    ...own,
    id: 'identity.list',
    method: 'GET',
    path: '/api/identity/list',
    summary: 'Accounts of providers that the signed-in person signs in with',
    answer: z.array(identityRow),
  }),
  remove: endpoint({
    ...own,
    id: 'identity.remove',
    method: 'POST',
    path: '/api/identity/remove',
    summary: 'Unlinks an account of a provider; refused to people without a password',
    body: z.strictObject({
      id: z.number().int().positive(),
      password: z.string().max(200).optional(),
      code: z.string().trim().max(40).optional(),
    }),
    answer: doneAnswer,
  }),
}
