import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { browserOptions, factorsAnswer, newPasskeySchema, typedCode } from './factors.ts'

/** The person proves again who they are: by password, or by a fresh code of the application. */
const proof = { password: z.string().max(200).optional(), code: typedCode.optional() }

/** Recovery codes are shown once: when the first factor is added, or when new codes are asked for. */
const withCodes = doneAnswer.extend({ recovery_codes: z.array(z.string()).optional() })

const common = {
  audience: 'staff',
  permission: 'signed-in',
  rate: 'none',
  // These calls write in the institution of the account, not in the client that was entered.
  tx: 'none',
  notWhileActing: true,
  beforeSecondFactor: true,
} as const
const post = { ...common, method: 'POST' } as const

export const factorCalls = {
  get: endpoint({
    ...common,
    id: 'factor.get',
    method: 'GET',
    path: '/api/factor/get',
    summary: 'Second factors and passkeys of the signed-in person',
    answer: factorsAnswer,
  }),
  startTotp: endpoint({
    ...post,
    id: 'factor.start_totp',
    path: '/api/factor/start_totp',
    summary: 'A new secret for an authenticator application; a first code turns it on',
    body: z.strictObject(proof),
    answer: z.object({
      /** Base32, to be typed where no picture can be taken. */
      key: z.string(),
      uri: z.string(),
      /** The address as a QR code, SVG. */
      qr: z.string(),
    }),
  }),
  confirmTotp: endpoint({
    ...post,
    id: 'factor.confirm_totp',
    path: '/api/factor/confirm_totp',
    summary: 'Turns the authenticator application on by its first code',
    body: z.strictObject({ code: typedCode.min(1) }),
    answer: withCodes,
  }),
  removeTotp: endpoint({
    ...post,
    id: 'factor.remove_totp',
    path: '/api/factor/remove_totp',
    summary: 'Turns the authenticator application off',
    body: z.strictObject(proof),
    answer: doneAnswer,
  }),
  renewCodes: endpoint({
    ...post,
    id: 'factor.renew_codes',
    path: '/api/factor/renew_codes',
    summary: 'Ten new recovery codes; the old ones end',
    body: z.strictObject(proof),
    answer: withCodes,
  }),
  offerPasskey: endpoint({
    ...post,
    id: 'factor.offer_passkey',
    path: '/api/factor/offer_passkey',
    summary: 'What the browser needs to make a passkey',
    body: z.strictObject(proof),
    answer: z.object({ options: browserOptions }),
  }),
  addPasskey: endpoint({
    ...post,
    id: 'factor.add_passkey',
    path: '/api/factor/add_passkey',
    summary: 'Keeps a passkey that the browser made',
    body: z.strictObject({ name: requiredText(60), credential: newPasskeySchema }),
    answer: withCodes,
  }),
  renamePasskey: endpoint({
    ...post,
    id: 'factor.rename_passkey',
    path: '/api/factor/rename_passkey',
    summary: 'Gives a passkey another name',
    body: z.strictObject({ id: z.number().int().positive(), name: requiredText(60) }),
    answer: doneAnswer,
  }),
  removePasskey: endpoint({
    ...post,
    id: 'factor.remove_passkey',
    path: '/api/factor/remove_passkey',
    summary: 'Removes a passkey',
    body: z.strictObject({ id: z.number().int().positive(), ...proof }),
    answer: doneAnswer,
  }),
}
