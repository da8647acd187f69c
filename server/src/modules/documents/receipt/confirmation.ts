import { buffer } from 'node:stream/consumers'
import type { documentCalls } from '@hdoc/contract/documents/record/document-calls.ts'
import { STATUS } from '@hdoc/contract/documents/status/document-status.ts'
import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import { deadlineLine } from '@hdoc/contract/ro/deadline-text.ts'
import type { Text } from '@hdoc/contract/texts/languages.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { contentDisposition } from '../../../platform/files/preview/preview-headers.ts'
import type { FileStore } from '../../../platform/files/store/file-store.ts'
import type { Ctx, InputOf, WholeAnswer } from '../../../platform/http/context.ts'
import { findPictureHash, getInstitution } from '../../institutions/index.ts'
import { getVisible, trackingPage } from '../record/get-document.ts'
import type { DocumentRow } from '../record/queries/documents.ts'
import { registrationHour } from '../record/registration-hour.ts'
import type { ConfirmationData } from './confirmation-data.ts'
import { renderConfirmation } from './confirmation-pdf.ts'

/** What of a document stands on its receipt. */
export type ConfirmedDocument = Pick<
  DocumentRow,
  | 'number'
  | 'further_numbers'
  | 'registered_on'
  | 'registered_at'
  | 'register_name'
  | 'doc_type_name'
  | 'category'
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

/**
 * What receipts made at once have in common: the institution's name and contacts, and the start of the
 * address where a document is followed.
 */
export type Confirming = { institution: ConfirmationData['institution']; trackingPage: string }

export async function confirming(ctx: { db: TenantDb; settings: Settings }): Promise<Confirming> {
  const [institution, page] = await Promise.all([getInstitution(ctx.db), trackingPage(ctx)])
  const { name, address, phone, email } = institution
  return { institution: { name, address, phone, email }, trackingPage: page }
}

/** A day that a person chose stands alone. */
function chosenDay(date: string): Text {
  const day = formatDate(date)
  return { ro: day, en: day }
}

/** What a receipt says of a document, on paper and by mail. */
export function confirmationOf(around: Confirming, document: ConfirmedDocument): ConfirmationData {
  const { deadline_on: date, deadline_reason: reason } = document
  return {
    institution: around.institution,
    number: document.number,
    furtherNumbers: document.further_numbers
      .map((one) => `${one.register_number} (${one.register})`)
      .join('; '),
    registeredOn: document.registered_on,
    registeredTime: registrationHour(document),
    register: document.register_name,
    docType: document.doc_type_name,
    category: document.category,
    issuer: document.issuer_name,
    subject: document.short_description,
    pages: document.pages,
    annexes: document.annexes,
    deadline: date === null ? null : { date, line: reason ? deadlineLine(reason) : chosenDay(date) },
    trackingCode: document.tracking_code,
    trackingUrl: around.trackingPage + document.tracking_code,
    registeredBy: document.registered_by_name,
    isTest: document.is_test,
    isAnnulled: document.status === STATUS.annulled,
  }
}

/**
 * Hash of the coat of arms, else of the logo, for paper. `readCrest` reads the bytes after the transaction.
 */
export const findCrest = async (db: TenantDb): Promise<string | undefined> =>
  (await findPictureHash(db, 'coat_of_arms')) ?? (await findPictureHash(db, 'logo'))

export const readCrest = async (files: FileStore, hash: string | undefined): Promise<Buffer | undefined> =>
  hash === undefined ? undefined : buffer(await files.open(hash))

type Call = typeof documentCalls.confirmation

/** Gives the receipt as a PDF. It is drawn after the transaction, so that it holds no database connection. */
export async function showConfirmation(ctx: Ctx<Call>, { params }: InputOf<Call>): Promise<WholeAnswer> {
  const { data, crest } = await ctx.database.inInstitution(
    ctx.institutionId,
    async (db) => {
      const document = await getVisible({ ...ctx, db }, params.id)
      const around = await confirming({ db, settings: ctx.settings })
      return { data: confirmationOf(around, document), crest: await findCrest(db) }
    },
    { readOnly: true },
  )
  const body = await renderConfirmation(data, ctx.language, {
    createdAt: ctx.clock.now(),
    picture: await readCrest(ctx.files, crest),
  })
  const name = `${ctx.language === 'ro' ? 'dovada' : 'receipt'}-${data.number.replace(/[^\w.-]+/g, '-')}.pdf`
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
