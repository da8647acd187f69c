import { issuerTypeLabels } from '@hdoc/contract/texts/choices.ts'
import { useTranslation } from 'react-i18next'
import { EmailFields, HiddenField, TermsField } from '../../entities/public-form/form-fields.tsx'
import formStyles from '../../entities/public-form/public-form.module.css'
import type { PublicForm } from '../../entities/public-form/use-public-form.ts'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import styles from './filing.module.css'
import type { FilingField, FilingForm } from './filing-values.ts'

type Props = { form: PublicForm<FilingForm> }
const kinds = ['pf', 'pj'] as const

const address = [
  'county',
  'locality',
  'street',
  'number',
  'block',
  'staircase',
  'apartment',
  'postal_code',
] as const
const autoComplete = {
  county: 'address-level1',
  locality: 'address-level2',
  street: 'address-line1',
  postal_code: 'postal-code',
} as const
const mostLetters = (name: string) => (name === 'postal_code' ? 12 : 100)

/** Who hands it in: a person or a company, where they are, and where the answer goes. */
export function WhoStep({ form }: Props) {
  const { t } = useTranslation()
  useLanguage()
  const { values, problems, set } = form
  const isCompany = values['who.type'] === 'pj'
  const bind = (name: FilingField) => ({
    'data-path': name,
    name,
    error: problems[name],
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => set({ [name]: event.currentTarget.value }),
  })
  return (
    <>
      <fieldset className={styles.kinds}>
        <legend>{t('submission_form.who_kind')}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="who.type"
              value={kind}
              checked={values['who.type'] === kind}
              onChange={() => set({ 'who.type': kind })}
            />
            {say(issuerTypeLabels[kind])}
          </label>
        ))}
      </fieldset>
      <PlainField
        {...bind('who.name')}
        required
        maxLength={300}
        autoComplete={isCompany ? 'organization' : 'name'}
        label={t(isCompany ? 'submission_form.company' : 'submission_form.person')}
      />
      {isCompany && (
        <>
          <PlainField {...bind('who.cui')} required maxLength={20} label={t('submission_form.cui')} />
          <PlainField {...bind('who.onrc')} maxLength={40} label={t('submission_form.onrc')} />
          <PlainField
            {...bind('who.administrator_name')}
            maxLength={200}
            autoComplete="name"
            label={t('submission_form.administrator')}
          />
        </>
      )}
      <EmailFields form={form} />
      <PlainField
        {...bind('who.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        label={t('submission_form.phone')}
      />
      <fieldset className={styles.address}>
        <legend>{t('submission_form.address')}</legend>
        {address.map((name) => (
          <PlainField
            key={name}
            {...bind(`who.${name}`)}
            {...(name in autoComplete && { autoComplete: autoComplete[name as keyof typeof autoComplete] })}
            maxLength={mostLetters(name)}
            label={t(`submission_form.${name}`)}
          />
        ))}
      </fieldset>
      <p className={formStyles.quiet}>{t('submission_form.address_help')}</p>
      <TermsField form={form} />
      <HiddenField form={form} />
    </>
  )
}
