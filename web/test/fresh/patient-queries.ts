import { configure, getConfig } from '@testing-library/react'

const { getElementError } = getConfig()
/** True while a query is asked again and again until it holds; the library's types leave it out. */
const isAskedAgain = (): boolean =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics === true

configure({
  // Milliseconds. A whole page takes long on a machine that does other things too.
  asyncUtilTimeout: 8000,
  // The page is written out once, when waiting has ended without success, and not for each look.
  getElementError: (message, container) =>
    isAskedAgain() ? new Error(message ?? '') : getElementError(message, container),
})
