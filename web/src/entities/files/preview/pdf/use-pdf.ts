import { useEffect, useState } from 'react'
import { type OpenPdf, openPdf } from './open-pdf.ts'

export type PdfState = { is: 'opening' } | { is: 'open'; pdf: OpenPdf } | { is: 'failed'; error: unknown }

/** The PDF at an address, open as long as it is shown. */
export function usePdf(address: string): PdfState {
  const [state, setState] = useState<PdfState>({ is: 'opening' })
  useEffect(() => {
    let isWanted = true
    setState({ is: 'opening' })
    const { ready, close } = openPdf(address)
    ready.then(
      (pdf) => isWanted && setState({ is: 'open', pdf }),
      (error: unknown) => isWanted && setState({ is: 'failed', error }),
    )
    return () => {
      isWanted = false
      close()
    }
  }, [address])
  return state
}
