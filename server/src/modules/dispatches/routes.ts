import { answerCalls } from '@hdoc/contract/dispatches/answer-drafts.ts'
import { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { type Route, route } from '../../platform/http/context.ts'
import type { ClosingVeto } from '../cases/index.ts'
import type { DocumentFollower } from '../documents/index.ts'
import { closeWithDispatch } from './closing/close-with-dispatch.ts'
import { numberDraft } from './draft/number-draft.ts'
import { showAnswer } from './draft/show-answer.ts'
import { showAnswerTexts } from './draft/show-answer-texts.ts'
import { sealNumbered, stampNumbered } from './draft/stamp-answer.ts'
import { writeAnswer } from './draft/write-answer.ts'
import { showDispatches, showOfCase } from './list/list-dispatches.ts'
import { printList } from './list/print-list.ts'
import { correctTracking } from './mark/correct-tracking.ts'
import { markDispatches } from './mark/mark-dispatches.ts'
import { addDispatch } from './prepare/add-dispatch.ts'
import { repeatDispatch, updateDispatch } from './prepare/change-dispatch.ts'
import { showForm } from './prepare/show-form.ts'
import { withdrawDispatches } from './withdraw/withdraw-dispatches.ts'

type Parts = {
  vetoes: readonly ClosingVeto[]
  /** What stands on the files of a document, and has to know when the answer is written anew. */
  followers: readonly DocumentFollower[]
}

export const dispatchRoutes = ({ vetoes, followers }: Parts): Route[] => [
  route(dispatchCalls.list, showDispatches),
  route(dispatchCalls.ofCase, showOfCase),
  route(dispatchCalls.form, showForm),
  route(dispatchCalls.closeCase, (ctx, input) => closeWithDispatch(ctx, input, vetoes), { keepsPlans: true }),
  route(dispatchCalls.add, addDispatch),
  route(dispatchCalls.update, updateDispatch),
  route(dispatchCalls.repeat, repeatDispatch),
  route(dispatchCalls.mark, markDispatches),
  route(dispatchCalls.correct, correctTracking),
  route(dispatchCalls.withdraw, withdrawDispatches),
  route(dispatchCalls.print, printList),
  route(answerCalls.get, showAnswer),
  route(answerCalls.texts, showAnswerTexts),
  route(answerCalls.write, (ctx, input) => writeAnswer(ctx, input, followers)),
  route(answerCalls.number, numberDraft),
  route(answerCalls.stamp, stampNumbered),
  route(answerCalls.seal, sealNumbered),
]
