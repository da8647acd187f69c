import '../../lib/languages/own/settling-texts.ts'
import type { Approver } from '@hdoc/contract/approvals/approval-rows.ts'
import type { ApprovalTask } from '@hdoc/contract/approvals/approval-status.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t as translate } from '../../lib/languages/i18n.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { approversQuery } from './queries.ts'

/** Who is away stays to be chosen: a substitute acts in their place. */
function textOf({ name, job_title, absence }: Approver): string {
  const said = job_title === '' ? name : `${name} · ${job_title}`
  return absence === '' ? said : translate('settling.absent', { name: said, absence })
}

type Props = {
  label: string
  task: ApprovalTask
  value: number | null
  onChange: (id: number | null) => void
  error?: ReactNode
  /** Under which path the form's schema names the person. */
  path: string
  autoFocus?: boolean
}

/** One of the people who may approve, or sign. */
export function ApproverField({ label, task, value, onChange, error, path, autoFocus }: Props) {
  const { data: people = [] } = useQuery(approversQuery())
  const able = people.filter((person) => person[task])
  return (
    <Choice
      {...(autoFocus && { 'data-autofocus': true })}
      label={label}
      data-path={path}
      required
      error={error}
      value={value === null ? null : String(value)}
      onChange={(next) => onChange(next === null ? null : Number(next))}
      data={able.map((person) => ({ value: String(person.id), label: textOf(person) }))}
    />
  )
}
