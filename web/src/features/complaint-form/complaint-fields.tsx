import { barePortalComplaintCalls } from '@hdoc/contract/complaints/bare-portal-complaints.ts'
import type { OfferedType, SameComplaint } from '@hdoc/contract/complaints/public-complaints.ts'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../entities/public-form/form-actions.tsx'
import type { OpenForm } from '../../entities/public-form/form-query.ts'
import formStyles from '../../entities/public-form/public-form.module.css'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { useFormFiles } from '../../entities/public-form/use-form-files.ts'
import { usePublicForm } from '../../entities/public-form/use-public-form.ts'
import { call } from '../../lib/calls/call.ts'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { type ComplaintForm, empty, kept, places, pointOf, steps } from './complaint-values.ts'
import { WhatStep } from './what-step.tsx'
import { WhereStep } from './where-step.tsx'
import { WhoStep } from './who-step.tsx'

const kind = 'complaint'
type Props = { open: OpenForm; types: readonly OfferedType[]; onJoin: (same: SameComplaint) => void }

/** A complaint in three steps: where, what, who. */
export function ComplaintFields({ open, types, onJoin }: Props) {
  const { t } = useTranslation()
  const files = useFormFiles(kind, open)
  const check = (values: ComplaintForm) => {
    const missing = t('public_form.required')
    const isNowhere = values.point === '' && values.street.trim() === '' && values.locality.trim() === ''
    return {
      ...(isNowhere && { street: t('complaint_form.place_needed') }),
      ...(!types.some(({ id }) => String(id) === values.type_id) && { type_id: missing }),
      ...(values.description.trim() === '' && { description: missing }),
      ...(values.name.trim() === '' && { name: missing }),
    }
  }
  const form = usePublicForm<ComplaintForm>({
    kind,
    open,
    empty,
    kept,
    steps,
    together: places,
    check,
    send: ({ type_id, point, ...values }, beside) => {
      const { lat, lng } = pointOf({ point }) ?? { lat: null, lng: null }
      return call(barePortalComplaintCalls.send, {
        body: { ...values, type_id: Number(type_id), lat, lng, ...beside },
      })
    },
  })
  const titles = [
    t('complaint_form.where_title'),
    t('complaint_form.what_title'),
    t('complaint_form.who_title'),
  ]
  const { at } = form
  return (
    <FormFrame submit={form.goOn} ref={form.root} className={formStyles.fields}>
      <div>
        <StepHead name={t('complaint_form.name')} title={titles[at] ?? ''} at={at} count={form.steps} />
      </div>
      {at === 0 && <WhereStep form={form} />}
      {at === 1 && <WhatStep form={form} open={open} types={types} files={files} onJoin={onJoin} />}
      {at === 2 && <WhoStep form={form} />}
      <FormActions form={form} send={t('complaint_form.send')} waits={files.isGoing} />
    </FormFrame>
  )
}
