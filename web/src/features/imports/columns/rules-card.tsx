import { importDuplicateLabels } from '@hdoc/contract/imports/import-kinds.ts'
import { importDateFormats } from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportField } from '@hdoc/contract/imports/import-rows.ts'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { Card } from '../../../ui/display/card.tsx'
import styles from '../parts/imports.module.css'
import type { MappingProps } from './columns-card.tsx'

type ConstantProps = { field: ImportField; value: string; onChange: (value: string) => void }

function Constant({ field, value, onChange }: ConstantProps) {
  const { t } = useTranslation()
  const label = say(field.label)
  if (!field.choices)
    return <TextInput label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
  const choices = field.choices.map((one) => ({ value: one.value, label: say(one.label) }))
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: t('imports.no_constant') }, ...choices]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** What holds for all rows: what becomes of known ones, how dates are written, what the kind asks, values without a column. */
export function RulesCard({ detail, mapping, change, children }: MappingProps & { children: ReactNode }) {
  const { t } = useTranslation()
  const taken = new Set(Object.values(mapping.columns))
  const hasDates = detail.fields.some(({ id, type }) => type === 'date' && taken.has(id))
  const hasConstant = (id: string): boolean => (mapping.constants[id] ?? '') !== ''
  // A constant that nobody sees would stand in every empty cell of its column. Its field stays while it is written anew.
  const [atFirst] = useState(() => new Set(Object.keys(mapping.constants).filter(hasConstant)))
  // Fields that many rows share; names and codes of persons are not among them.
  const shared = detail.fields.filter(
    ({ id, required, choices, type }) =>
      hasConstant(id) ||
      atFirst.has(id) ||
      (!taken.has(id) && (required || choices !== null || type === 'date')),
  )
  const setOption = (id: string, value: string) => change({ options: { ...mapping.options, [id]: value } })
  return (
    <Card title={t('imports.rules')}>
      <div className={styles.stack}>
        <div className={styles.fields}>
          {detail.duplicates.length > 1 && (
            <NativeSelect
              label={t('imports.duplicates')}
              data={detail.duplicates.map((mode) => ({
                value: mode,
                label: say(importDuplicateLabels[mode]),
              }))}
              value={mapping.duplicates}
              onChange={(event) => {
                const chosen = detail.duplicates.find((mode) => mode === event.currentTarget.value)
                if (chosen) change({ duplicates: chosen })
              }}
            />
          )}
          {hasDates && (
            <NativeSelect
              label={t('imports.date_format')}
              data={importDateFormats.map((format) => ({
                value: format,
                label: t(`imports.date_${format}`),
              }))}
              value={mapping.date_format}
              onChange={(event) => {
                const chosen = importDateFormats.find((format) => format === event.currentTarget.value)
                if (chosen) change({ date_format: chosen })
              }}
            />
          )}
          {detail.options
            .filter(({ type }) => type === 'choice')
            .map(({ id, label, help, choices }) => (
              <NativeSelect
                key={id}
                label={say(label)}
                {...(help && { description: say(help) })}
                data={[
                  { value: '', label: t('imports.no_meaning') },
                  ...(choices ?? []).map((one) => ({ value: one.value, label: say(one.label) })),
                ]}
                value={mapping.options[id] ?? ''}
                onChange={(event) => setOption(id, event.currentTarget.value)}
              />
            ))}
        </div>
        {detail.options
          .filter(({ type }) => type === 'boolean')
          .map(({ id, label, help }) => (
            <Checkbox
              key={id}
              label={say(label)}
              {...(help && { description: say(help) })}
              checked={mapping.options[id] === '1'}
              onChange={(event) => setOption(id, event.currentTarget.checked ? '1' : '')}
            />
          ))}
        {shared.length > 0 && (
          <details open={atFirst.size > 0}>
            <summary>{t('imports.constants')}</summary>
            <div className={styles.fields}>
              {shared.map((field) => (
                <Constant
                  key={field.id}
                  field={field}
                  value={mapping.constants[field.id] ?? ''}
                  onChange={(value) => {
                    const { [field.id]: _, ...rest } = mapping.constants
                    change({ constants: value === '' ? rest : { ...rest, [field.id]: value } })
                  }}
                />
              ))}
            </div>
          </details>
        )}
        {children}
      </div>
    </Card>
  )
}
