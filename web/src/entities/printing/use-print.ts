import { downloadPdf, printPdf } from '../../lib/files/print-pdf.ts'
import { t } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { tellFailure } from '../../ui/form/state/tell-failure.ts'

type Wanted = {
  address: string
  download?: boolean
  /** Called after the PDF has come; a refused one takes no place of a sheet. */
  onPrinted?: () => void
}

/**
 * Prints a PDF of ours, or downloads it as a file. The history of its documents is asked anew, because what
 * was printed stands there.
 */
export function usePrint(onDone?: () => void) {
  return useAction<'printed' | 'downloaded', Wanted>({
    call: async ({ address, download }) => {
      if (!download) return printPdf(address)
      await downloadPdf(address)
      return 'downloaded'
    },
    changes: [{ what: 'document.printed' }],
    said: (how, { download }) =>
      how === 'downloaded' && !download ? { kind: 'warning', message: t('printing.downloaded') } : undefined,
    onDone: (_how, { onPrinted }) => {
      onPrinted?.()
      onDone?.()
    },
    onFailure: tellFailure,
  })
}
