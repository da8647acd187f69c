import { type FieldKind, fieldKindNames, fieldKinds } from '@hdoc/contract/online-forms/field-kinds.ts'
import type { FormSection } from '@hdoc/contract/online-forms/form-schema.ts'
import { withoutKinds } from '@hdoc/contract/online-forms/owner-definitions.ts'
import { Button, Menu, Textarea, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import styles from './builder.module.css'
import { ConditionEditor } from './condition-editor.tsx'
import { FieldRow } from './field-row.tsx'
import { addField, blankField, changeSection, deciders, moveSection, removeSection } from './moves.ts'
import { focusMove, PartCommands } from './part-commands.tsx'
import type { Builder } from './use-builder.ts'

type Props = { builder: Builder; section: FormSection; at: number }

/** A section of the form with its fields. */
export function SectionCard({ builder, section, at }: Props) {
  const { t } = useTranslation()
  const { definition, change, setOpen, problems } = builder
  const { key, fields } = section
  const path = `sections.${at}`
  const last = definition.sections.length - 1
  const name = section.title || t('form_builder.section_at', { number: at + 1 })
  const errorOf = (one: string) => problems[`${path}.${one}`]?.join(' ')
  const isOffered = (kind: FieldKind) => !withoutKinds[builder.owner].includes(kind)
  const add = (kind: FieldKind) => {
    const field = blankField(kind)
    change(addField(definition, key, field))
    setOpen(field.key)
    // Once its settings are drawn: whoever adds a field names it.
    setTimeout(() =>
      builder.root.current
        ?.querySelector<HTMLElement>(`[data-path="${path}.fields.${fields.length}.label"]`)
        ?.focus(),
    )
  }
  return (
    <section className={styles.section} aria-label={name}>
      <div className={styles.line}>
        <h2>{t('form_builder.section_at', { number: at + 1 })}</h2>
        <PartCommands
          part={key}
          name={name}
          isFirst={at === 0}
          isLast={at === last}
          onMove={(by) => {
            change(moveSection(definition, key, by))
            focusMove(key, by)
          }}
          onRemove={() => change(removeSection(definition, key))}
        />
      </div>
      <TextInput
        label={t('form_builder.section_title')}
        data-path={`${path}.title`}
        error={errorOf('title')}
        required
        maxLength={200}
        value={section.title}
        onChange={(event) => change(changeSection(definition, key, { title: event.currentTarget.value }))}
      />
      <Textarea
        label={t('form_builder.help')}
        data-path={`${path}.help`}
        error={errorOf('help')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={1000}
        value={section.help}
        onChange={(event) => change(changeSection(definition, key, { help: event.currentTarget.value }))}
      />
      <ConditionEditor
        fields={deciders(definition, key)}
        value={section.shown_when}
        path={`${path}.shown_when`}
        error={errorOf('shown_when')}
        onChange={(shown_when) => change(changeSection(definition, key, { shown_when }))}
      />
      <ol className={styles.fields}>
        {fields.map((field, f) => (
          <FieldRow
            key={field.key}
            builder={builder}
            field={field}
            path={`${path}.fields.${f}`}
            isFirst={at === 0 && f === 0}
            isLast={at === last && f === fields.length - 1}
          />
        ))}
      </ol>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            data-path={`${path}.fields`}
            aria-label={t('form_builder.add_field_to', { name })}
          >
            {t('form_builder.add_field')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {fieldKindNames.filter(isOffered).map((kind) => (
            <Menu.Item key={kind} onClick={() => add(kind)}>
              {say(fieldKinds[kind])}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {errorOf('fields') && <p className={styles.error}>{t('form_builder.no_fields')}</p>}
    </section>
  )
}
