import type { OidcFailure } from '@hdoc/contract/access/oidc.ts'
import type { WholeAnswer } from '../../../platform/http/context.ts'

export function redirectTo(location: string): WholeAnswer {
  return { raw: true, status: 302, body: Buffer.alloc(0), headers: { location } }
}

/**
 * Leads back to the sign-in page, which says why. The part of the address behind # never reaches a server or
 * a log.
 */
export function backToSignIn(failure: OidcFailure): WholeAnswer {
  return redirectTo(`/#/login?oidc=${failure}`)
}
