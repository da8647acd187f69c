import { dataRequestCalls } from '@hdoc/contract/cases/data-requests.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import { askData } from './ask-data.ts'
import { cancelRequest, remindOfRequest } from './change-request.ts'
import { printSheet } from './print-sheet.ts'
import { showRequests } from './show-requests.ts'

export const requestRoutes: Route[] = [
  route(dataRequestCalls.ofCase, showRequests),
  route(dataRequestCalls.add, askData),
  route(dataRequestCalls.remind, remindOfRequest),
  route(dataRequestCalls.cancel, cancelRequest),
  route(dataRequestCalls.sheet, printSheet),
]
