import { buffer } from 'node:stream/consumers'
import { STATUS } from '@hdoc/contract/document-status.ts'
import type { documentCalls } from '@hdoc/contract/documents.ts'
import { deadlineLaw } from '@hdoc/contract/ro/deadline.ts'
import { deadlineText } from '@hdoc/contract/ro/deadline-text.ts'
import { localTime } from '../../platform/clock.ts'
import type { TenantDb } from '../../platform/db/database.ts'
import type { Settings } from '../../platform/env.ts'
import { contentDisposition } from '../../platform/files/preview-headers.ts'
import type { InputOf, RawAnswer, StaffCtx } from '../../platform/http/context.ts'
import { findPictureHash, getInstitution } from '../institutions/index.ts'
import type { ConfirmationData } from './confirmation-data.ts'
import { renderConfirmation } from './confirmation-pdf.ts'
import { getVisible, trackingUrl } from './get-document.ts'
import type { DocumentRow } from './queries/documents.ts'

/** What of a document stands on its receipt. */
export type ConfirmedDocument = Pick<
  DocumentRow,
  | 'number'
  | 'further_numbers'
  | 'registered_on'
  | 'registered_at'
  | 'register_name'
  | 'doc_type_name'
  | 'issuer_name'
  | 'short_description'
  | 'pages'
  | 'annexes'
  | 'deadline_on'
  | 'deadline_reason'
  | 'tracking_code'
  | 'registered_by_name'
  | 'is_test'
  | 'status'
>

/** What a receipt says of a document, on paper and by mail. */
export async function confirmationOf(
  ctx: { db: TenantDb; settings: Settings },
  document: ConfirmedDocument,
): Promise<ConfirmationData> {
  const [institution, url] = await Promise.all([
    getInstitution(ctx.db),
    trackingUrl(ctx, document.tracking_code),
  ])
  const none = { ro: '', en: '' }
  const { name, address, phone, email } = institution
  return {
    institution: { name, address, phone, email },
    number: document.number,
    furtherNumbers: document.further_numbers
      .map(({ number, register }) => `${number} (${register})`)
      .join('; '),
    registeredOn: document.registered_on,
    registeredTime: localTime(new Date(document.registered_at)),
    register: document.register_name,
    docType: document.doc_type_name,
    issuer: document.issuer_name,
    subject: document.short_description,
    pages: document.pages,
    annexes: document.annexes,
    deadline:
      document.deadline_on === null
        ? null
        : {
            date: document.deadline_on,
            reason: document.deadline_reason ? deadlineText(document.deadline_reason) : none,
            legalBasis: deadlineLaw(document.deadline_reason),
          },
    trackingUrl: url,
    registeredBy: document.registered_by_name,
    isTest: document.is_test,
    isAnnulled: document.status === STATUS.annulled,
  }
}

/** The coat of arms, else the logo, for paper. */
export async function findCrest({ db, files }: Pick<StaffCtx, 'db' | 'files'>): Promise<Buffer | undefined> {
  const hash = (await findPictureHash(db, 'coat_of_arms')) ?? (await findPictureHash(db, 'logo'))
  return hash === undefined ? undefined : buffer(await files.open(hash))
}

export async function showConfirmation(
  ctx: StaffCtx,
  { params }: InputOf<typeof documentCalls.confirmation>,
): Promise<RawAnswer> {
  const document = await getVisible(ctx, params.id)
  const body = await renderConfirmation(await confirmationOf(ctx, document), ctx.language, {
    createdAt: ctx.clock.now(),
    picture: await findCrest(ctx),
  })
  const name = `${ctx.language === 'ro' ? 'dovada' : 'receipt'}-${document.number.replace(/[^\w.-]+/g, '-')}.pdf`
  return {
    raw: true,
    body,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': contentDisposition('inline', name),
      'cache-control': 'private, no-store',
    },
  }
}
