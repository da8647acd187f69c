import {
  type ShareRole,
  type ShareWish,
  shareRoles,
} from '@hdoc/contract/documents/registration/registration-case.ts'
import { ActionIcon, Button, NativeSelect } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import { DateField } from '../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { groupOptionsQuery } from '../people/queries.ts'
import { CandidateField } from './candidate-field.tsx'
import styles from './share-lines.module.css'

/** A line of the form: a group, or one of its people, that is to work on a case. */
export type ShareLine = Omit<ShareWish, 'group_id'> & { group_id: number | null }
export const shareLine = (role: ShareRole): ShareLine => ({
  group_id: null,
  user_id: null,
  role,
  deadline_on: null,
})

type Props = {
  lines: readonly ShareLine[]
  onChange: (lines: ShareLine[]) => void
  errors: Readonly<Record<string, ReactNode>>
  /** Where the form keeps the lines. */
  path?: string
}

/** Who is to work on a case: lines of group, person, role and an own deadline. */
export function ShareLines({ lines, onChange, errors, path = 'shares' }: Props) {
  const { t } = useTranslation()
  // A line is known by its place: lines are only added at the end and taken out.
  const named = lines.map((line, n) => ({ line, n, key: `line ${n}` }))
  const change = (at: number, part: Partial<ShareLine>) =>
    onChange(lines.map((line, n) => (n === at ? { ...line, ...part } : line)))
  return (
    <div className={styles.lines}>
      {named.map(({ line, n, key }) => {
        const at = (field: string) => `${path}.${n}.${field}`
        return (
          <fieldset key={key} className={styles.line}>
            <legend className="visually-hidden">{t('workcases.line', { n: n + 1 })}</legend>
            <FieldGrid>
              <Place width="half">
                <Picker
                  {...(n === 0 && { 'data-autofocus': true })}
                  label={t('documents.department')}
                  data-path={at('group_id')}
                  required
                  error={errors[at('group_id')]}
                  request={groupOptionsQuery}
                  value={line.group_id}
                  onChange={(group_id) => change(n, { group_id, user_id: null })}
                />
              </Place>
              <Place width="half">
                <CandidateField
                  path={at('user_id')}
                  groupId={line.group_id}
                  error={errors[at('user_id')]}
                  value={line.user_id}
                  onChange={(user_id) => change(n, { user_id })}
                />
              </Place>
              <Place width="half">
                <NativeSelect
                  label={t('workcases.role')}
                  data-path={at('role')}
                  error={errors[at('role')]}
                  value={line.role}
                  onChange={(event) => change(n, { role: event.currentTarget.value as ShareRole })}
                  data={Object.entries(shareRoles).map(([value, text]) => ({ value, label: say(text) }))}
                />
              </Place>
              <Place width="half">
                <DateField
                  label={t('workcases.own_deadline')}
                  data-path={at('deadline_on')}
                  error={errors[at('deadline_on')]}
                  value={line.deadline_on}
                  onChange={(deadline_on) => change(n, { deadline_on })}
                />
              </Place>
            </FieldGrid>
            {lines.length > 1 && (
              <ActionIcon
                className={styles.remove ?? ''}
                variant="default"
                aria-label={t('workcases.line_remove', { n: n + 1 })}
                title={t('workcases.line_remove', { n: n + 1 })}
                onClick={() => onChange(lines.filter((_, other) => other !== n))}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </fieldset>
        )
      })}
      {errors[path] && <div data-path={path}>{errors[path]}</div>}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => onChange([...lines, shareLine('work')])}
      >
        {t('workcases.line_add')}
      </Button>
    </div>
  )
}
