import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyUse } from '@hdoc/contract/access/factors.ts'

/** Major type and length of CBOR (RFC 8949), as far as an authenticator needs it. */
function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length])
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
}
type Cbor = number | string | Buffer | Map<number | string, Cbor>
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (bytes: Buffer): string => bytes.toString('base64url')

/** Flags of authenticator data: somebody is there, was verified, and a new key follows. */
const PRESENT = 1
const VERIFIED = 4
const NEW_KEY = 64

type Use = {
  challenge: string
  origin: string
  /** How often the passkey says it was used; 0 = it does not count. */
  counter?: number
  verified?: boolean
}

/** A passkey in software: what a browser and an authenticator answer, with a real signature. */
export function authenticator(rpId: string) {
  const id = randomBytes(32)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const data = (flags: number, counter: number): Buffer => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const clientData = (type: string, { challenge, origin }: Use): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const common = { id: text(id), rawId: text(id), type: 'public-key' as const }
  return {
    id: text(id),
    /** The answer to `navigator.credentials.create`. */
    make(use: Use): NewPasskey {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const flags = PRESENT | NEW_KEY | (use.verified === false ? 0 : VERIFIED)
      const authData = Buffer.concat([
        data(flags, use.counter ?? 0),
        Buffer.alloc(16),
        length,
        id,
        cbor(coseKey(publicKey)),
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData('webauthn.create', use)),
          attestationObject: text(cbor(attestation)),
        },
      }
    },
    /** The answer to `navigator.credentials.get`. */
    use(use: Use): PasskeyUse {
      const client = clientData('webauthn.get', use)
      const authData = data(PRESENT | (use.verified === false ? 0 : VERIFIED), use.counter ?? 0)
      const signature = createSign('sha256').update(authData).update(sha256(client)).sign(privateKey)
      return {
        ...common,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(authData),
          signature: text(signature),
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof authenticator>

/** An elliptic key as COSE (RFC 9053) writes it: EC2, ES256, P-256. */
function coseKey(key: KeyObject): Map<number, Cbor> {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return new Map<number, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}
