import { dataRequestPageCalls } from '@hdoc/contract/cases/data-request-page.ts'
import { dataRequestCalls } from '@hdoc/contract/cases/data-requests.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { askData } from './ask-data.ts'
import { cancelRequest, remindOfRequest } from './change-request.ts'
import { appendFile, beginFile, dropFile, showFile } from './page/answer-files.ts'
import { finishFile } from './page/finish-file.ts'
import { sendAnswers } from './page/send-answers.ts'
import { showPage } from './page/show-page.ts'
import { printSheet } from './print-sheet.ts'
import { showRequests } from './show-requests.ts'

export const requestRoutes: Route[] = [
  route(dataRequestCalls.ofCase, showRequests),
  route(dataRequestCalls.add, askData),
  route(dataRequestCalls.remind, remindOfRequest),
  route(dataRequestCalls.cancel, cancelRequest),
  route(dataRequestCalls.sheet, printSheet),
  route(dataRequestPageCalls.show, showPage),
  route(dataRequestPageCalls.begin, beginFile),
  route(dataRequestPageCalls.state, showFile),
  route(dataRequestPageCalls.append, appendFile),
  route(dataRequestPageCalls.drop, dropFile),
  route(dataRequestPageCalls.finish, finishFile),
  route(dataRequestPageCalls.send, sendAnswers),
]
