import type { GazetteEntry } from '@hdoc/contract/gazette/gazette-entries.ts'

type Check = GazetteEntry['check']

/**
 * Whether what becomes public with files is more than a name in their properties, which nearly every office file has: a
 * tick that is asked for each time is not read.
 */
export const tellsUnseen = (beside: Check['beside']): boolean =>
  beside.some(({ partly, hidden_sheets }) => partly || hidden_sheets.length > 0)

/** Whether who publishes must say that they have looked. */
export const mustLook = ({ findings, unread, beside }: Check): boolean =>
  findings.length + unread.length > 0 || tellsUnseen(beside)
