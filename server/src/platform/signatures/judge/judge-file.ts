import type { Doubt, SigningTime, Verdict } from '@hdoc/contract/signatures/signature-kinds.ts'
import { type Certificate, readCertificates } from '../cms/read-certificate.ts'
import type { FileFacts, SignatureFacts } from '../facts.ts'
import type { Anchor, Anchors, AnchorUse } from './anchors.ts'
import { findAnchor, wasValid } from './find-anchor.ts'
import { linkChecker, TooManyLinks } from './link-checker.ts'
import { isQualified, personOf, type Who } from './read-person.ts'

export type When = { kind: SigningTime; at: string | null }

export type Judged = Pick<SignatureFacts, 'kind' | 'field' | 'integrity' | 'problem' | 'changes'> & {
  verdict: Verdict
  who: Who | null
  when: When
  doubts: Doubt[]
  /** The certificate was valid at the time of signing, as far as that time is known; null of a signature that does not hold. */
  valid_then: boolean | null
  /** Of a signature that holds: somebody on a list vouches for its certificate. */
  trusted: boolean
  /** Only where a list says so. */
  qualified: boolean
}

/** What the file itself cannot say. `signsEarlier`: what it signs from apart is not the present version of any file. */
type Around = { anchors: Anchors; now: Date; signsEarlier: boolean }

const SIGNERS = ['ca_qualified', 'ca'] as const
const STAMPS = ['tsa_qualified', 'tsa', 'ca_qualified'] as const
const STANDS: ReadonlySet<string> = new Set(['whole', 'extended', 'changed'])
const UNCHANGED: ReadonlySet<string> = new Set(['whole', 'extended'])
const A_DAY_MS = 86_400_000

const certificatesOf = (list: readonly string[]) =>
  readCertificates(list.map((base64) => Buffer.from(base64, 'base64')))

function claimOf({ claimed_at }: SignatureFacts): When {
  return claimed_at ? { kind: 'claim', at: claimed_at } : { kind: 'none', at: null }
}

/** Judges the signatures of one file with one count of checks, so that no file can ask for any number of them. */
function judgeAll(all: readonly SignatureFacts[], { anchors, now, signsEarlier }: Around): Judged[] {
  const links = linkChecker()
  const find = (first: Certificate, rest: readonly Certificate[], at: Date, uses: readonly AnchorUse[]) =>
    findAnchor(first, rest, anchors, { at, uses, links })

  const times = new Map<SignatureFacts, When>()
  function timeOf(one: SignatureFacts): When {
    const known = times.get(one) ?? readTime(one)
    times.set(one, known)
    return known
  }
  function readTime(one: SignatureFacts): When {
    const { timestamp } = one
    if (!timestamp || !STANDS.has(one.integrity)) return claimOf(one)
    const [first, ...rest] = certificatesOf(timestamp.certificates)
    const at = new Date(timestamp.at)
    const trusted = first && !timestamp.weak && wasValid(first, at) && find(first, rest, at, STAMPS)
    return { kind: trusted ? 'timestamp' : 'untrusted_timestamp', at: timestamp.at }
  }

  /** The earliest proof that the file was there: a timestamp over the whole of it proves it for all before. */
  function provenTime(one: SignatureFacts): When {
    const own = timeOf(one)
    if (own.kind === 'timestamp' || one.kind === 'document_timestamp') return own
    const later = all
      .filter(
        ({ kind, covers, integrity }) =>
          kind === 'document_timestamp' && covers > one.covers && STANDS.has(integrity),
      )
      .map(timeOf)
      .filter(({ kind }) => kind === 'timestamp')
      .sort((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))
    return later[0] ?? own
  }

  function judgeStanding(one: SignatureFacts, first: Certificate | undefined, rest: Certificate[]): Judged {
    const when = provenTime(one)
    const at = when.at === null ? undefined : new Date(when.at)
    const uses = one.kind === 'document_timestamp' ? STAMPS : SIGNERS
    const then = first && find(first, rest, at ?? now, uses)
    // A time that nobody proves may have been put back to before the issuer was taken from the list.
    const still = when.kind === 'timestamp' || at === undefined ? then : first && find(first, rest, now, uses)
    const found: Doubt[] = []
    const doubt = (holds: boolean, name: Doubt): void => {
      if (holds) found.push(name)
    }
    doubt(anchors.none, 'no_list')
    doubt(!anchors.none && then === undefined, 'unknown_issuer')
    doubt(then !== undefined && still === undefined, 'issuer_withdrawn')
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
    doubt(signsEarlier, 'earlier_version')
    const qualifies = (anchor: Anchor | undefined) => anchor?.use === 'ca_qualified'
    return {
      ...shared(one, first),
      verdict: verdictOf(one, found),
      when,
      doubts: found,
      valid_then: first && at ? wasValid(first, at) : null,
      trusted: then !== undefined && still !== undefined,
      qualified: qualifies(then) && qualifies(still) && first !== undefined && isQualified(first),
    }
  }

  return all.map((one) => {
    const [first, ...rest] = certificatesOf(one.certificates)
    if (STANDS.has(one.integrity)) return judgeStanding(one, first, rest)
    return { ...shared(one, first), ...nothingSaid(one) }
  })
}

const shared = (one: SignatureFacts, first: Certificate | undefined) => ({
  kind: one.kind,
  field: one.field,
  integrity: one.integrity,
  problem: one.problem,
  changes: one.changes,
  who: first ? personOf(first) : null,
})

/** Of a signature that does not hold, its certificate proves nothing: anybody could have put it there. */
const nothingSaid = (one: SignatureFacts) => ({
  verdict: verdictOf(one, []),
  when: claimOf(one),
  doubts: [],
  valid_then: null,
  trusted: false,
  qualified: false,
})

const tooLarge = (one: SignatureFacts): Judged => {
  const refused: SignatureFacts = { ...one, integrity: 'unreadable', problem: 'too_large', changes: [] }
  return { ...shared(refused, undefined), ...nothingSaid(refused) }
}

function verdictOf({ integrity }: Pick<SignatureFacts, 'integrity'>, found: readonly Doubt[]): Verdict {
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
  { signsEarlier = false }: { signsEarlier?: boolean } = {},
): Judged[] {
  try {
    return doubtDrawings(judgeAll(signatures, { anchors, now, signsEarlier }))
  } catch (error) {
    if (error instanceof TooManyLinks) return signatures.map(tooLarge)
    throw error
  }
}
