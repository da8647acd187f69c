import { caseBatchCalls } from '@hdoc/contract/cases/case-batches.ts'
import { caseNumberingCalls } from '@hdoc/contract/cases/case-numbering.ts'
import { caseCalls } from '@hdoc/contract/cases/cases.ts'
import { casesOfDocumentCalls } from '@hdoc/contract/cases/cases-of-document.ts'
import { shareCalls } from '@hdoc/contract/cases/share-calls.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { assignCase } from './assign/assign-case.ts'
import { createCase } from './assign/create-case.ts'
import { giveShare } from './assign/give-share.ts'
import { showCandidates, showCaseOptions } from './assign/show-choices.ts'
import { giveOne } from './batch/give-one.ts'
import { previewBatch } from './batch/preview-batch.ts'
import { previewClosing } from './batch/preview-closing.ts'
import { getOwnBatch, showItems } from './batch/show-batch.ts'
import { startBatch, undoBatch } from './batch/start-batch.ts'
import { closeCase } from './close/close-case.ts'
import { closeGroup } from './close/close-group.ts'
import type { ClosingVeto, PartVeto } from './close/closing-vetoes.ts'
import { joinCase } from './close/join-case.ts'
import { reopenCase } from './close/reopen-case.ts'
import { showObstacles } from './close/show-obstacles.ts'
import { addDocument } from './documents/add-document.ts'
import { extendCase } from './documents/extend-case.ts'
import { removeDocument } from './documents/remove-document.ts'
import { renameCase } from './documents/rename-case.ts'
import { showCasesOfDocument } from './documents/show-cases-of-document.ts'
import { changeNumbering, showNumbering } from './number/change-numbering.ts'
import { showQueue, showQueueCounts } from './queues/show-queue.ts'
import { showCaseActivity } from './record/show-activity.ts'
import { showOneCase } from './record/show-case.ts'
import { requestPageRoutes } from './requests/page/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import {
  acceptShare,
  giveShareBack,
  makeShareWait,
  refuseShare,
  startShare,
  takeFromGroup,
} from './shares/share-steps.ts'
import { showTeam } from './team/show-team.ts'

export const caseRoutes = (vetoes: readonly ClosingVeto[], partVetoes: readonly PartVeto[]): Route[] => [
  route(caseCalls.queue, showQueue),
  route(caseCalls.counts, showQueueCounts),
  route(caseCalls.team, (ctx) => showTeam(ctx)),
  route(caseCalls.get, showOneCase),
  route(caseCalls.activity, showCaseActivity),
  route(caseCalls.options, showCaseOptions),
  route(caseCalls.candidates, showCandidates),
  route(caseCalls.add, createCase),
  route(caseCalls.assign, assignCase),
  route(caseCalls.closeGroup, (ctx, input) => closeGroup(ctx, input, partVetoes)),
  route(caseCalls.close, (ctx, input) => closeCase(ctx, input, vetoes), { keepsPlans: true }),
  route(caseCalls.obstacles, (ctx, input) => showObstacles(ctx, input, vetoes)),
  route(caseCalls.join, (ctx, input) => joinCase(ctx, input, vetoes)),
  route(caseCalls.reopen, reopenCase),
  route(caseCalls.addDocument, addDocument),
  route(caseCalls.removeDocument, removeDocument),
  route(caseCalls.extend, extendCase),
  route(caseCalls.rename, renameCase),
  route(casesOfDocumentCalls.list, showCasesOfDocument),
  route(caseNumberingCalls.get, showNumbering),
  route(caseNumberingCalls.update, changeNumbering),
  route(shareCalls.take, takeFromGroup),
  route(shareCalls.accept, acceptShare),
  route(shareCalls.refuse, refuseShare),
  route(shareCalls.start, startShare),
  route(shareCalls.wait, makeShareWait),
  route(shareCalls.giveBack, giveShareBack),
  route(shareCalls.give, giveShare),
  route(caseBatchCalls.giveOne, giveOne),
  route(caseBatchCalls.preview, previewBatch),
  route(caseBatchCalls.previewClosing, (ctx, input) => previewClosing(ctx, input, vetoes)),
  route(caseBatchCalls.get, (ctx, { params }) => getOwnBatch(ctx, params.id)),
  route(caseBatchCalls.items, showItems),
  route(caseBatchCalls.start, startBatch),
  route(caseBatchCalls.undo, undoBatch),
  ...requestRoutes,
  ...requestPageRoutes,
]
