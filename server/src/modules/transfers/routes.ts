import { transferCalls } from '@hdoc/contract/transfers/transfers.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { answerSheet } from './answer/answer-sheet.ts'
import { deleteSheet, withdrawSheet } from './answer/withdraw-sheet.ts'
import { changeReceiver, makeDraft, putOnDraft, takeOffDraft } from './draft/change-draft.ts'
import { showSheets, showToReceive } from './lists/show-sheets.ts'
import { showDrafts, showToSend } from './lists/show-to-send.ts'
import { showPlace } from './paper/show-place.ts'
import { printSheet } from './print/print-sheet.ts'
import { showOneSheet } from './record/show-sheet.ts'
import { scanCode } from './scan/scan-code.ts'
import { sendSheet } from './send/send-sheet.ts'

export const transferRoutes: Route[] = [
  route(transferCalls.toSend, showToSend),
  route(transferCalls.drafts, showDrafts),
  route(transferCalls.toReceive, showToReceive),
  route(transferCalls.list, showSheets),
  route(transferCalls.get, showOneSheet),
  route(transferCalls.ofDocument, showPlace),
  route(transferCalls.print, printSheet),
  route(transferCalls.add, makeDraft),
  route(transferCalls.update, changeReceiver),
  route(transferCalls.addRows, putOnDraft),
  route(transferCalls.removeRows, takeOffDraft),
  route(transferCalls.send, sendSheet),
  route(transferCalls.withdraw, withdrawSheet),
  route(transferCalls.answer, answerSheet),
  route(transferCalls.scan, scanCode),
  route(transferCalls.delete, deleteSheet),
]
