import { Readable } from 'node:stream'
import type { answerCalls } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { auditActor } from '../../../platform/auth/actor.ts'
import { allowed, grant } from '../../../platform/auth/grant.ts'
import { localDate } from '../../../platform/clock.ts'
import { type ReceivedFile, receiveFile } from '../../../platform/files/receive/receive-file.ts'
import { savedRow } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { type CaseFile, getVisibleCase, stateOf, takeCase, traceCase, workerOf } from '../../cases/index.ts'
import { attachMade, type DocumentFollower, lockDocument, renewMade, workOf } from '../../documents/index.ts'
import { getInstitution, publicAddress } from '../../institutions/index.ts'
import { addressLine, findIssuer } from '../../issuers/index.ts'
import { inFileName } from '../../printing/index.ts'
import { drawLetter, findLetter, institutionValues } from '../../templates/index.ts'
import { casePapers } from '../papers/case-papers.ts'
import { answerSubject, citedNumbers } from '../papers/cited-numbers.ts'
import { checkSeen } from './check-seen.ts'
import { mayWrite, writesInPlaceOf } from './draft-policy.ts'
import type { AnswerLetter } from './draw-answer.ts'
import { drawAnswer } from './draw-answer.ts'
import { type Answering, findDraft, storeDraft } from './queries.ts'
import { presentAnswer } from './show-answer.ts'

type Call = typeof answerCalls.write
type Body = InputOf<Call>['body']

async function mayAnswer(ctx: StaffCtx, file: CaseFile): Promise<Answering> {
  const draft = await findDraft(ctx.db, file.row.id)
  return grant('answer.write', { id: file.row.id }, mayWrite(await workerOf(ctx), stateOf(file), draft))
}

/** The Word paper that was chosen. */
async function paperOf({ db }: StaffCtx, letterId: number | null) {
  if (letterId === null) return undefined
  const paper = await findLetter(db, letterId)
  if (!paper) throw new AppError('VALIDATION', {}, { fields: { letter_id: [{ key: 'reference' }] } })
  return paper
}

/** What the letter says, read before it is drawn. */
async function letterOf(ctx: StaffCtx, { case_id, text, letter_id }: Body) {
  const file = await getVisibleCase(ctx, case_id)
  await mayAnswer(ctx, file)
  const { origin, answered } = await casePapers(ctx, file)
  const issuer =
    origin.issuer_id === null ? undefined : await findIssuer(ctx.db, ctx.settings, origin.issuer_id)
  const { name, address, phone, email } = await getInstitution(ctx.db)
  const letter: AnswerLetter = {
    institution: { name, address, phone, email },
    subject: answerSubject(answered),
    addressee: origin.issuer_name,
    address: issuer ? addressLine(issuer) : '',
    text,
    author: ctx.actor.name,
    jobTitle: ctx.actor.jobTitle,
  }
  const paper = await paperOf(ctx, letter_id)
  const values = paper && {
    ...(await institutionValues(ctx.db, {
      language: 'ro',
      today: localDate(ctx.clock.now()),
      site: await publicAddress(ctx.db, ctx.institutionId, ctx.settings),
    })),
    numar: origin.number,
    data: formatDate(origin.registered_on),
    deponent: origin.issuer_name,
    adresa_deponent: letter.address,
    raspunde_la: citedNumbers(answered),
    raspuns: text,
    autor: letter.author,
    functie: letter.jobTitle,
  }
  return { number: file.row.number, letter, on: paper && values && { paper, values } }
}

/** Puts the letter on the case’s first document, as a new version of the draft or as a new file. */
async function keepLetter(
  ctx: StaffCtx,
  { case_id, text, version, letter_id }: Body,
  { letter, followers }: { letter: ReceivedFile; followers: readonly DocumentFollower[] },
) {
  const file = await takeCase(ctx, case_id, undefined)
  const answering = await mayAnswer(ctx, file)
  const draft = await findDraft(ctx.db, case_id)
  checkSeen(draft, version)
  const documentId = file.row.origin_id
  await lockDocument(ctx.db, documentId)
  const { name, mime, kind, size, sha256 } = letter
  const content = { name, mime, kind, size, sha256 }
  const known = draft?.file_id ?? null
  const renewed = known !== null && (await renewMade(ctx, { documentId, fileId: known, followers }, content))
  const work = { ...workOf(ctx), inPlaceOf: writesInPlaceOf(await workerOf(ctx), stateOf(file)) }
  const by = { actor: auditActor(ctx.actor), at: work.now }
  const fileId = renewed
    ? known
    : await attachMade(ctx.db, grant('document.attach', { id: documentId }, allowed), content, by)
  await storeDraft(ctx.db, answering, { text, letterId: letter_id, fileId, at: work.now, by: ctx.actor.name })
  await traceCase(work, case_id, { action: 'workcase.answer_written', after: { files: name } })
  return savedRow(ctx.language, await presentAnswer(ctx, file))
}

/**
 * Writes the answer of a case. The letter is drawn and stored before the transaction that refers to it; what nobody
 * refers to is cleaned away at night.
 */
export async function writeAnswer(
  ctx: Ctx<Call>,
  { body }: Pick<InputOf<Call>, 'body'>,
  followers: readonly DocumentFollower[],
) {
  const { letter, number, on } = await ctx.database.inInstitution(
    ctx.institutionId,
    (db) => letterOf({ ...ctx, db }, body),
    { readOnly: true },
  )
  const bytes =
    (on && (await drawLetter(ctx, on.paper, on.values))) ??
    (await drawAnswer(letter, { createdAt: ctx.clock.now() }))
  const received = await receiveFile(ctx.files, Readable.from([bytes]), {
    fileName: `Raspuns-${inFileName(number)}.pdf`,
    limitBytes: ctx.settings.limits.fileBytes,
  })
  const answer = await ctx.database.inInstitution(ctx.institutionId, (db) =>
    keepLetter({ ...ctx, db }, body, { letter: received, followers }),
  )
  ctx.database.wake()
  return answer
}
