import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { patchOf } from '../calls/resource.ts'
import { invalid } from '../failures/validation-messages.ts'
import { identityRow, oidcSection, oidcValues, providerAddress, providerProblems } from './oidc.ts'

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
    body: z.strictObject({ issuer: providerAddress.refine((text) => text !== '', invalid('required')) }),
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
