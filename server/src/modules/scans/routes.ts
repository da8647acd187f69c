import { phoneLinkCalls } from '@hdoc/contract/scans/phone-links.ts'
import { scanCalls } from '@hdoc/contract/scans/scan-calls.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { changeFolder, discard, restore, takeScansAsUploads } from './inbox/change-scans.ts'
import { previewScan, showThumbnail } from './inbox/open-scan.ts'
import { showInbox } from './inbox/show-inbox.ts'
import { arrangePages } from './phone/arrange-pages.ts'
import { makeLink } from './phone/make-link.ts'
import { revokeLink } from './phone/revoke-link.ts'
import { sendPages } from './phone/send-pages.ts'
import { showForm } from './phone/show-form.ts'
import { showState } from './phone/show-state.ts'
import { takePhoto } from './phone/take-photo.ts'

export const scanRoutes: Route[] = [
  route(scanCalls.list, showInbox),
  route(scanCalls.thumbnail, showThumbnail),
  route(scanCalls.preview, previewScan),
  route(scanCalls.take, takeScansAsUploads),
  route(scanCalls.discard, discard),
  route(scanCalls.restore, restore),
  route(scanCalls.setFolder, changeFolder),
  route(phoneLinkCalls.make, makeLink),
  route(phoneLinkCalls.state, showState),
  route(phoneLinkCalls.revoke, revokeLink),
  route(phoneLinkCalls.show, showForm),
  route(phoneLinkCalls.photo, takePhoto),
  route(phoneLinkCalls.arrange, arrangePages),
  route(phoneLinkCalls.send, sendPages),
]
