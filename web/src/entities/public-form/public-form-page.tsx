import '../../lib/languages/portal/public-form-texts.ts'
import { IconAlertCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import { type OpenForm, openFormQuery, useOpenForm } from './opening/form-query.ts'
import type { FormName } from './opening/kept-key.ts'
import styles from './public-form.module.css'
import { ResultView } from './result-view.tsx'
import { SentStep } from './sent-step.tsx'
import { useHeldStage } from './use-held-stage.ts'

type Props = {
  name: FormName
  /** The heading of the result, and what happens then. */
  done: string
  after: readonly string[]
  /** What else happens when it got no number yet. */
  unnumbered?: string
  /** The fields, while the form is filled. */
  children: (open: OpenForm) => ReactNode
}

/** The page of a public form, from its fields to its result. A page that is loaded again shows where it stood. */
export function PublicFormPage({ name, done, after, unnumbered, children }: Props) {
  const { t } = useTranslation()
  const answer = useQuery(openFormQuery(name))
  const { show, renew, restart } = useOpenForm(name)
  useHeldStage(answer.data && (answer.data.form?.state ?? 'writing'))
  const shown = (open: OpenForm) => {
    const { form, key } = open
    if (form === null || form.state === 'writing') return children(open)
    if (form.state === 'waiting') return <SentStep formKey={key} form={form} onForm={show} onStale={renew} />
    return (
      <>
        {form.result === null ? (
          <Empty
            icon={IconAlertCircle}
            level="h1"
            title={t('public_form.over')}
            text={t('public_form.over_text')}
          />
        ) : (
          <ResultView
            form={form}
            result={form.result}
            secret={key}
            title={done}
            next={after}
            unnumbered={unnumbered}
          />
        )}
        <PlainButton className={styles.wide} onClick={restart}>
          {t(form.result === null ? 'public_form.again' : 'public_form.other')}
        </PlainButton>
      </>
    )
  }
  return (
    <div className={styles.page}>
      <Answer query={answer}>{shown}</Answer>
    </div>
  )
}
