import type { StepWish } from '@hdoc/contract/approvals/approval-inputs.ts'
import {
  type ApprovalTask,
  approvalTaskLabels,
  suggestedStepLabels,
} from '@hdoc/contract/approvals/approval-status.ts'
import { ActionIcon, Autocomplete, Button, NativeSelect } from '@mantine/core'
import { IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import { ApproverField } from './approver-field.tsx'
import styles from './step-lines.module.css'

/** A line of the form: a person who is asked. */
export type StepLine = Omit<StepWish, 'user_id'> & { user_id: number | null }
export const stepLine = (task: ApprovalTask = 'approve'): StepLine => ({ user_id: null, task, label: '' })

/** Approvals stand before signatures, each in the order in which they were added. */
const inOrder = (lines: readonly StepLine[]): StepLine[] => [
  ...lines.filter(({ task }) => task === 'approve'),
  ...lines.filter(({ task }) => task === 'sign'),
]

type Props = {
  lines: readonly StepLine[]
  onChange: (lines: StepLine[]) => void
  errors: Readonly<Record<string, ReactNode>>
}

/** Who is asked, in the order in which they decide: person, task, and what the approval is called. */
export function StepLines({ lines, onChange, errors }: Props) {
  const { t } = useTranslation()
  const change = (at: number, part: Partial<StepLine>) =>
    onChange(inOrder(lines.map((line, n) => (n === at ? { ...line, ...part } : line))))
  const raise = (at: number) => {
    const next = [...lines]
    const [line] = next.splice(at, 1)
    if (line) next.splice(at - 1, 0, line)
    onChange(next)
  }
  // A line is known by its place.
  const named = lines.map((line, n) => ({ line, n, key: `line ${n}` }))
  return (
    <div className={styles.lines}>
      {named.map(({ line, n, key }) => {
        const at = (field: string) => `steps.${n}.${field}`
        return (
          <fieldset key={key} className={styles.line}>
            <legend className="visually-hidden">{t('approvals.line', { n: n + 1 })}</legend>
            <FieldGrid>
              <Place width="half">
                <ApproverField
                  autoFocus={n === 0}
                  label={t('approvals.person')}
                  path={at('user_id')}
                  task={line.task}
                  error={errors[at('user_id')]}
                  value={line.user_id}
                  onChange={(user_id) => change(n, { user_id })}
                />
              </Place>
              <Place width="half">
                <NativeSelect
                  label={t('approvals.task')}
                  data-path={at('task')}
                  value={line.task}
                  onChange={(event) =>
                    change(n, { task: event.currentTarget.value as ApprovalTask, user_id: null })
                  }
                  data={Object.entries(approvalTaskLabels).map(([value, text]) => ({
                    value,
                    label: say(text),
                  }))}
                />
              </Place>
              <Place width="half">
                <Autocomplete
                  label={t('approvals.step_label')}
                  data-path={at('label')}
                  maxLength={60}
                  error={errors[at('label')]}
                  value={line.label}
                  onChange={(label) => change(n, { label })}
                  data={[...suggestedStepLabels]}
                />
              </Place>
            </FieldGrid>
            <div className={styles.commands}>
              {n > 0 && lines[n - 1]?.task === line.task && (
                <ActionIcon
                  variant="default"
                  aria-label={t('approvals.line_up', { n: n + 1 })}
                  title={t('approvals.line_up', { n: n + 1 })}
                  onClick={() => raise(n)}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
              )}
              {lines.length > 1 && (
                <ActionIcon
                  variant="default"
                  aria-label={t('approvals.line_remove', { n: n + 1 })}
                  title={t('approvals.line_remove', { n: n + 1 })}
                  onClick={() => onChange(lines.filter((_, other) => other !== n))}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              )}
            </div>
          </fieldset>
        )
      })}
      {errors.steps && <div data-path="steps">{errors.steps}</div>}
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} />}
        onClick={() => onChange(inOrder([...lines, stepLine(lines.at(-1)?.task)]))}
      >
        {t('approvals.line_add')}
      </Button>
    </div>
  )
}
