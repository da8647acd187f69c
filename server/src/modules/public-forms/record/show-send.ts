import type { publicFormCalls } from '@hdoc/contract/public-forms/public-form-calls.ts'
import type { FormResult, SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import type { TenantDb } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/env.ts'
import { done } from '../../../platform/http/answers/answers.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { qrRows } from '../../../platform/pdf/qr-rows.ts'
import { findBranding } from '../../institutions/index.ts'
import { getByKey, getByToken, inPlace } from './find-send.ts'
import { trackingUrl } from './holder-address.ts'
import { presentSend } from './present.ts'
import { listFormFiles } from './queries/files.ts'
import type { SendRow } from './queries/send-row.ts'
import { findSend } from './queries/sends.ts'

type Calls = typeof publicFormCalls
type Asking = Pick<Ctx, 'database' | 'caller' | 'clock' | 'settings' | 'language'>

/** The result of a confirmed form, with the address to follow it. */
async function resultOf(
  db: TenantDb,
  settings: Settings,
  { result, confirmed_at }: Pick<SendRow, 'result' | 'confirmed_at'>,
): Promise<FormResult | null> {
  if (result === null || confirmed_at === null) return null
  const { number, deadline_on, tracking_code } = result
  const tracking_url = await trackingUrl(db, settings, result)
  const qr = tracking_url === '' ? [] : qrRows(tracking_url)
  return { number, at: confirmed_at, deadline_on, tracking_code, tracking_url, qr }
}

async function read(
  db: TenantDb,
  { settings, clock }: Pick<Asking, 'settings' | 'clock'>,
  row: SendRow,
): Promise<SentForm> {
  return presentSend(row, {
    institution: (await findBranding(db))?.name ?? '',
    files: await listFormFiles(db, row.id),
    result: await resultOf(db, settings, row),
    now: clock.now(),
  })
}

const show = (ctx: Asking, row: SendRow): Promise<SentForm> =>
  inPlace(ctx, (db) => read(db, ctx, row), { readOnly: true })

/** The answer of a call that changed a form: the form as it is now. */
export async function answerWith(
  ctx: Asking,
  id: number,
): Promise<{ success: true; message: string; data: SentForm }> {
  const data = await inPlace(
    ctx,
    async (db) => {
      const row = await findSend(db, id)
      if (!row) throw new Error('a form that was just changed is gone')
      return read(db, ctx, row)
    },
    { readOnly: true },
  )
  return { ...done(ctx.language), data }
}

/** A form in the browser that fills or sent it. */
export const showByKey = async (ctx: Ctx<Calls['sent']>, { query }: InputOf<Calls['sent']>) =>
  show(ctx, await getByKey(ctx, query.k))

/** A form by its mailed link. Nothing is confirmed by that, however often it is opened. */
export const showByToken = async (ctx: Ctx<Calls['show']>, { params }: InputOf<Calls['show']>) =>
  show(ctx, await getByToken(ctx, params.token))
