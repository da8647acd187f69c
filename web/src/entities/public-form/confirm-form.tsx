import '../../lib/languages/portal/public-form-texts.ts'
import { barePublicFormCalls } from '@hdoc/contract/public-forms/bare-public-forms.ts'
import type { PublicFormKind } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { IconCheck, IconClockX, IconLinkOff } from '@tabler/icons-react'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Empty } from '../../ui/feedback/states.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import { PlainButton } from '../../ui/plain/plain-button.tsx'
import styles from './public-form.module.css'
import { ResultView } from './result-view.tsx'
import { StepHead } from './step-head.tsx'
import { useHeldStage } from './use-held-stage.ts'
import { WrittenCard } from './written-card.tsx'

const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ['public_form_link', token],
    queryFn: ({ signal }) => call(barePublicFormCalls.show, { params: { token }, signal, handled: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** The words of one kind of form on the page of its mailed link. */
export type ConfirmWords = {
  title: string
  confirm: string
  /** What pressing the button does, and what happens then. */
  before: readonly string[]
  done: string
  after: readonly string[]
  /** What else happens when it got no number yet. */
  unnumbered?: string
}

type WaitingProps = {
  form: SentForm
  token: string
  words: ConfirmWords
  onForm: (form: SentForm) => void
  onStale: () => void
}

function Waiting({ form, token, words, onForm, onStale }: WaitingProps) {
  const { t } = useTranslation()
  const confirming = useAction({
    call: () => call(barePublicFormCalls.confirm, { body: { token } }),
    changes: [],
    shown: true,
    onDone: ({ data }) => onForm(data),
    onFailure: ({ status }) => {
      if (status === 404 || status === 409) onStale()
    },
  })
  return (
    <>
      <StepHead name={t('public_form.confirm_kicker')} title={words.title} />
      <p className={styles.lead}>{t('public_form.confirm_lead', { institution: form.institution })}</p>
      <WrittenCard form={form} />
      <h2>{t('public_form.confirm_next')}</h2>
      <ol className={styles.plain}>
        {words.before.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {confirming.error && (
        <Note kind="bad" role="alert">
          {confirming.error.message}
        </Note>
      )}
      <PlainButton
        look="strong"
        large
        className={styles.wide}
        disabled={confirming.isPending}
        onClick={() => confirming.mutate()}
      >
        <IconCheck size={20} aria-hidden />
        {words.confirm}
      </PlainButton>
      <p className={`${styles.quiet} ${styles.under}`}>{t('public_form.confirm_not_you')}</p>
    </>
  )
}

type Props = {
  token: string
  words: (kind: PublicFormKind) => ConfirmWords
  /** The heading when the link finds nothing: the form’s kind is not known then. */
  failed?: string
}

/** Where the link of a confirmation mail leads. Opening it shows what was written; only the button confirms. */
export function ConfirmForm({ token, words: wordsOf, failed }: Props) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { Link } = useMoves()
  const query = linkQuery(token)
  const answer = useQuery(query)
  const isUnknown = answer.error?.status === 404 && !answer.isFetching
  useHeldStage(isUnknown ? 'unknown' : answer.data?.state)
  if (isUnknown)
    return (
      <div className={styles.page} role="alert">
        <Empty
          icon={IconLinkOff}
          level="h1"
          title={failed ?? t('public_form.unknown')}
          text={t('public_form.unknown_text')}
          action={<Link to="/">{t('public_form.home')}</Link>}
        />
      </div>
    )
  return (
    <div className={styles.page}>
      <Answer query={answer}>
        {(form) => {
          const words = wordsOf(form.kind)
          if (form.state === 'confirmed' && form.result !== null)
            return (
              <ResultView
                form={form}
                result={form.result}
                secret={token}
                title={words.done}
                next={words.after}
                unnumbered={words.unnumbered}
              />
            )
          if (form.state === 'over')
            return (
              <div role="alert">
                <Empty
                  icon={IconClockX}
                  level="h1"
                  title={t('public_form.over')}
                  text={t('public_form.over_text')}
                  action={<Link to="/">{t('public_form.home')}</Link>}
                />
              </div>
            )
          return (
            <Waiting
              form={form}
              token={token}
              words={words}
              onForm={(now) => queryClient.setQueryData(query.queryKey, now)}
              onStale={() => void answer.refetch()}
            />
          )
        }}
      </Answer>
    </div>
  )
}
