import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { findCrest } from '../../documents/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import type { Line } from '../kinds/public-kind.ts'
import { trackingUrl } from '../record/holder-address.ts'
import { listWholeFiles } from '../record/queries/files.ts'
import type { SendRow } from '../record/queries/send-row.ts'

/** What stands on the receipt of a confirmed form. */
export type ReceiptParts = {
  kind: SendRow['kind']
  language: SendRow['language']
  institution: { name: string; address: string; phone: string; email: string }
  crest: string | undefined
  number: string
  at: Date
  deadlineOn: string | null
  trackingCode: string
  /** '' where there is nothing to follow. It bears no second secret: paper lies about. */
  url: string
  lines: readonly Line[]
  files: readonly string[]
}

/** Reads the receipt of a form; undefined while it is not confirmed. */
export async function gatherReceipt(
  db: TenantDb,
  settings: Settings,
  row: SendRow,
): Promise<ReceiptParts | undefined> {
  const { result, confirmed_at, kind, language, told } = row
  if (result === null || confirmed_at === null) return undefined
  const { name, address, phone, email } = await getInstitution(db)
  return {
    kind,
    language,
    institution: { name, address, phone, email },
    crest: await findCrest(db),
    number: result.number,
    at: new Date(confirmed_at),
    deadlineOn: result.deadline_on,
    trackingCode: result.tracking_code,
    url: await trackingUrl(db, settings, result),
    lines: told,
    files: (await listWholeFiles(db, row.id)).map((file) => file.name),
  }
}
