import { type PrintOptions, printingCalls } from '@hdoc/contract/printing/printing.ts'
import type { ReceiptPaper } from '@hdoc/contract/printing/printing-values.ts'
import { queryOptions } from '@tanstack/react-query'
import { addressOf } from '../../lib/calls/address-of.ts'
import { call } from '../../lib/calls/call.ts'
import { currentLanguage } from '../../lib/languages/language.ts'
import { printOptionsKey } from '../changes/keys.ts'

export const printOptionsQuery = queryOptions({
  queryKey: printOptionsKey,
  queryFn: ({ signal }) => call(printingCalls.options, { signal }),
})

export type LabelChoice = { size?: string | undefined; start?: number | undefined }

/** Address of the labels of some documents, in their order. */
export const labelsAddress = (ids: readonly number[], { size, start }: LabelChoice): string =>
  addressOf(printingCalls.labels, { query: { ids: ids.join(','), size, start } })

export const receiptsAddress = (ids: readonly number[], paper?: ReceiptPaper): string =>
  addressOf(printingCalls.receipts, { query: { ids: ids.join(','), paper, language: currentLanguage() } })

export type OfferedLabel = PrintOptions['labels'][number]
