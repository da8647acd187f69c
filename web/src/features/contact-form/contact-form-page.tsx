import '../../lib/languages/portal/contact-form-texts.ts'
import { bareContactFormCalls } from '@hdoc/contract/contact/bare-contact-form.ts'
import {
  type ContactCategory,
  contactCategories,
  contactCategoryNames,
  longestMessage,
} from '@hdoc/contract/contact/contact-categories.ts'
import type { QueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormActions } from '../../entities/public-form/form-actions.tsx'
import { EmailFields, HiddenField, TermsField } from '../../entities/public-form/form-fields.tsx'
import { FormFiles } from '../../entities/public-form/form-files.tsx'
import { type OpenForm, openFormAhead } from '../../entities/public-form/opening/form-query.ts'
import styles from '../../entities/public-form/public-form.module.css'
import { PublicFormPage } from '../../entities/public-form/public-form-page.tsx'
import { StepHead } from '../../entities/public-form/step-head.tsx'
import { tooLong } from '../../entities/public-form/too-long.ts'
import { useFormFiles } from '../../entities/public-form/use-form-files.ts'
import { usePublicForm } from '../../entities/public-form/use-public-form.ts'
import { call } from '../../lib/calls/call.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import { PlainArea } from '../../ui/plain/plain-area.tsx'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import { PlainSelect } from '../../ui/plain/plain-select.tsx'
import { afterContact } from './contact-words.ts'

const kind = 'contact_message'
export const askAhead = (client: QueryClient): void => openFormAhead(client, kind)
const empty = { category: '', subject: '', message: '' }
const names = ['category', 'subject', 'message'] as const
const steps = [[...names, 'email', 'email_confirmation', 'terms']]

function Fields({ open }: { open: OpenForm }) {
  const { t } = useTranslation()
  useLanguage()
  const files = useFormFiles(kind, open)
  const form = usePublicForm({
    name: kind,
    open,
    empty,
    kept: names,
    steps,
    check: (values) => ({
      message: tooLong(t, values.message, { most: longestMessage, asFile: open.takes_files }),
      ...Object.fromEntries(
        names.flatMap((name) => (values[name].trim() === '' ? [[name, t('public_form.required')]] : [])),
      ),
    }),
    send: (values, beside) =>
      call(bareContactFormCalls.send, {
        body: { ...values, category: values.category as ContactCategory, ...beside },
      }),
  })
  const { values, problems, set } = form
  return (
    <FormFrame submit={form.goOn} ref={form.root} className={styles.fields}>
      <div>
        <StepHead name={t('portal.contact')} title={t('contact_form.title')} />
        <p className={styles.lead}>{t('contact_form.lead')}</p>
      </div>
      <PlainSelect
        data-path="category"
        name="category"
        required
        label={t('contact_form.category')}
        error={problems.category}
        value={values.category}
        onChange={(event) => set({ category: event.currentTarget.value })}
      >
        <option value="">{t('contact_form.category_choose')}</option>
        {contactCategoryNames.map((name) => (
          <option key={name} value={name}>
            {say(contactCategories[name])}
          </option>
        ))}
      </PlainSelect>
      <PlainField
        data-path="subject"
        name="subject"
        required
        maxLength={200}
        label={t('contact_form.subject')}
        error={problems.subject}
        value={values.subject}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <PlainArea
        data-path="message"
        name="message"
        required
        label={t('contact_form.message')}
        error={problems.message}
        value={values.message}
        onChange={(event) => set({ message: event.currentTarget.value })}
      />
      <FormFiles files={files} takesFiles={open.takes_files} maxMb={open.max_mb} problem={problems.files} />
      <EmailFields form={form} />
      <TermsField form={form} />
      <HiddenField form={form} />
      <FormActions form={form} send={t('contact_form.send')} files={files} />
    </FormFrame>
  )
}

/** `/formular-contact`: a message to the institution's assistance contact. */
export function ContactFormPage() {
  const { t } = useTranslation()
  return (
    <PublicFormPage name={kind} done={t('contact_form.done')} after={afterContact(t)}>
      {(open) => <Fields open={open} />}
    </PublicFormPage>
  )
}
