import type { Upload } from '@hdoc/contract/files/files.ts'
import { incomingFileCalls } from '@hdoc/contract/files/incoming-files.ts'
import { type Sending, sendTo, type Told, type UploadPlace } from '../../../lib/files/send-resumable.ts'

/** An archive becomes no file of a document: once it has arrived it waits, at most a day, under the number of its upload. */
const arriving: UploadPlace<Upload> = {
  begin: incomingFileCalls.begin.path,
  finish: async (url) => ({ id: -Number(/\d+$/.exec(url)?.[0]), name: '', mime: '', size: 0 }),
}

/** Begins to send an archive; its `id` is the number of the upload below zero, so that it is taken for no file. */
export const sendArchive = (file: File, told: Told<Upload>): Promise<Sending> => sendTo(arriving, file, told)
