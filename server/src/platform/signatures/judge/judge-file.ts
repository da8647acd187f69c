import type { Doubt, SigningTime, Verdict } from '@hdoc/contract/signatures/signature-kinds.ts'
import { readCertificates } from '../cms/read-certificate.ts'
import type { FileFacts, SignatureFacts } from '../facts.ts'
import type { Anchors } from './anchors.ts'
import { findAnchor, wasValid } from './find-anchor.ts'
import { isQualified, personOf, type Who } from './read-person.ts'

export type When = { kind: SigningTime; at: string | null }

export type Judged = Pick<SignatureFacts, 'kind' | 'field' | 'integrity' | 'problem' | 'changes'> & {
  verdict: Verdict
  who: Who | null
  when: When
  doubts: Doubt[]
  /** The certificate was valid at the time of signing, as far as that time is known. */
  valid_then: boolean | null
  trusted: boolean
  /** Only where a list says so. */
  qualified: boolean
}

const SIGNERS = ['ca_qualified', 'ca'] as const
const STAMPS = ['tsa_qualified', 'tsa', 'ca_qualified'] as const

const certificatesOf = (list: readonly string[]) =>
  readCertificates(list.map((base64) => Buffer.from(base64, 'base64')))

function timeOf({ timestamp, claimed_at }: SignatureFacts, anchors: Anchors): When {
  if (timestamp) {
    const [first, ...rest] = certificatesOf(timestamp.certificates)
    const at = new Date(timestamp.at)
    const trusted =
      first &&
      !timestamp.weak &&
      wasValid(first, at) &&
      findAnchor(first, rest, anchors, { at, uses: STAMPS })
    return { kind: trusted ? 'timestamp' : 'untrusted_timestamp', at: timestamp.at }
  }
  return claimed_at ? { kind: 'claim', at: claimed_at } : { kind: 'none', at: null }
}

/** The earliest proof that the file was there: a timestamp over the whole of it proves it for all before. */
function provenTime(one: SignatureFacts, all: readonly SignatureFacts[], anchors: Anchors): When {
  const own = timeOf(one, anchors)
  if (own.kind === 'timestamp' || one.kind === 'document_timestamp') return own
  const later = all
    .filter(
      ({ kind, covers, integrity }) =>
        kind === 'document_timestamp' && covers > one.covers && STANDS.has(integrity),
    )
    .map((stamp) => timeOf(stamp, anchors))
    .filter(({ kind }) => kind === 'timestamp')
    .sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
  return later[0] ?? own
}

const STANDS: ReadonlySet<string> = new Set(['whole', 'extended', 'changed'])
const UNCHANGED: ReadonlySet<string> = new Set(['whole', 'extended'])

function judgeOne(one: SignatureFacts, all: readonly SignatureFacts[], anchors: Anchors, now: Date): Judged {
  const [first, ...rest] = certificatesOf(one.certificates)
  const when = provenTime(one, all, anchors)
  const at = when.at === null ? undefined : new Date(when.at)
  const uses = one.kind === 'document_timestamp' ? STAMPS : SIGNERS
  const anchor = first && findAnchor(first, rest, anchors, { at: at ?? now, uses })
  const valid_then = first && at ? wasValid(first, at) : null
  const found: Doubt[] = []
  const doubt = (holds: boolean, name: Doubt): void => {
    if (holds) found.push(name)
  }
  doubt(anchors.none, 'no_list')
  doubt(!anchors.none && anchor === undefined, 'unknown_issuer')
  if (first && at) {
    doubt(at < first.from, 'not_yet_valid')
    doubt(at > first.until, 'expired')
    // A time that the signer only claims may have been put back to before the certificate ended.
    doubt(at <= first.until && now > first.until && when.kind !== 'timestamp', 'expired_since')
    doubt(at.getTime() > now.getTime() + A_DAY_MS, 'no_time')
  }
  doubt(at === undefined, 'no_time')
  doubt(one.weak, 'weak')
  doubt(one.timestamp_broken, 'timestamp_broken')
  return {
    kind: one.kind,
    field: one.field,
    integrity: one.integrity,
    problem: one.problem,
    changes: one.changes,
    verdict: verdictOf(one, found),
    who: first ? personOf(first) : null,
    when,
    doubts: STANDS.has(one.integrity) ? found : [],
    valid_then,
    trusted: anchor !== undefined,
    qualified: anchor?.use === 'ca_qualified' && first !== undefined && isQualified(first),
  }
}

const A_DAY_MS = 86_400_000

function verdictOf({ integrity }: SignatureFacts, found: readonly Doubt[]): Verdict {
  if (integrity === 'unreadable') return 'unreadable'
  if (integrity === 'changed') return 'changed'
  if (!UNCHANGED.has(integrity)) return 'invalid'
  return found.length === 0 ? 'valid' : 'unconfirmed'
}

/** A later signature of somebody unknown that draws on a page could cover what was signed before. */
function doubtDrawings(all: readonly Judged[]): Judged[] {
  const trusted = (field: string) =>
    all.filter((one) => one.field === field).every((one) => one.verdict === 'valid')
  return all.map((one) => {
    const drawn = one.changes.some(({ visible, where }) => visible === true && !trusted(where))
    if (!drawn || one.verdict !== 'valid') return one
    return { ...one, verdict: 'unconfirmed', doubts: [...one.doubts, 'visible_by_unknown'] }
  })
}

/** Judges what a file says about its signatures by what is trusted here and now. */
export function judgeFile(
  { signatures }: Pick<FileFacts, 'signatures'>,
  anchors: Anchors,
  now: Date,
): Judged[] {
  return doubtDrawings(signatures.map((one) => judgeOne(one, signatures, anchors, now)))
}
