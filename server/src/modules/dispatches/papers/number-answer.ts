import type { ClosingWithDispatch } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { AnswerWay } from '@hdoc/contract/dispatches/dispatch-values.ts'
import { documentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import { AppError, type PlainProblemKey } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import {
  addToCase,
  type CaseFile,
  checkRoomIn,
  findWorkersOfCase,
  leadOf,
  SOLVED,
  settleCase,
} from '../../cases/index.ts'
import {
  type ClosesCase,
  connectReply,
  type DocumentRow,
  findDocument,
  levelOf,
  prepareInside,
  type RegisteredInside,
  workOf,
} from '../../documents/index.ts'
import type { CasePapers } from './case-papers.ts'
import { answeredNumber, answerSubject } from './cited-numbers.ts'
import { proposeNumber, registerOf } from './propose-number.ts'

/** What is registered as the answer, and to whom when the case has no applicant. */
type Numbered = {
  answer: Pick<ClosingWithDispatch['answer'], 'register_id' | 'doc_type_id' | 'short_description'>
  addressee: string
  /** In whose place, when a substitute numbers it. */
  inPlaceOf: string
}
type Asked = Omit<Numbered, 'inPlaceOf'> & { answer: ClosingWithDispatch['answer'] }

const refuse = (field: string, key: PlainProblemKey): never => {
  throw new AppError('VALIDATION', {}, { fields: { [`answer.${field}`]: [{ key }] } })
}

/** How the answer of a case is numbered when nobody chooses: as the register of its first document says. */
export const usualWay = ({ keepsLine }: CasePapers): AnswerWay => (keepsLine ? 'line' : 'number')

/** The register and the type that are asked for; what is usual is looked up for who leaves one of them open. */
async function placeOf(
  ctx: StaffCtx,
  { register_id, doc_type_id }: Numbered['answer'],
): Promise<{ registerId: number | undefined; typeId: number }> {
  if (register_id && doc_type_id) return { registerId: register_id, typeId: doc_type_id }
  const proposals = await proposeNumber(ctx)
  const type = proposals.types.find(({ id }) => id === doc_type_id) ?? proposals.types[0]
  return {
    registerId: register_id ?? registerOf(type, proposals),
    typeId: doc_type_id ?? type?.id ?? refuse('doc_type_id', 'answer_type'),
  }
}

/**
 * Checks the registration of the outgoing document of a case, in the transaction of the caller, who holds the case and
 * its documents. Gives what takes its number and connects it with what it answers.
 */
async function prepareAnswer(
  ctx: StaffCtx,
  file: CaseFile,
  { origin, answered }: CasePapers,
  { answer, addressee }: Omit<Numbered, 'inPlaceOf'>,
): Promise<(closes?: ClosesCase) => Promise<RegisteredInside>> {
  const { registerId, typeId } = await placeOf(ctx, answer)
  const values = documentValues.parse({
    category: 'iesire',
    register_id: registerId ?? refuse('register_id', 'answer_register'),
    doc_type_id: typeId,
    ...(origin.issuer_id === null
      ? { issuer: { type: 'pj', name: addressee } }
      : { issuer_id: origin.issuer_id }),
    short_description: answer.short_description || answerSubject(answered),
    external_number: answeredNumber(answered),
    external_date: answered[0]?.registered_on ?? null,
    access_level: levelOf(origin.access_level),
    group_id: leadOf(file.shares)?.group_id ?? null,
    case: { case_id: file.row.id },
  })
  const { actor, db } = ctx
  const said = (error: unknown): never => {
    throw asAnswer(error)
  }
  const take = await prepareInside(db, ctx, { actor, values }).catch(said)
  return async (closes) => {
    const given = await take(closes).catch(said)
    for (const paper of answered) await connectReply({ db, actor, at: ctx.clock.now() }, given.id, paper)
    return given
  }
}

async function readAnswer({ db, actor }: StaffCtx, id: number): Promise<DocumentRow> {
  const document = await findDocument(db, { all: true }, actor, id)
  if (!document) throw new AppError('NOT_FOUND')
  return document
}

/** Registers the outgoing document of a case, which stays open, in the transaction of the caller, who holds both. */
export async function registerAnswer(
  ctx: StaffCtx,
  file: CaseFile,
  papers: CasePapers,
  { inPlaceOf, ...asked }: Numbered,
): Promise<DocumentRow> {
  const take = await prepareAnswer(ctx, file, papers, asked)
  const document = await readAnswer(ctx, (await take()).id)
  const work = { ...workOf(ctx), inPlaceOf }
  await addToCase(work, file.row, document, 'worked')
  await settleCase(work, file.row)
  return document
}

/** Fields of the registration, as the form of the dispatch calls them. */
function asAnswer(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'VALIDATION' || !error.fields) return error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, problems]) => [`answer.${name}`, problems]),
  )
  return new AppError('VALIDATION', {}, { fields })
}

/** The document that leaves as the answer of a case: one that has its number, or a new one. */
export type PlannedAnswer =
  | { isNew: false; document: DocumentRow }
  | {
      isNew: true
      /** Takes the number, as the answer of a closed case; its register is held until the end of the transaction. */
      take: () => Promise<RegisteredInside>
      /** The same document, read again. */
      read: (id: number) => Promise<DocumentRow>
    }

/** Plans the answer that closes a case: a new outgoing document, one of the case, or the incoming one itself. */
export async function planAnswer(
  ctx: StaffCtx,
  file: CaseFile,
  papers: CasePapers,
  asked: Asked,
): Promise<PlannedAnswer> {
  const way = asked.answer.way ?? usualWay(papers)
  if (way === 'number') {
    checkRoomIn(file)
    const [take, workers] = await Promise.all([
      prepareAnswer(ctx, file, papers, asked),
      findWorkersOfCase(ctx.db, file.row.id),
    ])
    return { isNew: true, take: () => take({ status: SOLVED, workers }), read: (id) => readAnswer(ctx, id) }
  }
  const document =
    way === 'line'
      ? papers.keepsLine && papers.origin
      : papers.outgoing.find(({ id }) => id === asked.answer.document_id)
  if (!document)
    return way === 'line' ? refuse('way', 'answer_line') : refuse('document_id', 'answer_document')
  return { isNew: false, document }
}
