import { formatDate } from '@hdoc/contract/ro/date-format.ts'
import type { templateCalls } from '@hdoc/contract/templates/templates.ts'
import { localDate } from '../../../platform/clock.ts'
import type { InputOf, StaffCtx } from '../../../platform/http/context.ts'
import { publicAddress } from '../../institutions/index.ts'
import { fillHtml, fillPlain } from '../text/fill-text.ts'
import { institutionValues } from '../use/institution-values.ts'
import { cleanTexts } from './check-texts.ts'

/** What a text becomes with the institution's data and an invented paper. */
export async function previewTemplate(ctx: StaffCtx, { body }: InputOf<(typeof templateCalls)['preview']>) {
  const { kind, language } = body
  const today = localDate(ctx.clock.now())
  const { ro: text } = cleanTexts(kind, { ro: body.text, en: body.text })
  const values = {
    ...(await institutionValues(ctx.db, {
      language,
      today,
      site: await publicAddress(ctx.db, ctx.institutionId, ctx.settings),
    })),
    numar: '4512',
    data: formatDate(today),
    deponent: 'Ionescu Maria',
    raspunde_la: `4480/${formatDate(today)}`,
  }
  return {
    subject: fillPlain(text.subject, values),
    content: kind === 'page' ? fillHtml(text.content, values) : fillPlain(text.content, values),
  }
}
