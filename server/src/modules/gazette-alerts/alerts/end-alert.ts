import type { alertPaces } from '@hdoc/contract/gazette/gazette-alert-choices.ts'
import type { gazetteAlertCalls } from '@hdoc/contract/gazette/gazette-alerts.ts'
import type { Ctx, InputOf } from '../../../platform/http/context.ts'
import { maskEmail } from '../../accounts/index.ts'
import { getInstitution } from '../../institutions/index.ts'
import { bySecret, tokenHash } from '../../public-forms/index.ts'
import { headingTitle } from './heading-title.ts'
import { deleteAlert, findByToken, listChosen } from './queries.ts'

type Calls = typeof gazetteAlertCalls
type Pace = keyof typeof alertPaces

const ended = {
  ro: 'Alertele s-au oprit. Adresa dumneavoastră a fost ștearsă.',
  en: 'The alerts have ended. Your address has been erased.',
} as const

/** What the link of a mail would end. */
export const showAlert = (ctx: Ctx<Calls['show']>, { params }: InputOf<Calls['show']>) =>
  bySecret(ctx, params.token, async (db) => {
    const alert = await findByToken(db, tokenHash(params.token))
    if (!alert) return undefined
    const chosen = await listChosen(db, alert.id)
    const { name } = await getInstitution(db)
    const pace: Pace = alert.daily ? 'daily' : 'at_once'
    return {
      institution: name,
      email: maskEmail(alert.email),
      pace,
      headings: chosen.map((one) => headingTitle(one, ctx.language)),
    }
  })

/** Ends alerts, by the button of our page or by that of a mail program; address, choice and what waited are deleted. */
export async function endAlert(ctx: Ctx<Calls['end']>, { params }: InputOf<Calls['end']>) {
  const hash = tokenHash(params.token)
  const { id } = await bySecret(ctx, params.token, (db) => findByToken(db, hash))
  await ctx.database.inInstitution(ctx.caller.host.institutionId, (db) => deleteAlert(db, id))
  return { success: true as const, message: ended[ctx.language] }
}
