import type { ClosingWithDispatch } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { AnswerWay } from '@hdoc/contract/dispatches/dispatch-values.ts'
import { documentValues } from '@hdoc/contract/documents/registration/document-values.ts'
import { AppError, type PlainProblemKey } from '@hdoc/contract/failures/errors.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import { addToCase, type CaseFile, leadOf, settleCase } from '../../cases/index.ts'
import {
  connectReply,
  type DocumentRow,
  findDocument,
  levelOf,
  registerInside,
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
type Asked = Numbered & { answer: ClosingWithDispatch['answer'] }

const refuse = (field: string, key: PlainProblemKey): never => {
  throw new AppError('VALIDATION', {}, { fields: { [`answer.${field}`]: [{ key }] } })
}

/** How the answer of a case is numbered when nobody chooses: as the register of its first document says. */
export const usualWay = ({ keepsLine }: CasePapers): AnswerWay => (keepsLine ? 'line' : 'number')

/** Registers the outgoing document of a case, in the transaction of the caller, who holds the case and its documents. */
export async function registerAnswer(
  ctx: StaffCtx,
  file: CaseFile,
  { origin, answered }: CasePapers,
  { answer, addressee, inPlaceOf }: Numbered,
): Promise<DocumentRow> {
  const proposals = await proposeNumber(ctx)
  const type = proposals.types.find(({ id }) => id === answer.doc_type_id) ?? proposals.types[0]
  const registerId = answer.register_id ?? registerOf(type, proposals)
  const typeId = answer.doc_type_id ?? type?.id ?? refuse('doc_type_id', 'answer_type')
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
  const given = await registerInside(db, ctx, { actor, values }).catch((error: unknown) => {
    throw asAnswer(error)
  })
  const work = { ...workOf(ctx), inPlaceOf }
  for (const paper of answered) await connectReply({ db, actor, at: work.now }, given.id, paper)
  const document = await findDocument(db, { all: true }, actor, given.id)
  if (!document) throw new AppError('NOT_FOUND')
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

/** The document that leaves as the answer of a case: a new outgoing one, one of the case, or the incoming one itself. */
export async function numberAnswer(
  ctx: StaffCtx,
  file: CaseFile,
  papers: CasePapers,
  asked: Asked,
): Promise<DocumentRow> {
  const way = asked.answer.way ?? usualWay(papers)
  if (way === 'number') return registerAnswer(ctx, file, papers, asked)
  if (way === 'line') return papers.keepsLine ? papers.origin : refuse('way', 'answer_line')
  return (
    papers.outgoing.find(({ id }) => id === asked.answer.document_id) ??
    refuse('document_id', 'answer_document')
  )
}
