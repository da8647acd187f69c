import type { OfferedDocType } from '@hdoc/contract/submissions/submission-form.ts'
import { useTranslation } from 'react-i18next'
import formStyles from '../../entities/public-form/public-form.module.css'
import type { PublicForm } from '../../entities/public-form/use-public-form.ts'
import { PlainField } from '../../ui/plain/plain-field.tsx'
import { PlainSelect } from '../../ui/plain/plain-select.tsx'
import type { FilingForm } from './filing-values.ts'
import { TypeFacts } from './type-facts.tsx'

type Props = { form: PublicForm<FilingForm>; types: readonly OfferedDocType[] }

/** What is handed in: its type, with what is to be expected, and what it is about. */
export function TypeStep({ form: { values, problems, set }, types }: Props) {
  const { t } = useTranslation()
  const type = types.find(({ id }) => String(id) === values.doc_type_id)
  return (
    <>
      <div>
        <PlainSelect
          data-path="doc_type_id"
          name="doc_type_id"
          required
          label={t('submission_form.type')}
          error={problems.doc_type_id}
          value={type === undefined ? '' : values.doc_type_id}
          onChange={(event) => set({ doc_type_id: event.currentTarget.value })}
        >
          <option value="">{t('submission_form.type_choose')}</option>
          {types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </PlainSelect>
        {type && (
          <p className={formStyles.quiet}>
            <TypeFacts type={type} />
          </p>
        )}
      </div>
      <PlainField
        data-path="subject"
        name="subject"
        maxLength={300}
        label={t('submission_form.subject')}
        description={t('submission_form.subject_help')}
        error={problems.subject}
        value={values.subject}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
    </>
  )
}
