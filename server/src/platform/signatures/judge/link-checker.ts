import type { Certificate } from '../cms/read-certificate.ts'

/** Judging a file would take more checks than any honest file needs. */
export class TooManyLinks extends Error {
  constructor() {
    super('a file whose certificates ask for too many checks')
    this.name = 'TooManyLinks'
  }
}

/** Checks of one certificate by another for a whole file; a hundred of them take some milliseconds. */
const MOST_CHECKS = 100
/** A longer key makes each check as slow as somebody likes. */
const MOST_RSA_BITS = 8192

function isBearable({ x509 }: Certificate): boolean {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = x509.publicKey
  if (type === 'rsa' || type === 'rsa-pss') return (details?.modulusLength ?? Infinity) <= MOST_RSA_BITS
  return type === 'ec' || type === 'ed25519' || type === 'ed448'
}

function check(one: Certificate, issuer: Certificate): boolean {
  try {
    return isBearable(issuer) && one.x509.verify(issuer.x509.publicKey)
  } catch {
    return false
  }
}

/** Tells whether a certificate was signed with the key of another one. Throws `TooManyLinks` when a file asks too much. */
export interface LinkChecker {
  signedBy(one: Certificate, issuer: Certificate): boolean
}

/** One for each file: every pair is checked once, and no file has more checks than the others. */
export function linkChecker(most = MOST_CHECKS): LinkChecker {
  const known = new Map<string, boolean>()
  let left = most
  return {
    signedBy: (one, issuer) => {
      if (!one.issuer.equals(issuer.subject)) return false
      const pair = `${one.x509.fingerprint256} ${issuer.x509.fingerprint256}`
      const before = known.get(pair)
      if (before !== undefined) return before
      if (left-- <= 0) throw new TooManyLinks()
      const holds = check(one, issuer)
      known.set(pair, holds)
      return holds
    },
  }
}
