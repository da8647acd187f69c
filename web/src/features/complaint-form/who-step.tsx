import { useTranslation } from 'react-i18next'
import { EmailFields, HiddenField, TermsField } from '../../entities/public-form/form-fields.tsx'
import formStyles from '../../entities/public-form/public-form.module.css'
import type { PublicForm } from '../../entities/public-form/use-public-form.ts'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import type { ComplaintForm } from './complaint-values.ts'

/** Who: a complaint is a petition, which has a name and an address for its answer. */
export function WhoStep({ form }: { form: PublicForm<ComplaintForm> }) {
  const { t } = useTranslation()
  const { values, problems, set } = form
  return (
    <>
      <p className={formStyles.lead}>{t('complaint_form.who_lead')}</p>
      <PlainField
        data-path="name"
        name="name"
        required
        autoComplete="name"
        maxLength={300}
        label={t('complaint_form.person')}
        error={problems.name}
        value={values.name}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <EmailFields form={form} />
      <PlainField
        data-path="phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        label={t('complaint_form.phone')}
        description={t('complaint_form.phone_help')}
        error={problems.phone}
        value={values.phone}
        onChange={(event) => set({ phone: event.currentTarget.value })}
      />
      <TermsField form={form} />
      <HiddenField form={form} />
    </>
  )
}
