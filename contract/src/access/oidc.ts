import { z } from 'zod'
import { optionalText } from '../calls/fields.ts'
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

export const providerAddress = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === '' || isIssuer(text), invalid('issuer'))

export const oidcValues = z.strictObject({
  enabled: z.boolean().default(false),
  issuer: providerAddress.default(''),
  client_id: optionalText(300),
  label: optionalText(60),
  allow_pending: z.boolean().default(false),
})
export type OidcValues = z.output<typeof oidcValues>

export const oidcSection = z.object({
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
export const providerProblems = [
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

export const identityRow = z.object({
  id: z.number(),
  issuer: z.string(),
  email: z.string(),
  linked_at: z.string(),
  last_used_at: z.string(),
})
export type Identity = z.output<typeof identityRow>
