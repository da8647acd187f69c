import '../../lib/languages/own/contact-messages-texts.ts'
import { contactCategories } from '@hdoc/contract/contact/contact-categories.ts'
import { type ContactMessageRow, contactColumns } from '@hdoc/contract/contact/contact-messages.ts'
import { contactStateClass, contactStateLabels } from '@hdoc/contract/contact/contact-states.ts'
import { useTranslation } from 'react-i18next'
import { contactMessagesQuery } from '../../entities/contact-messages/queries.ts'
import { useSession } from '../../entities/session/session-store.ts'
import { formatDateTime } from '../../lib/format/format.ts'
import { say } from '../../lib/languages/i18n.ts'
import { CardLines } from '../../ui/display/card-lines.tsx'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { List } from '../../ui/list/list.tsx'

const cells = {
  received_at: ({ received_at }: ContactMessageRow) => formatDateTime(received_at),
  category: ({ category }: ContactMessageRow) => say(contactCategories[category]),
  state: ({ state }: ContactMessageRow) => (
    <StatusTag className={contactStateClass(state)}>{say(contactStateLabels[state])}</StatusTag>
  ),
}

/** `/mesaje-contact`: what citizens wrote by the contact form. */
export function MessagesPage() {
  const { t } = useTranslation()
  const { user } = useSession()
  return (
    <Page
      fill
      title={t('contact_messages.title')}
      breadcrumb={[{ label: t('contact_messages.portal') }, { label: t('contact_messages.title') }]}
    >
      <List
        name="contact_message"
        owner={String(user?.id ?? '')}
        label={t('contact_messages.title')}
        columns={contactColumns}
        cells={cells}
        widths={{ received_at: '150px', category: '190px', email: '240px', state: '150px' }}
        opensBy="subject"
        card={(row) => (
          <CardLines
            title={row.subject}
            text={[formatDateTime(row.received_at), row.email].join(' · ')}
            note={say(contactStateLabels[row.state])}
          />
        )}
        to={(row) => ({ to: '/mesaje-contact/$id', params: { id: row.id } })}
        request={contactMessagesQuery}
        empty={{ title: t('contact_messages.empty'), text: t('contact_messages.empty_text') }}
      />
    </Page>
  )
}
