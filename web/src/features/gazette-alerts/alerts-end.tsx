import '../../lib/languages/portal/gazette-alerts-texts.ts'
import { bareGazetteAlertCalls } from '@hdoc/contract/gazette/bare-gazette-alerts.ts'
import { alertPaces } from '@hdoc/contract/gazette/gazette-alert-choices.ts'
import { IconBellOff, IconCircleCheck } from '@tabler/icons-react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../entities/public-form/public-form.module.css'
import { call } from '../../lib/calls/call.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { holdHeading } from '../../ui/dialog/hold-heading.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'

const alertQuery = (token: string) =>
  queryOptions({
    queryKey: ['gazette_alert', token],
    queryFn: ({ signal }) => call(bareGazetteAlertCalls.show, { params: { token }, signal, handled: true }),
    gcTime: 0,
    retry: false,
  })

function Ended() {
  const { t } = useTranslation()
  const { Link } = useMoves()
  return (
    <>
      <span className={styles.icon}>
        <IconCircleCheck size={28} aria-hidden />
      </span>
      <h1>{t('gazette_alerts.ended')}</h1>
      <p className={styles.lead}>{t('gazette_alerts.ended_text')}</p>
      <Link to="/monitor-oficial">{t('portal.gazette')}</Link>
    </>
  )
}

/** `/opreste-alerte/{token}`: where the link of each alert leads. Opening it ends nothing; the button does. */
export function AlertsEnd({ token }: { token: string }) {
  const { t } = useTranslation()
  useLanguage()
  const [isEnded, setEnded] = useState(false)
  const answer = useQuery({ ...alertQuery(token), enabled: !isEnded })
  const ending = useAction({
    call: () => call(bareGazetteAlertCalls.end, { params: { token } }),
    changes: [],
    shown: true,
    onDone: () => {
      setEnded(true)
      holdHeading()
    },
    onFailure: ({ status }) => {
      if (status === 404) void answer.refetch()
    },
  })
  if (isEnded)
    return (
      <div className={styles.page} role="status">
        <Ended />
      </div>
    )
  if (answer.error?.status === 404 && !answer.isFetching)
    return (
      <div className={styles.page} role="alert">
        <Empty
          icon={IconBellOff}
          title={t('gazette_alerts.unknown')}
          text={t('gazette_alerts.unknown_text')}
        />
      </div>
    )
  return (
    <div className={styles.page}>
      <Answer query={answer}>
        {({ institution, email, pace, headings }) => (
          <>
            <p className={styles.quiet}>{institution}</p>
            <h1>{t('gazette_alerts.end_title')}</h1>
            <p className={styles.lead}>{t('gazette_alerts.end_lead', { email })}</p>
            <ul className={styles.plain}>
              {(headings.length > 0 ? headings : [t('gazette_alerts.every')]).map((one) => (
                <li key={one}>{one}</li>
              ))}
              <li>{say(alertPaces[pace])}</li>
            </ul>
            {ending.error && (
              <Note kind="bad" role="alert">
                {ending.error.message}
              </Note>
            )}
            <PlainButton
              look="strong"
              large
              className={styles.wide}
              disabled={ending.isPending}
              onClick={() => ending.mutate()}
            >
              <IconBellOff size={20} aria-hidden />
              {t('gazette_alerts.end')}
            </PlainButton>
          </>
        )}
      </Answer>
    </div>
  )
}
