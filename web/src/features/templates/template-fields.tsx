import { isAddedKind, type TemplateKind } from '@hdoc/contract/templates/template-kinds.ts'
import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/display/card.tsx'
import { RichTextField } from '../../ui/editor/rich-text-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { TemplatePreview } from './template-preview.tsx'
import type { TemplateForm } from './template-values.ts'
import styles from './templates.module.css'

type Props = {
  kind: TemplateKind
  fields: readonly { name: string; label: string }[]
  form: UseFormReturnType<TemplateForm>
}
type Written = 'ro' | 'en'

function TextFields({ kind, fields, form, language }: Props & { language: Written }) {
  const { t } = useTranslation()
  const content = `texts.${language}.content` as const
  const subject = `texts.${language}.subject` as const
  const isNeeded = language === 'ro'
  return (
    <>
      {kind === 'mail' && (
        <Place>
          <TextInput
            key={form.key(subject)}
            {...form.getInputProps(subject)}
            label={t('templates.subject')}
            required={isNeeded}
            maxLength={300}
          />
        </Place>
      )}
      <Place>
        {kind === 'page' ? (
          <RichTextField
            key={`${language} ${form.key(content)}`}
            label={t('templates.content')}
            data-path={content}
            required={isNeeded}
            initial={form.getValues().texts[language].content}
            error={form.errors[content]}
            onChange={(html) => form.setFieldValue(content, html, { forceUpdate: false })}
            fields={fields}
          />
        ) : (
          <Textarea
            key={form.key(content)}
            {...form.getInputProps(content)}
            label={t('templates.content')}
            required={isNeeded}
            autosize
            minRows={8}
          />
        )}
      </Place>
    </>
  )
}

/** The texts of a template in both languages, its fields, and what becomes of them. */
export function TemplateFields(props: Props) {
  const { kind, fields, form } = props
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Written>('ro')
  return (
    <>
      {isAddedKind(kind) && (
        <Card title={t('templates.name')}>
          <TextInput
            key={form.key('name')}
            {...form.getInputProps('name')}
            label={t('templates.name')}
            description={t('templates.name_help')}
            required
            maxLength={100}
          />
        </Card>
      )}
      <Card title={t('templates.text')}>
        <FieldGrid>
          {kind === 'page' && (
            <Place>
              <SegmentedControl
                aria-label={t('templates.language')}
                data={[
                  { value: 'ro', label: 'Română' },
                  { value: 'en', label: 'English' },
                ]}
                value={language}
                onChange={(chosen) => setLanguage(chosen === 'en' ? 'en' : 'ro')}
              />
            </Place>
          )}
          <TextFields key={language} {...props} language={language} />
        </FieldGrid>
        {fields.length > 0 && (
          <>
            <details className={styles.below}>
              <summary>{t('templates.fields')}</summary>
              <ul className={styles.fields}>
                {fields.map(({ name, label }) => (
                  <li key={name}>
                    <code>{`{${name}}`}</code> {label}
                  </li>
                ))}
              </ul>
              <p className={styles.quiet}>{t('templates.fields_help')}</p>
            </details>
            <TemplatePreview
              kind={kind}
              language={language}
              textOf={() => form.getValues().texts[language]}
            />
          </>
        )}
      </Card>
    </>
  )
}
