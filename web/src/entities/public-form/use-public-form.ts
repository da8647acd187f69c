import '../../lib/languages/portal/public-form-texts.ts'
import { leastSeconds } from '@hdoc/contract/public-forms/public-form-kinds.ts'
import type { SentForm } from '@hdoc/contract/public-forms/sent-form.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { millisecondsNow } from '../../lib/format/clock.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { focusFirstError } from '../../ui/form/field/focus-field.ts'
import { dropDraft, keepDraft, readDraft } from './opening/draft.ts'
import { type OpenForm, useOpenForm } from './opening/form-query.ts'
import type { FormName } from './opening/kept-key.ts'

/** What every public form asks beside its own values. */
export type Beside = { email: string; email_confirmation: string; terms: boolean; website: string }
type Problems = Partial<Record<string, string>>

type Options<Own extends Record<string, unknown>> = {
  name: FormName
  open: OpenForm
  empty: Own
  /** What a draft keeps: never a name, a CNP or an address of e-mail. */
  kept: readonly (keyof Own & string)[]
  /** What a draft keeps of the values, where some of them hold more than it may. */
  draftOf?: (values: Own) => Own
  /** What stays of the values when the form has no other files than these. */
  withFiles?: (values: Own & Beside, files?: readonly number[]) => Own & Beside
  /** The fields of each step. */
  steps: readonly (readonly string[])[]
  /** Fields of which one is enough: writing any of them takes the problem from all. */
  together?: readonly string[]
  check: (values: Own) => Problems
  send: (values: Own, beside: Beside & { key: string }) => Promise<{ data: SentForm }>
}

const beside: Beside = { email: '', email_confirmation: '', terms: false, website: '' }
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const draftPauseMs = 400
/** The server counts from when it gave the key, a moment before the page has it. */
const marginMs = 300

/** A form that a citizen fills: its values, what is wrong with them, its steps, draft and sending. */
export function usePublicForm<Own extends Record<string, unknown>>(options: Options<Own>) {
  const { name, open, empty, kept, draftOf, withFiles, steps, check, together = [] } = options
  const { t } = useTranslation()
  const { begin, show, renew, restart } = useOpenForm(name)
  const [values, setValues] = useState<Own & Beside>(() => {
    const written = { ...readDraft(name, empty, kept), ...beside }
    const files = open.form?.files.map(({ id }) => id)
    return withFiles ? withFiles(written, files) : written
  })
  const [problems, setProblems] = useState<Problems>({})
  const [at, setAt] = useState(0)
  const root = useRef<HTMLFormElement>(null)
  const touched = useRef(false)

  useEffect(() => {
    if (!touched.current) return
    const keep = () => keepDraft(name, draftOf ? draftOf(values) : values, kept)
    const timer = setTimeout(keep, draftPauseMs)
    return () => clearTimeout(timer)
  }, [name, values, kept, draftOf])

  const problemsOf = (): Problems => {
    const { email, email_confirmation, terms } = values
    const wrong: Problems = { ...check(values) }
    if (email.trim() === '') wrong.email = t('public_form.required')
    else if (!looksLikeEmail.test(email.trim())) wrong.email = t('public_form.email_wrong')
    else if (email_confirmation.trim() === '') wrong.email_confirmation = t('public_form.required')
    else if (email_confirmation.trim() !== email.trim())
      wrong.email_confirmation = t('public_form.email_differs')
    if (!terms) wrong.terms = t('public_form.terms_needed')
    return Object.fromEntries(Object.entries(wrong).filter(([, text]) => text !== undefined))
  }
  const stepOf = (path: string) =>
    Math.max(
      0,
      steps.findIndex((names) => names.some((one) => path === one || path.startsWith(`${one}.`))),
    )
  /** Shows what is wrong, in the first step where something is. */
  const refuse = (wrong: Problems) => {
    setProblems(wrong)
    setAt(Math.min(...Object.keys(wrong).map(stepOf)))
    // Once the step is drawn.
    setTimeout(() => focusFirstError(root.current, wrong))
  }

  const sending = useAction({
    call: async () => {
      const wait = open.at + leastSeconds * 1000 + marginMs - millisecondsNow()
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
      begin(open)
      const { email, email_confirmation, terms, website, ...own } = values
      const sent = { email: email.trim(), email_confirmation: email_confirmation.trim(), terms, website }
      return options.send(own as unknown as Own, { ...sent, key: open.key })
    },
    changes: [],
    shown: true,
    onDone: ({ data }) => {
      touched.current = false
      dropDraft(name)
      show(data)
    },
    onFailure: (error) => {
      const fields = Object.entries(error.fields)
      if (fields.length > 0)
        refuse(Object.fromEntries(fields.map(([path, texts]) => [path, texts.join(' ')])))
      else if (error.code === 'PUBLIC_FORM_KEY') {
        restart()
        // They stay with the form before.
        if (open.form && open.form.files.length > 0) {
          if (withFiles) setValues((now) => withFiles(now))
          refuse({ files: t('public_form.files_again') })
        }
      } else if (error.code === 'PUBLIC_FORM_SENT') renew()
    },
  })

  const set = (part: Partial<Own & Beside>) => {
    touched.current = true
    setValues((now) => ({ ...now, ...part }))
    const isOneOfMany = together.some((path) => Object.hasOwn(part, path))
    const isWritten = (path: string) => Object.hasOwn(part, path) || (isOneOfMany && together.includes(path))
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([path]) => !isWritten(path))))
  }
  /** Goes on to the next step, or sends after the last one. */
  const goOn = () => {
    const wrong = problemsOf()
    const here = Object.fromEntries(Object.entries(wrong).filter(([path]) => stepOf(path) <= at))
    if (Object.keys(here).length > 0) return refuse(here)
    setProblems({})
    if (at + 1 < steps.length) setAt(at + 1)
    else sending.mutate()
  }
  return {
    values,
    set,
    problems,
    at,
    steps: steps.length,
    root,
    goOn,
    goBack: () => setAt(Math.max(0, at - 1)),
    clear: () => {
      touched.current = false
      dropDraft(name)
      setValues({ ...empty, ...beside })
      setProblems({})
      setAt(0)
    },
    isSending: sending.isPending,
    /** Why the form as a whole was refused. */
    refusal: sending.error && Object.keys(sending.error.fields).length === 0 ? sending.error : null,
  }
}

export type PublicForm<Own extends Record<string, unknown>> = ReturnType<typeof usePublicForm<Own>>
