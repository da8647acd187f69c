import { createHash } from 'node:crypto'
import type { SignatureProblem } from '@hdoc/contract/signatures/signature-kinds.ts'
import { OID } from '../asn1/known-oids.ts'
import { oidOf } from '../asn1/read-asn1.ts'
import { type Digest, findScheme, isWeak, verifies } from './algorithms.ts'
import { type Certificate, signsDocuments } from './read-certificate.ts'
import { bindingOf, certificateOf, type SignedData, type Signer } from './read-signed-data.ts'

/** The signed content, in its pieces; hashed as each signer wants. */
export type Content = readonly Uint8Array[]

const SET = 0x31

export type Checked =
  | { ok: true; certificate: Certificate; weak: boolean }
  | { ok: false; problem: SignatureProblem; certificate: Certificate | undefined }

export function hashOf(content: Content, digest: Digest): Buffer {
  const hash = createHash(digest)
  for (const piece of content) hash.update(piece)
  return hash.digest()
}

export type SignerRules = {
  contentType: string
  /** The signature must name its certificate in the signed part (PAdES, CAdES, timestamps). */
  bound: boolean
  suits: (certificate: Certificate) => boolean
}

export const documentRules = (bound: boolean): SignerRules => ({
  contentType: OID.data,
  bound,
  suits: signsDocuments,
})

/** Checks one signer of a CMS structure over a content: digest, attributes, certificate and signature. */
export function checkSigner(
  { certificates }: Pick<SignedData, 'certificates'>,
  signer: Signer,
  content: Content,
  rules: SignerRules,
): Checked {
  const certificate = certificateOf(signer, certificates)
  const refuse = (problem: SignatureProblem): Checked => ({ ok: false, problem, certificate })
  if (!certificate) return refuse('certificate_missing')
  if (signer.digest === undefined) return refuse('unsupported_algorithm')
  const scheme = findScheme(signer.algorithm)
  if (!scheme) return refuse('unsupported_algorithm')
  if (signer.signedBytes) {
    const type = signer.signed.get(OID.contentType)
    const digest = signer.signed.get(OID.messageDigest)
    if (signer.doubled || !type || !digest || oidOf(type) !== rules.contentType) return refuse('attributes')
    if (!hashOf(content, signer.digest).equals(digest.value)) return refuse('digest')
  } else if (rules.bound || content[0]?.[0] === SET) {
    // Content that is a set itself could be the signed part of another signature.
    return refuse('attributes')
  }
  const data = signer.signedBytes ?? Buffer.concat(content)
  const { digest, signature } = signer
  if (!verifies(scheme, certificate.x509.publicKey, { digest, data, signature })) return refuse('signature')
  const binding = bindingOf(signer, certificate)
  if (binding === 'other' || (rules.bound && binding === 'absent')) return refuse('certificate_not_bound')
  if (!rules.suits(certificate)) return refuse('attributes')
  return { ok: true, certificate, weak: isWeak(digest, certificate.x509.publicKey) }
}
