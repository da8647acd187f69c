import { z } from 'zod'

/** A code as typed: blanks and dashes do not count. */
export const typedCode = z.string().trim().max(40)
const base64url = z.string().regex(/^[\w-]*$/)
const bytes = (maximum: number) => base64url.max(maximum)
const publicKey = z.literal('public-key')

/** What a browser gives for `navigator.credentials.get`, as JSON; further fields are dropped. */
export const passkeyUseSchema = z.object({
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
export const newPasskeySchema = z.object({
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
export const browserOptions = z.looseObject({ challenge: z.string() })
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

export const factorsAnswer = z.object({
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
