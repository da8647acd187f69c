import '../../lib/languages/portal/gazette-alerts-texts.ts'
import { bareGazetteAlertCalls } from '@hdoc/contract/gazette/bare-gazette-alerts.ts'
import {
  type AlertPace,
  alertPaceNames,
  alertPaces,
  mostAlertHeadings,
} from '@hdoc/contract/gazette/gazette-alert-choices.ts'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { gazetteTreeQuery } from '../../entities/gazette/queries.ts'
import { FormActions } from '../../entities/public-form/form-actions.tsx'
import { EmailFields, HiddenField, TermsField } from '../../entities/public-form/form-fields.tsx'
import type { OpenForm } from '../../entities/public-form/opening/form-query.ts'
import styles from '../../entities/public-form/public-form.module.css'
import { PublicFormPage } from '../../entities/public-form/public-form-page.tsx'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { usePublicForm } from '../../entities/public-form/use-public-form.ts'
import { call } from '../../lib/calls/call.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { PlainSelect } from '../../ui/plain/plain-select.tsx'
import { HeadingChoice } from './heading-choice.tsx'

const kind = 'gazette_alert'
const kept = ['every', 'headings', 'pace'] as const
const steps = [['headings', 'pace', 'email', 'email_confirmation', 'terms']]
type Values = { every: boolean; headings: readonly number[]; pace: AlertPace }

/** What happens once alerts are confirmed. */
const afterAlerts = (t: TFunction): readonly string[] => [
  t('gazette_alerts.next_mail'),
  t('gazette_alerts.next_end'),
]

function Fields({ open, category }: { open: OpenForm; category: number | undefined }) {
  const { t } = useTranslation()
  useLanguage()
  const tree = useQuery(gazetteTreeQuery())
  const empty: Values = {
    every: category === undefined,
    headings: category === undefined ? [] : [category],
    pace: 'daily',
  }
  const form = usePublicForm<Values>({
    name: kind,
    open,
    empty,
    kept,
    steps,
    check: ({ every, headings }) => {
      if (every) return {}
      if (headings.length === 0) return { headings: t('gazette_alerts.choose_one') }
      if (headings.length > mostAlertHeadings)
        return { headings: t('gazette_alerts.too_many', { most: mostAlertHeadings }) }
      return {}
    },
    send: ({ every, headings, pace }, beside) =>
      call(bareGazetteAlertCalls.send, {
        body: { headings: every ? [] : [...headings], pace, ...beside },
      }),
  })
  const { values, problems, set } = form
  return (
    <FormFrame submit={form.goOn} ref={form.root} className={styles.fields}>
      <div>
        <StepHead name={t('portal.gazette')} title={t('gazette_alerts.title')} />
        <p className={styles.lead}>{t('gazette_alerts.lead')}</p>
      </div>
      <Answer query={tree}>
        {({ headings }) => (
          <HeadingChoice
            headings={headings}
            every={values.every}
            chosen={values.headings}
            error={problems.headings}
            onChange={set}
          />
        )}
      </Answer>
      <PlainSelect
        data-path="pace"
        name="pace"
        label={t('gazette_alerts.pace')}
        error={problems.pace}
        value={values.pace}
        onChange={(event) => set({ pace: event.currentTarget.value as AlertPace })}
      >
        {alertPaceNames.map((name) => (
          <option key={name} value={name}>
            {say(alertPaces[name])}
          </option>
        ))}
      </PlainSelect>
      <EmailFields form={form} />
      <TermsField form={form} />
      <HiddenField form={form} />
      <FormActions form={form} send={t('gazette_alerts.send')} />
    </FormFrame>
  )
}

/** `/monitor-oficial-alerte`: e-mails about what the gazette publishes; `category`: the heading that was looked at. */
export function AlertsForm({ category }: { category: number | undefined }) {
  const { t } = useTranslation()
  return (
    <PublicFormPage name={kind} done={t('gazette_alerts.done')} after={afterAlerts(t)}>
      {(open) => <Fields open={open} category={category} />}
    </PublicFormPage>
  )
}
