import { labelPayload } from '@hdoc/contract/printing/label/payload.ts'
import type { PrintingSection, printingSettingCalls } from '@hdoc/contract/printing/printing.ts'
import { recordAudit } from '../../platform/audit/record-audit.ts'
import { grant } from '../../platform/auth/grant.ts'
import type { InputOf, StaffCtx } from '../../platform/http/context.ts'
import { code128Bars } from '../../platform/pdf/draw-code128.ts'
import { qrRuns } from '../../platform/pdf/draw-qr.ts'
import { letterWidths } from '../../platform/pdf/letter-widths.ts'
import { getInstitution } from '../institutions/index.ts'
import { auditSubject, checkSection } from './check-section.ts'
import { canChangeSection } from './policy.ts'
import { savedSection } from './present.ts'
import { getPrintingRow, updatePrinting } from './queries.ts'

/**
 * An id with as many digits as documents have in a large installation: a label that fits it fits smaller
 * ones.
 */
const SAMPLE_DOCUMENT = 12_345_678
/** The sample is Romanian, whoever looks at the preview, because labels are. */
const SAMPLE_LINES = {
  number: 'DGA-0042/2026',
  date: '20.11.2026, ora 10:15',
  register: 'Registru general de intrare-ieșire',
  issuer: 'Ștefan Țăndărică',
}

async function sampleOf({ db }: StaffCtx): Promise<PrintingSection['sample']> {
  const payload = labelPayload({ institutionId: db.institutionId, documentId: SAMPLE_DOCUMENT })
  const bars = code128Bars(payload)
  const qr = qrRuns(payload)
  const lines = { ...SAMPLE_LINES, institution: (await getInstitution(db)).name }
  return {
    lines,
    widths: await letterWidths(Object.values(lines)),
    bars: [...bars.widths],
    bar_modules: bars.modules,
    qr: qr.runs.map(({ row, from, length }) => [row, from, length]),
    qr_modules: qr.modules,
  }
}

export async function showPrinting(ctx: StaffCtx): Promise<PrintingSection> {
  const { version, ...values } = await getPrintingRow(ctx.db)
  return { values, version, sample: await sampleOf(ctx) }
}

export async function changePrinting(ctx: StaffCtx, { body }: InputOf<typeof printingSettingCalls.update>) {
  const row = await getPrintingRow(ctx.db, 'lock')
  const before = grant('setting.printing', row, canChangeSection(ctx.actor, 'printing'))
  await checkSection(ctx.db, 'printing', before, body.version)
  const values = { ...row, ...body.values, version: row.version + 1 }
  await updatePrinting(ctx.db, before, values)
  await recordAudit(ctx, {
    action: 'setting.printing_changed',
    subjectType: auditSubject('printing'),
    subjectId: ctx.db.institutionId,
    before: row,
    after: values,
  })
  return savedSection(ctx.language, await showPrinting(ctx))
}
