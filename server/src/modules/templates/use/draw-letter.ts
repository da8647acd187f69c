import { buffer } from 'node:stream/consumers'
import { AppError } from '@hdoc/contract/failures/errors.ts'
import { fillApart } from '../../../platform/files/letters/letter-apart.ts'
import { convertToPdf, findOfficeProgram } from '../../../platform/files/letters/office-program.ts'
import type { StaffCtx } from '../../../platform/http/context.ts'
import type { Values } from '../text/fill-text.ts'
import type { StoredLetter } from '../text/queries.ts'

/** A Word paper with these values as a PDF; undefined where the installation has no LibreOffice. */
export async function drawLetter(
  { files, settings }: Pick<StaffCtx, 'files' | 'settings'>,
  letter: StoredLetter,
  values: Values,
): Promise<Buffer | undefined> {
  const program = findOfficeProgram(settings.officeProgram)
  if (program === undefined) return undefined
  const filled = await fillApart(await buffer(await files.open(letter.sha256)), values)
  const pdf = filled && (await convertToPdf(program, filled))
  if (!pdf) throw new AppError('LETTER_NOT_DRAWN', { name: letter.name })
  return pdf
}
