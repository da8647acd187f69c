import type { ForeignOffice } from '../offices/foreign-office.ts'
import { empty, missing } from './call-forms.ts'
import type { ForeignCall } from './foreign-call.ts'

/** Scans and the codes by which phones send them. */
export function scanCalls(theirs: ForeignOffice): Readonly<Record<string, ForeignCall[]>> {
  const { scanId, phoneLinkId, phoneToken: token, documentId } = theirs
  const ids = [scanId]
  return {
    'scan.list': [empty('/api/scan/list'), empty('/api/scan/list?state=discarded')],
    'scan.thumbnail': [missing(`/api/scan/thumbnail/${scanId}`)],
    'scan.preview': [missing(`/api/scan/preview/${scanId}`)],
    'scan.take': [missing('/api/scan/take', { ids })],
    'scan.discard': [missing('/api/scan/discard', { ids, reason: 'x' })],
    'scan.restore': [missing('/api/scan/restore', { ids })],
    'phone_link.make': [missing('/api/phone_link/make', { document_id: documentId })],
    'phone_link.state': [missing(`/api/phone_link/state/${phoneLinkId}`)],
    'phone_link.revoke': [missing('/api/phone_link/revoke', { id: phoneLinkId })],
    'phone.show': [missing(`/api/phone/show/${token}`)],
    'phone.arrange': [missing('/api/phone/arrange', { token, photo_ids: [1], dropped_ids: [] })],
    'phone.send': [missing('/api/phone/send', { token, photo_ids: [1] })],
  }
}
