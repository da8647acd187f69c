import { type PrintOptions, printingCalls } from '@hdoc/contract/printing/printing.ts'
import type { ReceiptPaper } from '@hdoc/contract/printing/printing-values.ts'
import { queryOptions } from '@tanstack/react-query'
import { addressOf, call } from '../../lib/api.ts'
import { currentLanguage } from '../../lib/language.ts'

export const printOptionsQuery = queryOptions({
  queryKey: ['print', 'options'],
  queryFn: ({ signal }) => call(printingCalls.options, { signal }),
  meta: { quiet: true },
})

export type LabelChoice = { size?: string | undefined; start?: number | undefined }

/** Address of the labels of some documents, in their order. */
export const labelsAddress = (ids: readonly number[], { size, start }: LabelChoice): string =>
  addressOf(printingCalls.labels, { query: { ids: ids.join(','), size, start } })

export const receiptsAddress = (ids: readonly number[], paper?: ReceiptPaper): string =>
  addressOf(printingCalls.receipts, { query: { ids: ids.join(','), paper, language: currentLanguage() } })

export type OfferedLabel = PrintOptions['labels'][number]
