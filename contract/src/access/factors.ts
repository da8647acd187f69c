import { z } from 'zod'
import { doneAnswer } from '../calls/done-answer.ts'
import { endpoint } from '../calls/endpoint.ts'
import { requiredText } from '../calls/fields.ts'
import { loginStepMethods } from './session.ts'

/** A code as typed: blanks and dashes do not count. */
const code = z.string().trim().max(40)
const base64url = z.string().regex(/^[\w-]*$/)
const bytes = (maximum: number) => base64url.max(maximum)
const publicKey = z.literal('public-key')

/** What a browser gives for `navigator.credentials.get`, as JSON; further fields are dropped. */
const passkeyUseSchema = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(10_000),
    userHandle: bytes(200).nullish(),
  }),
})
export type PasskeyUse = z.output<typeof passkeyUseSchema>

/** What a browser gives for `navigator.credentials.create`, as JSON. */
const newPasskeySchema = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: publicKey,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type NewPasskey = z.output<typeof newPasskeySchema>

/** Options of WebAuthn, handed to the browser as they are. */
const browserOptions = z.looseObject({ challenge: z.string() })
/** The person proves again who they are: by password, or by a fresh code of the application. */
const proof = { password: z.string().max(200).optional(), code: code.optional() }
export type Proof = { password?: string | undefined; code?: string | undefined }

const passkeySchema = z.object({
  id: z.number(),
  name: z.string(),
  host: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
  /** Made for the host of this page; passkeys of other hosts do not work here. */
  here: z.boolean(),
})
export type Passkey = z.output<typeof passkeySchema>

const factorsAnswer = z.object({
  /** The institution requires a second factor. */
  required: z.boolean(),
  totp: z.object({ on: z.boolean(), since: z.string().nullable() }),
  passkeys: z.array(passkeySchema),
  /** Unused recovery codes; they exist only while there is another factor. */
  recovery_left: z.number(),
  has_password: z.boolean(),
  /** Adding a factor asks for a proof, because the sign-in was a while ago. */
  proof_to_add: z.boolean(),
})
export type Factors = z.output<typeof factorsAnswer>

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
    body: z.strictObject({ code: code.min(1) }),
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

const guest = { method: 'POST', audience: 'public', permission: 'public', rate: 'login', tx: 'none' } as const
const ticket = z.string().min(1).max(100)

/** Calls of a sign-in besides the password. */
export const loginStepCalls = {
  secondFactor: endpoint({
    ...guest,
    id: 'session.second_factor',
    path: '/api/login/second_factor',
    summary:
      'The second step of a sign-in: a code, a recovery code or a passkey; the password where a provider is to be linked to an account with rights',
    body: z.strictObject({
      ticket,
      method: z.enum(loginStepMethods),
      code: code.optional(),
      password: z.string().max(200).optional(),
      credential: passkeyUseSchema.optional(),
    }),
    answer: doneAnswer,
  }),
  askPasskey: endpoint({
    ...guest,
    id: 'session.ask_passkey',
    path: '/api/login/ask_passkey',
    summary: 'What the browser needs to use a passkey: of the person of a ticket, or of anybody',
    body: z.strictObject({ ticket: ticket.optional() }),
    answer: z.object({ options: browserOptions }),
  }),
  passkey: endpoint({
    ...guest,
    id: 'session.login_passkey',
    path: '/api/login/passkey',
    summary: 'Signs in with a passkey alone, without user name',
    body: z.strictObject({ credential: passkeyUseSchema, remember: z.boolean().optional() }),
    answer: doneAnswer,
  }),
}
