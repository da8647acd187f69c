import type { oidcSettingCalls } from '@hdoc/contract/access/oidc-calls.ts'
import type { Ctx, HandlerAnswer, InputOf } from '../../../platform/http/context.ts'
import { discover } from './discover.ts'

type Call = typeof oidcSettingCalls.test

/** Asks the issuer now, without using a remembered description. */
export async function testProvider(
  { settings }: Ctx<Call>,
  { body }: InputOf<Call>,
): Promise<HandlerAnswer<Call>> {
  const found = await discover(settings, body.issuer)
  return found.ok
    ? { ok: true, problem: null, detail: '' }
    : { ok: false, problem: found.problem, detail: found.detail }
}
