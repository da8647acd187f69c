import type { NoticeType } from '@hdoc/contract/notifications/notices.ts'
import type { NotificationChoices } from '@hdoc/contract/notifications/notification-choices.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NoticeMatrix } from '../../../entities/notifications/notice-matrix.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { choicesQuery } from './choices-query.ts'
import styles from './notices-card.module.css'
import { PushPart } from './push-part.tsx'
import { useTold } from './use-told.ts'

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
  const { told, isSaving, tell, takeBack, setPace } = useTold(choices)
  const chosen = new Set(choices.notices.flatMap(({ notice, chosen: own }) => (own === null ? [] : [notice])))
  const off: NoticeType[] = choices.sms.delivers && choices.sms.phone !== '' ? [] : ['sms']
  return (
    <>
      <div className={styles.scroll}>
        <NoticeMatrix
          legend={t('notifications.choices')}
          value={told}
          disabled={off}
          onChange={tell}
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
          <Button variant="subtle" size="compact-sm" disabled={isSaving} onClick={takeBack}>
            {t('notifications.back_to_usual')}
          </Button>
        </div>
      )}
      <Ways choices={choices} />
      <NativeSelect
        className={styles.pace}
        label={t('notifications.email_pace')}
        value={choices.email_pace}
        disabled={isSaving}
        onChange={(event) => setPace(event.currentTarget.value === 'daily' ? 'daily' : 'at_once')}
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
