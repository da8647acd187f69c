import { barePortalComplaintCalls } from '@hdoc/contract/complaints/bare-portal-complaints.ts'
import type { OfferedType, SameComplaint } from '@hdoc/contract/complaints/public-complaints.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withFiles } from '../../entities/online-form/with-files.ts'
import { askedQuery } from '../../entities/public-form/asked-query.ts'
import { FormActions } from '../../entities/public-form/form-actions.tsx'
import type { OpenForm } from '../../entities/public-form/opening/form-query.ts'
import formStyles from '../../entities/public-form/public-form.module.css'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { tooLong } from '../../entities/public-form/too-long.ts'
import { useFormFiles } from '../../entities/public-form/use-form-files.ts'
import { usePublicForm } from '../../entities/public-form/use-public-form.ts'
import { call } from '../../lib/calls/call.ts'
import { Answer } from '../../ui/feedback/answer.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { type ComplaintForm, empty, kept, MOST_LETTERS, places, pointOf, steps } from './complaint-values.ts'
import { WhatStep } from './what-step.tsx'
import { WhereStep } from './where-step.tsx'
import { WhoStep } from './who-step.tsx'

const kind = 'complaint'
type Props = { open: OpenForm; types: readonly OfferedType[]; onJoin: (same: SameComplaint) => void }

/** A complaint in three steps: where, what, who. */
export function ComplaintFields({ open, types, onJoin }: Props) {
  const { t } = useTranslation()
  const files = useFormFiles(kind, open)
  const [chosen, setChosen] = useState(0)
  const asked = useQuery(askedQuery('complaint_type', chosen))
  const offered = chosen === 0 ? undefined : asked.data
  const definition = offered?.definition ?? null
  const typeOf = ({ type_id }: Pick<ComplaintForm, 'type_id'>) =>
    types.find(({ id }) => String(id) === type_id)
  const answersOf = ({ answers }: Pick<ComplaintForm, 'answers'>) =>
    definition === null ? {} : (offered?.knownAnswers(definition, answers) ?? {})
  const check = (values: ComplaintForm) => {
    const type = typeOf(values)
    const missing = t('public_form.required')
    // Files are photos here, so that a long text cannot come as one.
    const long = tooLong(t, values.description, { most: MOST_LETTERS, asFile: false })
    const isNowhere = values.point === '' && values.street.trim() === '' && values.locality.trim() === ''
    return {
      ...(isNowhere && { street: t('complaint_form.place_needed') }),
      ...(type === undefined && { type_id: missing }),
      ...(type?.fills && offered === undefined && { type_id: t('complaint_form.fields_wait') }),
      ...(values.description.trim() === '' && { description: missing }),
      ...(long && { description: long }),
      ...(definition !== null && offered?.wrongAnswers(definition, answersOf(values))),
      ...(values.name.trim() === '' && { name: missing }),
    }
  }
  const form = usePublicForm<ComplaintForm>({
    name: kind,
    open,
    empty,
    kept,
    draftOf: (values) =>
      offered && definition
        ? { ...values, answers: offered.draftAnswers(definition, values.answers) }
        : values,
    steps,
    withFiles,
    together: places,
    check,
    send: ({ type_id, point, answers, ...values }, beside) => {
      const { lat, lng } = pointOf({ point }) ?? { lat: null, lng: null }
      return call(barePortalComplaintCalls.send, {
        body: {
          ...{ ...values, type_id: Number(type_id), lat, lng },
          ...{ form_id: offered?.form_id ?? null, answers: answersOf({ answers }) },
          ...beside,
        },
      })
    },
  })
  const titles = [
    t('complaint_form.where_title'),
    t('complaint_form.what_title'),
    t('complaint_form.who_title'),
  ]
  const { at, values, problems } = form
  const fills = typeOf(values)?.fills ? Number(values.type_id) : 0
  // What the chosen type asks comes while the description is written.
  if (fills !== chosen) setChosen(fills)
  const { refetch } = asked
  const isChanged = problems.form_id !== undefined
  useEffect(() => {
    if (isChanged) void refetch()
  }, [isChanged, refetch])
  return (
    <FormFrame submit={form.goOn} ref={form.root} className={formStyles.fields}>
      <div>
        <StepHead name={t('complaint_form.name')} title={titles[at] ?? ''} at={at} count={form.steps} />
      </div>
      {at === 0 && <WhereStep form={form} />}
      {at === 1 && (
        <WhatStep form={form} open={open} types={types} files={files} onJoin={onJoin}>
          {fills !== 0 && (
            <Answer query={asked}>
              {({ definition: fields, AskedFields }) =>
                fields && (
                  <AskedFields
                    definition={fields}
                    answers={values.answers}
                    problems={problems}
                    open={open}
                    files={files}
                    onChange={(answers) => form.set({ answers })}
                  />
                )
              }
            </Answer>
          )}
        </WhatStep>
      )}
      {at === 2 && <WhoStep form={form} />}
      <FormActions
        form={form}
        send={t('complaint_form.send')}
        files={files}
        draft={fills === 0 ? undefined : t('complaint_form.draft')}
      />
    </FormFrame>
  )
}
