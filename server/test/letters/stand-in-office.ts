import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { pdfOf } from '../files/pdf-of.ts'

/**
 * A program that is started as LibreOffice is, keeps the document it was given beside it and leaves a PDF, or `fails`.
 * Whether the real one draws a document well is not ours to test.
 */
export function standInOffice({ fails = false } = {}): { program: string; given: string } {
  const folder = mkdtempSync(join(inject('dataRoot'), 'office-'))
  const program = join(folder, 'soffice')
  const given = join(folder, 'given.docx')
  writeFileSync(join(folder, 'drawn.pdf'), pdfOf(['Pe foaia instituției']))
  writeFileSync(
    program,
    `#!/bin/sh\nfor last; do :; done\ncp "$last" ${given}\n${fails ? 'exit 1' : `cp ${folder}/drawn.pdf "$(dirname "$last")/letter.pdf"`}\n`,
  )
  chmodSync(program, 0o755)
  return { program, given }
}
