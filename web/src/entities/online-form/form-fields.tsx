import '../../lib/languages/portal/online-form-texts.ts'
import type { FormAnswer, FormAnswers, FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import { answerOf, visibleSections } from '@hdoc/contract/online-forms/visible-fields.ts'
import { useLanguage } from '../../lib/languages/i18n.ts'
import { type FileDrawer, FormFieldInput } from './form-field-input.tsx'
import styles from './form-fields.module.css'

type Props = {
  definition: FormDefinition
  answers: FormAnswers
  /** By path: `answers.{key}`, of an address `answers.{key}.{part}`. */
  errors: Readonly<Partial<Record<string, string>>>
  /** Undefined: nothing is answered any more. */
  onChange: (key: string, answer: FormAnswer | undefined) => void
  /** What stands before the key in a path. */
  path?: string
  /** Draws a field that takes files; without it the place of the files is shown. */
  drawFile?: FileDrawer
}

/** An online form as a citizen fills it: what is shown after the present answers, section by section. */
export function FormFields({ definition, answers, errors, onChange, path = 'answers', drawFile }: Props) {
  useLanguage()
  return (
    <>
      {visibleSections(definition, answers).map(({ section, fields }) => (
        <section key={section.key} aria-labelledby={`${path}-${section.key}`} className={styles.section}>
          <h2 id={`${path}-${section.key}`}>{section.title}</h2>
          {section.help !== '' && <p className={styles.help}>{section.help}</p>}
          {fields.map((field) => (
            <FormFieldInput
              key={field.key}
              field={field}
              answer={answerOf(answers, field.key)}
              errors={errors}
              path={`${path}.${field.key}`}
              onChange={(answer) => onChange(field.key, answer)}
              drawFile={drawFile}
            />
          ))}
        </section>
      ))}
    </>
  )
}
