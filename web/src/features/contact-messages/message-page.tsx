import '../../lib/languages/own/contact-messages-texts.ts'
import { bareContactMessageCalls } from '@hdoc/contract/contact/bare-contact-messages.ts'
import { contactCategories } from '@hdoc/contract/contact/contact-categories.ts'
import type { ContactMessage } from '@hdoc/contract/contact/contact-messages.ts'
import { contactStateClass, contactStateLabels } from '@hdoc/contract/contact/contact-states.ts'
import { Button } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { contactMessageQuery } from '../../entities/contact-messages/queries.ts'
import { call } from '../../lib/calls/call.ts'
import { formatBytes, formatDateTime } from '../../lib/format/format.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Card } from '../../ui/display/card.tsx'
import { FactRows } from '../../ui/display/facts.tsx'
import { Page } from '../../ui/display/page.tsx'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { Answer } from '../../ui/feedback/answer.tsx'
import styles from './message.module.css'

const changes = [{ what: 'contact_message.changed' }] as const
/** `Re:` once, whatever the writer put before. */
const replyAddress = ({ email, subject }: ContactMessage): string =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject.replace(/^(re:\s*)*/i, 'Re: '))}`

function Actions({ message }: { message: ContactMessage }) {
  const { t } = useTranslation()
  const isAnswered = message.state === 'answered'
  const marking = useAction({
    call: () =>
      call(bareContactMessageCalls.mark, {
        body: { id: message.id, answered: !isAnswered, version: message.version },
      }),
    changes,
    said: () => t(isAnswered ? 'contact_messages.unmarked' : 'contact_messages.marked'),
  })
  return (
    <>
      <Button
        component="a"
        variant="default"
        href={replyAddress(message)}
        leftSection={<IconMail size={16} aria-hidden />}
      >
        {t('contact_messages.reply')}
      </Button>
      <Button
        variant={isAnswered ? 'default' : 'filled'}
        loading={marking.isPending}
        leftSection={
          isAnswered ? <IconArrowBackUp size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />
        }
        onClick={() => marking.mutate()}
      >
        {t(isAnswered ? 'contact_messages.unmark' : 'contact_messages.mark')}
      </Button>
    </>
  )
}

function Facts({ message }: { message: ContactMessage }) {
  const { t } = useTranslation()
  const { answered_at, answered_by, mailed_to } = message
  type Row = readonly [string, ReactNode]
  const rows: (Row | false)[] = [
    [t('contact_messages.sender'), message.email],
    [t('contact_messages.category'), say(contactCategories[message.category])],
    [t('contact_messages.language'), t(`contact_messages.${message.language}`)],
    [t('contact_messages.sent'), formatDateTime(message.sent_at)],
    [t('contact_messages.received'), formatDateTime(message.received_at)],
    mailed_to !== '' && [t('contact_messages.mailed'), mailed_to],
    answered_at !== null && [
      t('contact_messages.answered'),
      t('contact_messages.at', { name: answered_by, at: formatDateTime(answered_at) }),
    ],
  ]
  return <FactRows rows={rows.filter((row): row is Row => row !== false)} />
}

/** `/mesaje-contact/{id}`: a message with its files, and whether it was answered. */
export function MessagePage() {
  const { t } = useTranslation()
  useLanguage()
  const { id } = useParams({ from: '/staff/mesaje-contact/$id' })
  const answer = useQuery(contactMessageQuery(id))
  const { data: message } = answer
  const title = message?.subject ?? t('contact_messages.one')
  return (
    <Page
      title={title}
      breadcrumb={[
        { label: t('contact_messages.portal') },
        { label: t('contact_messages.title'), to: '/mesaje-contact' },
        { label: title },
      ]}
      aside={
        message && (
          <StatusTag className={contactStateClass(message.state)}>
            {say(contactStateLabels[message.state])}
          </StatusTag>
        )
      }
      actions={message && <Actions message={message} />}
    >
      <Answer query={answer}>
        {(shown) => (
          <div className={styles.columns}>
            <div className={styles.stack}>
              <Card title={t('contact_messages.message')}>
                <p className={styles.text}>{shown.message}</p>
              </Card>
              {shown.files.length > 0 && (
                <Card title={t('contact_messages.files')}>
                  <ul className={styles.files}>
                    {shown.files.map((file) => (
                      <li key={file.id}>
                        <a href={`/api/contact_message/file/${file.id}`} download={file.name}>
                          {file.name}
                        </a>
                        <span>{formatBytes(file.size)}</span>
                      </li>
                    ))}
                  </ul>
                </Card>
              )}
            </div>
            <Card title={t('contact_messages.facts')}>
              <Facts message={shown} />
            </Card>
          </div>
        )}
      </Answer>
    </Page>
  )
}
