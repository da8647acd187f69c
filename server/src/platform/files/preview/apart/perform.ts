import { cleanPhoto } from '../clean/clean-photo.ts'
import { readMail } from '../mail/read-mail.ts'
import { readOffice } from '../office/read-office.ts'
import type { Task } from './task.ts'

const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** Does one task with the whole bytes of a file. Throws `UnshownError`. */
export async function perform(task: Task, bytes: Buffer): Promise<Buffer> {
  if (task.do === 'read-office') return json(await readOffice(bytes, task.type))
  if (task.do === 'read-mail') return json(await readMail(bytes))
  if (task.do === 'clean-photo') return cleanPhoto(bytes, task.type)
  if (task.do === 'inspect-signatures') {
    const { first } = task
    if (task.type === 'pdf')
      return json((await import('../../../signatures/pdf/inspect-pdf.ts')).inspectPdf(bytes))
    const { inspectCms } = await import('../../../signatures/cms/inspect-cms.ts')
    return json(
      first === null ? inspectCms(bytes) : inspectCms(bytes.subarray(0, first), bytes.subarray(first)),
    )
  }
  if (task.do === 'verify-upload') {
    const { verifySignedUpload } = await import('../../../signatures/sign/verify-signed-upload.ts')
    return json(verifySignedUpload(bytes.subarray(0, task.first), bytes.subarray(task.first)))
  }
  // Imported only where it is used, because the picture library takes a tenth of a second to load.
  const { countPages, drawPage } = await import('../pictures/draw-page.ts')
  if (task.do === 'count-pages') return json(await countPages(bytes, task.type))
  return drawPage(bytes, task.type, task.page)
}
