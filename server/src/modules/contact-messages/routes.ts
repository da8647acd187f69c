import { contactFormCalls } from '@hdoc/contract/contact/contact-form.ts'
import { contactMessageCalls } from '@hdoc/contract/contact/contact-messages.ts'
import { metaOf } from '../../platform/db/list/list-sql.ts'
import { type Route, route } from '../../platform/http/context.ts'
import { sendForm } from '../public-forms/index.ts'
import { contactKind } from './messages/contact-kind.ts'
import { markMessage, openMessageFile, showMessage } from './staff/handle-messages.ts'
import { presentRow } from './staff/present.ts'
import { listMessages } from './staff/queries.ts'

export const contactRoutes: Route[] = [
  route(contactFormCalls.send, (ctx, { body }) => sendForm(ctx, contactKind, body)),
  route(contactMessageCalls.list, async ({ db }, { list }) => {
    const { rows, total } = await listMessages(db, list)
    return { data: rows.map(presentRow), meta: metaOf(list, total, rows.length) }
  }),
  route(contactMessageCalls.get, (ctx, { params }) => showMessage(ctx, params.id)),
  route(contactMessageCalls.mark, markMessage),
  route(contactMessageCalls.file, openMessageFile),
]
