import { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { confirmByCode } from './confirm/confirm-by-code.ts'
import { confirmByLink } from './confirm/confirm-by-link.ts'
import { finishFile } from './files/finish-file.ts'
import { appendFile, beginFile, dropFile, showFile } from './files/take-file.ts'
import type { AnyPublicKind } from './kinds/public-kind.ts'
import { showReceipt } from './receipt/show-receipt.ts'
import { showByKey, showByToken } from './record/show-send.ts'
import { openForm } from './send/open-form.ts'
import { correctEmail, resend } from './send/send-again.ts'

export const publicFormRoutes = (kinds: readonly AnyPublicKind[]): Route[] => [
  route(publicFormCalls.open, openForm),
  route(publicFormCalls.beginFile, beginFile),
  route(publicFormCalls.fileState, showFile),
  route(publicFormCalls.appendFile, appendFile),
  route(publicFormCalls.dropFile, dropFile),
  route(publicFormCalls.finishFile, finishFile),
  route(publicFormCalls.sent, showByKey),
  route(publicFormCalls.resend, resend),
  route(publicFormCalls.correct, correctEmail),
  route(publicFormCalls.confirmByCode, confirmByCode(kinds)),
  route(publicFormCalls.show, showByToken),
  route(publicFormCalls.confirm, confirmByLink(kinds)),
  route(publicFormCalls.receipt, showReceipt),
]
