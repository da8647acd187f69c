import { cleanPhoto } from '../clean/clean-photo.ts'
import { readMail } from '../mail/read-mail.ts'
import { readOffice } from '../office/read-office.ts'
import { readPublished } from '../office/read-published.ts'
import type { LetterTask, SignatureTask, Task } from './task.ts'

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** Each part of the program of signatures is imported only where it is used. */
async function performSigning(
  task: Exclude<SignatureTask, { do: 'prepare-signature' }>,
  bytes: Buffer,
): Promise<unknown> {
  if (task.do === 'inspect-signatures' && task.type === 'pdf')
    return (await import('../../../signatures/pdf/inspect-pdf.ts')).inspectPdf(bytes)
  if (task.do === 'inspect-signatures') {
    const { inspectCms } = await import('../../../signatures/cms/inspect-cms.ts')
    const { first } = task
    return first === null ? inspectCms(bytes) : inspectCms(bytes.subarray(0, first), bytes.subarray(first))
  }
  const [before, after] = [bytes.subarray(0, task.first), bytes.subarray(task.first)]
  if (task.do === 'verify-upload')
    return (await import('../../../signatures/sign/verify-signed-upload.ts')).verifySignedUpload(
      before,
      after,
    )
  const { openPkcs12 } = await import('../../../signatures/sign/open-pkcs12.ts')
  return openPkcs12(after, before.toString('utf8'))
}

async function performLetter(task: LetterTask, bytes: Buffer): Promise<Buffer> {
  const { fillLetter, readLetter } = await import('../office/fill-letter.ts')
  if (task.do === 'read-letter') return json(await readLetter(bytes))
  const values = JSON.parse(bytes.toString('utf8', 0, task.first)) as Record<string, string>
  return fillLetter(bytes.subarray(task.first), values)
}

/** Does one task with the whole bytes of a file. Throws `UnshownError`. */
export async function perform(task: Task, bytes: Buffer): Promise<Buffer> {
  if (task.do === 'read-office') return json(await readOffice(bytes, task.type))
  if (task.do === 'read-published') return json(await readPublished(bytes, task.type))
  if (task.do === 'read-mail') return json(await readMail(bytes))
  if (task.do === 'clean-photo') return cleanPhoto(bytes, task.type)
  if (task.do === 'read-letter' || task.do === 'fill-letter') return performLetter(task, bytes)
  if (task.do === 'read-pdf') return json(await (await import('../pdf/read-pdf.ts')).readPdf(bytes))
  if (task.do === 'prepare-signature') {
    const { packPrepared, prepareSignature } = await import('../../../signatures/sign/prepare-signature.ts')
    return packPrepared(prepareSignature(bytes, task.words))
  }
  if (task.do === 'inspect-signatures' || task.do === 'verify-upload' || task.do === 'open-pkcs12')
    return json(await performSigning(task, bytes))
  // Imported only where it is used, because the picture library takes a tenth of a second to load.
  const { countPages, drawPage } = await import('../pictures/draw-page.ts')
  if (task.do === 'count-pages') return json(await countPages(bytes, task.type))
  return drawPage(bytes, task.type, task.page)
}
