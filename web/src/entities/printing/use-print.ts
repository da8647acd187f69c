import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../lib/api-error.ts'
import { t } from '../../lib/i18n.ts'
import { downloadPdf, printPdf } from '../../lib/print-pdf.ts'
import { toast } from '../../ui/feedback/toast-store.ts'
import { tellFailure } from '../../ui/form/tell-failure.ts'
import { documentsKey } from '../documents/queries.ts'

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
  const queryClient = useQueryClient()
  return useMutation<'printed' | 'downloaded', ApiError, Wanted>({
    mutationFn: async ({ address, download }) => {
      if (!download) return printPdf(address)
      await downloadPdf(address)
      return 'downloaded'
    },
    meta: { quiet: true },
    onSuccess: (how, { download, onPrinted }) => {
      onPrinted?.()
      void queryClient.invalidateQueries({ queryKey: [...documentsKey, 'activity'] })
      if (how === 'downloaded' && !download) toast({ kind: 'warning', message: t('printing.downloaded') })
      onDone?.()
    },
    onError: tellFailure,
  })
}
