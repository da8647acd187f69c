import { OID } from '../asn1/known-oids.ts'
import { Asn1Error } from '../asn1/read-asn1.ts'
import { type FileFacts, type SignatureFacts, unreadable } from '../facts.ts'
import { type Content, checkSigner, documentRules } from './check-signer.ts'
import { chainOf, timestampOf } from './check-timestamp.ts'
import { claimedTime, readSignedData, type SignedData, type Signer } from './read-signed-data.ts'

/** The bytes of a structure that is written as text („-----BEGIN PKCS7-----” or plain base64). */
function fromText(bytes: Buffer): Buffer {
  if (bytes[0] === 0x30) return bytes
  const text = bytes.toString('latin1').replace(/-----(BEGIN|END) [A-Z0-9 ]+-----/g, '')
  const base64 = text.replace(/\s/g, '')
  return /^[A-Za-z0-9+/]+={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : bytes
}

function inspectSigner(data: SignedData, signer: Signer, content: Content): SignatureFacts {
  // An older signature (CMS without CAdES) may name its certificate outside the signed part.
  const checked = checkSigner(data, signer, content, documentRules(false))
  const { found, broken } = timestampOf(signer)
  const facts: SignatureFacts = {
    kind: 'signature',
    field: '',
    integrity: 'whole',
    problem: null,
    changes: [],
    weak: false,
    certificates: checked.certificate ? chainOf(checked.certificate, data) : [],
    claimed_at: claimedTime(signer)?.toISOString() ?? null,
    timestamp: found ?? null,
    timestamp_broken: broken,
    covers: 0,
  }
  if (checked.ok) return { ...facts, weak: checked.weak }
  const { problem } = checked
  const unknown = problem === 'unsupported_algorithm' || problem === 'certificate_missing'
  return { ...facts, problem, integrity: unknown ? 'unreadable' : 'broken' }
}

const OWN_CONTENT = { content: 'own' } as const

/**
 * Reads what a .p7s or .p7m says about its signatures. `beside`: the content of a signature that lies apart from
 * it; a content inside comes first.
 */
export function inspectCms(file: Buffer, beside?: Buffer): FileFacts {
  try {
    const data = readSignedData(fromText(file))
    if (data.contentType !== OID.data || data.signers.length === 0) return unreadable('damaged')
    const content = data.content ?? beside
    if (content === undefined) {
      const imprints = data.signers.flatMap(({ digest, signed }) => {
        const value = signed.get(OID.messageDigest)?.value
        return digest && value ? [{ digest, hex: value.toString('hex') }] : []
      })
      return { ...unreadable('content_missing'), imprints }
    }
    const signatures = data.signers.map((signer) => inspectSigner(data, signer, [content]))
    return { state: 'signed', reason: null, signatures, ...(data.content ? OWN_CONTENT : {}) }
  } catch (error) {
    if (error instanceof Asn1Error) return unreadable('damaged')
    throw error
  }
}
