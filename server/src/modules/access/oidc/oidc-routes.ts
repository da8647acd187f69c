import { identityCalls, oidcCalls, oidcSettingCalls } from '@hdoc/contract/access/oidc-calls.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { changeOidc } from './change-oidc.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { rememberProviders } from './known-providers.ts'
import { listIdentities } from './list-identities.ts'
import { removeIdentity } from './remove-identity.ts'
import { showOidc } from './show-oidc.ts'
import { startSignIn } from './start-sign-in.ts'
import { testProvider } from './test-provider.ts'

/** Sign-in through the OpenID Connect provider of an institution. */
export function oidcRoutes(): Route[] {
  const providers = rememberProviders()
  return [
    route(oidcSettingCalls.get, showOidc),
    route(oidcSettingCalls.update, changeOidc),
    route(oidcSettingCalls.test, testProvider),
    route(oidcCalls.start, (ctx, input) => startSignIn(providers, ctx, input)),
    route(oidcCalls.callback, (ctx, input) => finishSignIn(providers, ctx, input)),
    route(identityCalls.list, listIdentities),
    route(identityCalls.remove, removeIdentity),
  ]
}
