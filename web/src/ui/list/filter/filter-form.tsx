import '../../../lib/languages/own/filter-form-texts.ts'
import type { Column } from '@hdoc/contract/calls/columns.ts'
import type { ColumnFilter } from '@hdoc/contract/calls/list-query.ts'
import { maximumValues } from '@hdoc/contract/calls/parse-list-query.ts'
import { ActionIcon, Button, NativeSelect, Radio } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../../lib/languages/i18n.ts'
import { Note } from '../../feedback/note.tsx'
import { FormFrame } from '../../form/frame/form-frame.tsx'
import styles from '../list.module.css'
import {
  type DraftCondition,
  draftOf,
  filterOf,
  holdsTooMany,
  isReadable,
  menuModes,
  newCondition,
  withField,
  withMode,
} from './filter-draft.ts'
import { partLabel } from './filter-text.ts'
import { FilterValue } from './filter-value.tsx'
import type { ListReferences } from './references.ts'

export type FilterFormProps = {
  name: string
  column: Column
  filter: ColumnFilter | undefined
  references: ListReferences
  onApply: (filter: ColumnFilter) => void
}

/** Conditions on one column. Native selects: Esc in them must not close the menu around. */
export function FilterForm({ name, column, filter, references, onApply }: FilterFormProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => draftOf(name, column, filter))
  const [isTold, setTold] = useState(false)
  const root = useRef<HTMLFormElement>(null)
  const { conditions } = draft
  const isPick = column.type === 'choice' || column.type === 'reference'
  const mayAdd = !isPick && column.type !== 'boolean'
  const put = (id: number, part: Partial<DraftCondition>) =>
    setDraft({ ...draft, conditions: conditions.map((one) => (one.id === id ? { ...one, ...part } : one)) })
  const modesOf = (field: string) =>
    menuModes(column, field).map((mode) => ({ value: mode, label: t(`list.mode_${mode}`) }))
  const fields = [
    { value: name, label: t('list.field_any', { column: say(column.label) }) },
    ...(column.parts ?? []).map((part) => ({ value: part, label: partLabel(part) })),
  ]
  const isTooMany = holdsTooMany(name, draft)
  const submit = () => {
    if (!isTooMany && conditions.every((one) => isReadable(column, one)))
      return onApply(filterOf(name, draft))
    setTold(true)
    // Once it is drawn which value is wrong.
    setTimeout(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  return (
    <FormFrame
      ref={root}
      submit={submit}
      className={styles.filterForm}
      aria-label={t('list.filter_title', { column: say(column.label) })}
    >
      {conditions.map((condition, i) => (
        <fieldset className={styles.condition} key={condition.id}>
          <legend className="visually-hidden">{t('list.filter_title', { column: say(column.label) })}</legend>
          {fields.length > 1 && (
            <NativeSelect
              aria-label={t('list.field')}
              data={fields}
              value={condition.field}
              onChange={(event) => put(condition.id, withField(column, condition, event.currentTarget.value))}
            />
          )}
          <div className={styles.conditionRow}>
            {modesOf(condition.field).length > 1 && (
              <NativeSelect
                aria-label={t('list.mode')}
                data={modesOf(condition.field)}
                value={condition.mode}
                onChange={(event) =>
                  put(condition.id, withMode(condition, event.currentTarget.value as DraftCondition['mode']))
                }
              />
            )}
            {conditions.length > 1 && (
              <ActionIcon
                aria-label={t('list.remove_condition', { number: i + 1 })}
                onClick={() =>
                  setDraft({ ...draft, conditions: conditions.filter((one) => one !== condition) })
                }
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </div>
          <FilterValue
            column={column}
            condition={condition}
            references={references}
            isTold={isTold}
            onChange={(values) => put(condition.id, { values })}
          />
        </fieldset>
      ))}
      {mayAdd && (
        <div className={styles.joinRow}>
          <Radio.Group
            aria-label={t('list.join')}
            value={draft.operator}
            onChange={(value) => setDraft({ ...draft, operator: value === 'or' ? 'or' : 'and' })}
          >
            <div className={styles.joinChoices}>
              <Radio size="xs" value="and" label={t('list.join_and')} />
              <Radio size="xs" value="or" label={t('list.join_or')} />
            </div>
          </Radio.Group>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={14} />}
            onClick={() => setDraft({ ...draft, conditions: [...conditions, newCondition(name, column)] })}
          >
            {t('list.add_condition')}
          </Button>
        </div>
      )}
      {isTold && isTooMany && (
        <Note kind="bad" role="alert">
          {t('filter_form.many', { most: maximumValues })}
        </Note>
      )}
      <div className={styles.filterButtons}>
        <Button variant="default" onClick={() => onApply({ column: name, operator: 'and', conditions: [] })}>
          {t('list.clear')}
        </Button>
        <Button type="submit">{t('list.apply')}</Button>
      </div>
    </FormFrame>
  )
}
