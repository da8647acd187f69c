import { dataRequestPageCalls } from '@hdoc/contract/cases/data-request-page.ts'
import { type Route, route } from '../../../../platform/http/context.ts'
import { appendFile, beginFile, dropFile, showFile } from './answer-files.ts'
import { finishFile } from './finish-file.ts'
import { sendAnswers } from './send-answers.ts'
import { showPage } from './show-page.ts'

export const requestPageRoutes: Route[] = [
  route(dataRequestPageCalls.show, showPage),
  route(dataRequestPageCalls.begin, beginFile),
  route(dataRequestPageCalls.state, showFile),
  route(dataRequestPageCalls.append, appendFile),
  route(dataRequestPageCalls.drop, dropFile),
  route(dataRequestPageCalls.finish, finishFile),
  route(dataRequestPageCalls.send, sendAnswers),
]
