import { printingCalls } from '@hdoc/contract/printing/printing.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { printLabels } from './print-labels.ts'
import { printReceipts } from './print-receipts.ts'
import { showOptions } from './show-options.ts'
import { stampFile } from './stamp-file.ts'

export const printingRoutes: Route[] = [
  route(printingCalls.options, showOptions),
  route(printingCalls.labels, printLabels),
  route(printingCalls.receipts, printReceipts),
  route(printingCalls.stamp, stampFile),
]
