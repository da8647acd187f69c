import type { StreamOffice } from './stream-office.ts'

/** What is read while it is sent: rows of the database, or stored files. */
export type Streaming = { reads: 'rows' | 'files'; paths: readonly string[] }

/**
 * Every call that answers with a stream, by its name in the contract, with the paths to ask. Add new calls
 * here.
 */
export function streamingAnswers(office: StreamOffice): Readonly<Record<string, Streaming>> {
  const {
    fileId,
    documentId,
    scanId,
    bookId,
    importId,
    runId,
    exportId,
    chosen,
    gazetteFileId,
    contactFileId,
    postPictureId,
  } = office
  const both = (path: (format: string) => string) => ['csv', 'xlsx'].map(path)
  return {
    'document.export': {
      reads: 'rows',
      paths: [
        ...both((format) => `/api/document/export/${format}`),
        ...both((format) => `/api/document/export/${format}?search=adeverinta`),
      ],
    },
    'document.export_chosen': {
      reads: 'rows',
      paths: both((format) => `/api/document/export_chosen/${format}?ids=${chosen.join(',')}`),
    },
    'complaint.export': { reads: 'rows', paths: both((format) => `/api/complaint/export/${format}`) },
    'live.stream': { reads: 'rows', paths: ['/api/live/stream?once=1'] },
    'activity.export': { reads: 'rows', paths: ['/api/activity/export'] },
    'register_book.table': {
      reads: 'rows',
      paths: both((format) => `/api/register_book/table/${bookId}/${format}`),
    },
    'import.refused': {
      reads: 'rows',
      paths: both((format) => `/api/import/refused/${importId}/${format}`),
    },
    // Made of the description of a kind, read before the answer begins.
    'import.sample': { reads: 'rows', paths: [] },
    'report.table': { reads: 'rows', paths: both((format) => `/api/report/table/${runId}/${format}`) },
    'register_book.volume': { reads: 'files', paths: [`/api/register_book/volume/${bookId}/1`] },
    'institution_export.part': { reads: 'files', paths: [`/api/institution_export/part/${exportId}/1`] },
    'institution_export.audit': { reads: 'files', paths: ['/api/institution_export/audit_before'] },
    'file.download': { reads: 'files', paths: [`/api/file/download/${fileId}`] },
    'file.preview': { reads: 'files', paths: [`/api/file/preview/${fileId}`] },
    'document_file.version': { reads: 'files', paths: [`/api/document_file/version/${fileId}/1`] },
    'document_file.zip': { reads: 'files', paths: [`/api/document_file/zip/${documentId}`] },
    'scan.thumbnail': { reads: 'files', paths: [`/api/scan/thumbnail/${scanId}`] },
    'scan.preview': { reads: 'files', paths: [`/api/scan/preview/${scanId}`] },
    'profile.picture': { reads: 'files', paths: ['/api/profile/picture'] },
    'contact_message.file': { reads: 'files', paths: [`/api/contact_message/file/${contactFileId}`] },
    'gazette_entry.file': { reads: 'files', paths: [`/api/gazette_entry/file/${gazetteFileId}`] },
    'public_gazette.file': { reads: 'files', paths: [`/api/public_gazette/file/${gazetteFileId}`] },
    'public_post.picture': { reads: 'files', paths: [`/api/public_post/picture/${postPictureId}`] },
    // Only a complaint whose answer was mailed has one: portal-complaint.http.test.ts reads it there.
    'portal_complaint.own_file': { reads: 'files', paths: [] },
    'branding.picture': { reads: 'files', paths: ['/api/branding/logo'] },
  }
}
