import { documentFileCalls } from '@hdoc/contract/documents/parts/document-files.ts'
import { incomingFileCalls } from '@hdoc/contract/files/incoming-files.ts'
import { type Route, route } from '../../../platform/http/context.ts'
import type { DocumentFollower } from '../record/document-followers.ts'
import { finishUpload } from '../upload/finish-upload.ts'
import {
  appendUpload,
  beginUpload,
  describeUploads,
  dropUnfinished,
  showUpload,
} from '../upload/resumable-upload.ts'
import { downloadZip } from './download-zip.ts'
import { addVersion, downloadVersion, restoreVersion, showVersions } from './file-versions.ts'
import { lockFile, takeLock, unlockFile } from './lock-file.ts'

/** Routes for files that are being uploaded, and for versions, locks and archives of stored files. */
export function fileRoutes(followers: readonly DocumentFollower[]): Route[] {
  return [
    route(incomingFileCalls.options, describeUploads),
    route(incomingFileCalls.begin, beginUpload),
    route(incomingFileCalls.state, showUpload),
    route(incomingFileCalls.append, appendUpload),
    route(incomingFileCalls.drop, dropUnfinished),
    route(incomingFileCalls.finish, finishUpload),
    route(documentFileCalls.versions, showVersions),
    route(documentFileCalls.version, downloadVersion),
    route(documentFileCalls.addVersion, (ctx, input) => addVersion(ctx, input, followers)),
    route(documentFileCalls.restore, (ctx, input) => restoreVersion(ctx, input, followers)),
    route(documentFileCalls.lock, lockFile),
    route(documentFileCalls.unlock, unlockFile),
    route(documentFileCalls.takeLock, takeLock),
    route(documentFileCalls.zip, downloadZip),
  ]
}
