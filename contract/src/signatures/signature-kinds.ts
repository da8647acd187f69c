/** What may differ between the signed state of a PDF and its present one. */
export const changeKinds = [
  'signature_added',
  'timestamp_added',
  'validation_data',
  'metadata',
  'form_filled',
  'annotation',
  'page',
  'content',
  'appended_bytes',
  'unreadable_update',
] as const
export type ChangeKind = (typeof changeKinds)[number]

/**
 * `whole`: the signature covers every byte. `extended`: what came later was permitted. `changed`: something else
 * came later. `broken`: the signed bytes are not those that were signed. `malformed`: the file does not say
 * reliably what was signed. `unreadable`: HDoc cannot check it.
 */
export const integrityStates = ['whole', 'extended', 'changed', 'broken', 'malformed', 'unreadable'] as const
export type IntegrityState = (typeof integrityStates)[number]

export const signatureProblems = [
  'range',
  'revision',
  'digest',
  'signature',
  'certificate_missing',
  'certificate_not_bound',
  'attributes',
  'unsupported_format',
  'unsupported_algorithm',
  'too_large',
] as const
export type SignatureProblem = (typeof signatureProblems)[number]

export const signatureRoles = ['signature', 'certification', 'document_timestamp'] as const
export type SignatureRole = (typeof signatureRoles)[number]

/**
 * `valid`: everything holds, and a loaded list vouches for the issuer. `unconfirmed`: the file is unchanged, but
 * somebody has to decide whether to trust the signer. The rest speak for themselves.
 */
export const verdicts = ['valid', 'unconfirmed', 'changed', 'invalid', 'unreadable'] as const
export type Verdict = (typeof verdicts)[number]

/** Why an unchanged file is not valid all the same. */
export const doubts = [
  'no_list',
  'unknown_issuer',
  'issuer_withdrawn',
  'expired',
  'not_yet_valid',
  'expired_since',
  'no_time',
  'weak',
  'timestamp_broken',
  'visible_by_unknown',
  'earlier_version',
] as const
export type Doubt = (typeof doubts)[number]

export const signingTimes = ['timestamp', 'untrusted_timestamp', 'claim', 'none'] as const
export type SigningTime = (typeof signingTimes)[number]

/** Why a file as a whole could not be checked. */
export const uncheckedReasons = [
  'damaged',
  'encrypted',
  'too_large',
  'too_slow',
  'content_missing',
  'failed',
] as const
export type UncheckedReason = (typeof uncheckedReasons)[number]
