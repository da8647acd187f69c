import type { SignatureProblem } from '@hdoc/contract/signatures/signature-kinds.ts'
import { Asn1Error } from '../asn1/read-asn1.ts'
import { checkSigner, documentRules } from '../cms/check-signer.ts'
import { chainOf, checkTimestamp, timestampOf } from '../cms/check-timestamp.ts'
import { claimedTime, readSignedData } from '../cms/read-signed-data.ts'
import { type Change, type FileFacts, type SignatureFacts, unreadable, unsigned } from '../facts.ts'
import { compareViews } from './compare-views.ts'
import { type Covered, findCovered, listSigned, type SignedField } from './find-signatures.ts'
import { mayNameSignature } from './may-be-signed.ts'
import { PdfError, textOf } from './objects.ts'
import { lastEnd, openView, type PdfView } from './open-view.ts'
import { levelOf } from './permitted-level.ts'
import { walkAppended } from './walk-appended.ts'

const MOST_SIGNATURES = 100
/** How a signature's bytes are laid out; `bound`: it must name its certificate (ETSI EN 319 142-1, 6.3). */
const FORMATS: Readonly<Record<string, { bound: boolean }>> = {
  'ETSI.CAdES.detached': { bound: true },
  'adbe.pkcs7.detached': { bound: false },
}
const TIMESTAMP = 'ETSI.RFC3161'

type Integrity = Pick<SignatureFacts, 'integrity' | 'problem'>
type Examined = Integrity & Partial<SignatureFacts>

const refused = (
  problem: SignatureProblem,
  integrity: SignatureFacts['integrity'] = 'malformed',
): Integrity => ({
  integrity,
  problem,
})
const UNREADABLE: ReadonlySet<SignatureProblem> = new Set(['unsupported_algorithm', 'unsupported_format'])
const MALFORMED: ReadonlySet<SignatureProblem> = new Set(['attributes', 'certificate_missing'])

const integrityOf = (problem: SignatureProblem): SignatureFacts['integrity'] =>
  UNREADABLE.has(problem) ? 'unreadable' : MALFORMED.has(problem) ? 'malformed' : 'broken'

/** `D:20261120101500+02'00'`, as a PDF writes the time of signing. */
function readDate(text: string): string | null {
  const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?'?)?/.exec(text)
  if (!match) return null
  const [, year, month, day, hour, minute, second, sign, hours = '00', minutes = '00'] = match
  const zone = sign ? `${sign}${hours}:${minutes}` : 'Z'
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

function examineTimestamp({ content, contents }: Covered): Examined {
  const found = checkTimestamp(contents, content, { padded: true })
  if (!found) return { ...refused('signature', 'broken'), timestamp_broken: true }
  const { weak, certificates } = found
  return { integrity: 'whole', problem: null, timestamp: found, certificates, weak }
}

function examineSignature({ content, contents }: Covered, { bound }: { bound: boolean }): Examined {
  const data = readSignedData(contents, { padded: true })
  const [signer] = data.signers
  if (data.signers.length !== 1 || !signer || data.content) return refused('attributes')
  const claimed_at = claimedTime(signer)?.toISOString() ?? null
  const checked = checkSigner(data, signer, content, documentRules(bound))
  const certificates = checked.certificate ? chainOf(checked.certificate, data) : []
  if (!checked.ok)
    return { ...refused(checked.problem, integrityOf(checked.problem)), certificates, claimed_at }
  const { found, broken } = timestampOf(signer)
  return {
    integrity: 'whole',
    problem: null,
    weak: checked.weak,
    certificates,
    claimed_at,
    timestamp: found ?? null,
    timestamp_broken: broken,
  }
}

/** What came after a signature; an update that cannot be read counts as a change. */
function changesAfter(view: PdfView, { end, signed }: Covered, appended: boolean): Change[] {
  const behind: Change[] = appended ? [{ what: 'appended_bytes', where: '', permitted: false }] : []
  if (end === view.bytes.length) return behind
  try {
    walkAppended(view, end)
    return [...compareViews(signed, view), ...behind]
  } catch (error) {
    if (!(error instanceof PdfError) || error.reason !== 'damaged') throw error
    return [{ what: 'unreadable_update', where: '', permitted: false }, ...behind]
  }
}

function inspectOne(view: PdfView, one: SignedField, appended: boolean): SignatureFacts {
  const { dict, field, format = '' } = one
  const isTimestamp = format === TIMESTAMP
  const facts: SignatureFacts = {
    kind: isTimestamp
      ? 'document_timestamp'
      : levelOf(view, dict) === undefined
        ? 'signature'
        : 'certification',
    field: field.name,
    integrity: 'unreadable',
    problem: null,
    changes: [],
    weak: false,
    certificates: [],
    claimed_at: readDate(textOf(view.get(dict.map.get('M')))),
    timestamp: null,
    timestamp_broken: false,
    covers: 0,
  }
  const rules = FORMATS[format]
  if (!rules && !isTimestamp) return { ...facts, problem: 'unsupported_format' }
  try {
    const covered = findCovered(view, one)
    if ('problem' in covered) return { ...facts, ...refused(covered.problem) }
    const examined = rules ? examineSignature(covered, rules) : examineTimestamp(covered)
    const known = { ...facts, ...examined, covers: covered.end }
    known.claimed_at ??= facts.claimed_at
    if (examined.integrity !== 'whole') return known
    return { ...known, changes: changesAfter(view, covered, appended) }
  } catch (error) {
    if (error instanceof Asn1Error) return { ...facts, ...refused('attributes') }
    if (error instanceof PdfError && error.reason === 'too_large')
      return { ...facts, problem: 'too_large', integrity: 'unreadable' }
    if (error instanceof PdfError) return { ...facts, ...refused('range') }
    throw error
  }
}

const HOLDS: ReadonlySet<string> = new Set(['whole', 'extended', 'changed'])

/** A later signature is permitted only when it is one: else anything could be drawn in its name. */
function settle(all: readonly SignatureFacts[]): SignatureFacts[] {
  const holds = (name: string) =>
    all.filter(({ field }) => field === name).every(({ integrity }) => HOLDS.has(integrity))
  return all.map((facts) => {
    if (facts.integrity !== 'whole' || facts.changes.length === 0) return facts
    const changes = facts.changes.map((change) => {
      const signs = change.what === 'signature_added' || change.what === 'timestamp_added'
      return signs && !holds(change.where) ? { ...change, permitted: false } : change
    })
    return {
      ...facts,
      changes,
      integrity: changes.every(({ permitted }) => permitted) ? 'extended' : 'changed',
    }
  })
}

/** Reads what a PDF says about its signatures. Nothing in it is trusted, and nothing of it is repaired. */
export function inspectPdf(bytes: Buffer): FileFacts {
  if (!mayNameSignature(bytes)) return unsigned
  try {
    const { view, appended } = openWhole(bytes)
    const signed = listSigned(view)
    if (signed.length > MOST_SIGNATURES) return unreadable('too_large')
    if (signed.length === 0) return appended ? unreadable('damaged') : unsigned
    const signatures = settle(signed.map((one) => inspectOne(view, one, appended)))
    return { state: 'signed', reason: null, signatures }
  } catch (error) {
    if (error instanceof PdfError) return unreadable(error.reason)
    throw error
  }
}

/** A file with something behind its last state is read up to there; the rest counts as appended. */
function openWhole(bytes: Buffer): { view: PdfView; appended: boolean } {
  try {
    return { view: openView(bytes), appended: false }
  } catch (error) {
    const end = lastEnd(bytes)
    if (!(error instanceof PdfError) || error.reason !== 'damaged' || end === undefined) throw error
    if (bytes.toString('latin1', end).trim() === '') throw error
    return { view: openView(bytes.subarray(0, end)), appended: true }
  }
}
