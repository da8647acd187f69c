import type { NoticeType } from '@hdoc/contract/notifications/notices.ts'
import {
  type EmailPace,
  type NoticeChoice,
  type NotificationChoices,
  notificationChoiceCalls,
} from '@hdoc/contract/notifications/notification-choices.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NoticeMatrix } from '../../../entities/notifications/notice-matrix.tsx'
import { call } from '../../../lib/calls/call.ts'
import { useAction } from '../../../ui/action/use-action.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { changesTo, toldNow, withoutChoices } from './choice-changes.ts'
import { choicesQuery } from './choices-query.ts'
import styles from './notices-card.module.css'
import { PushPart } from './push-part.tsx'

type Values = { notices?: NoticeChoice[]; email_pace?: EmailPace }

/** Where messages go, and what cannot be sent at all. */
function Ways({ choices: { email, sms } }: { choices: NotificationChoices }) {
  const { t } = useTranslation()
  const lines = [
    t(email.delivers ? 'notifications.email_to' : 'notifications.email_off', { address: email.address }),
    !sms.delivers
      ? t('notifications.sms_off')
      : sms.phone === ''
        ? t('notifications.sms_no_phone')
        : t('notifications.sms_to', { phone: sms.phone }),
  ]
  return (
    <ul className={styles.ways}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function Choices({ choices }: { choices: NotificationChoices }) {
  const { t } = useTranslation()
  const change = useAction({
    call: (values: Values) =>
      call(notificationChoiceCalls.update, { body: { values, version: choices.version }, quiet: true }),
    changes: [{ what: 'notification_choice.changed' }],
    unsure: [{ what: 'notification_choice.changed' }],
  })
  const chosen = new Set(choices.notices.flatMap(({ notice, chosen: own }) => (own === null ? [] : [notice])))
  const off: NoticeType[] = choices.sms.delivers && choices.sms.phone !== '' ? [] : ['sms']
  const wanted = change.isPending ? change.variables?.notices : undefined
  // Until the answer has come the boxes show what was just chosen.
  const shown = choices.notices.map((one) => ({
    ...one,
    ...wanted?.find(({ notice }) => notice === one.notice),
  }))
  return (
    <>
      <div className={styles.scroll}>
        <NoticeMatrix
          legend={t('notifications.choices')}
          value={toldNow(shown)}
          disabled={off}
          onChange={(value) => {
            const notices = changesTo(choices.notices, value)
            if (notices.length > 0 && !change.isPending) change.mutate({ notices })
          }}
          mark={(notice) =>
            chosen.has(notice) ? (
              <span
                className={styles.own}
                role="img"
                aria-label={t('notifications.own')}
                title={t('notifications.own')}
              />
            ) : null
          }
        />
      </div>
      {chosen.size > 0 && (
        <div className={styles.back}>
          <span className={styles.own} aria-hidden />
          {t('notifications.own')}
          <Button
            variant="subtle"
            size="compact-sm"
            disabled={change.isPending}
            onClick={() => change.mutate({ notices: withoutChoices(choices.notices) })}
          >
            {t('notifications.back_to_usual')}
          </Button>
        </div>
      )}
      <Ways choices={choices} />
      <NativeSelect
        className={styles.pace}
        label={t('notifications.email_pace')}
        value={choices.email_pace}
        disabled={change.isPending}
        onChange={(event) =>
          change.mutate({ email_pace: event.currentTarget.value === 'daily' ? 'daily' : 'at_once' })
        }
        data={[
          { value: 'at_once', label: t('notifications.pace_at_once') },
          {
            value: 'daily',
            label: t('notifications.pace_daily', {
              hour: `${String(choices.digest_hour).padStart(2, '0')}:00`,
            }),
          },
        ]}
      />
    </>
  )
}

/** What the person is told of, in which ways, and in which browsers. Every choice acts at once. */
export function NoticesCard() {
  const { t } = useTranslation()
  const choices = useQuery(choicesQuery)
  return (
    <Card title={t('notifications.card')} help={t('notifications.card_help')}>
      <Answer query={choices}>
        {(data) => (
          <>
            <Choices choices={data} />
            <PushPart devices={data.push.devices} />
          </>
        )}
      </Answer>
    </Card>
  )
}
