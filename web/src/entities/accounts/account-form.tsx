import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ApiError } from '../../lib/calls/api-error.ts'
import { ErrorSummary } from '../../ui/form/frame/error-summary.tsx'
import { FormFrame } from '../../ui/form/frame/form-frame.tsx'
import type { SchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import styles from './account-card.module.css'
import { RefusalNote } from './refusal-note.tsx'

type Props<V extends object> = {
  schemaForm: SchemaForm<V>
  labels: Readonly<Partial<Record<string, string>>>
  refusal: ApiError | undefined
  submitLabel: string
  /**
   * Shows a summary of the errors above. A form with one field needs none: the field shows its own errors.
   */
  summary?: boolean
  children: ReactNode
}

/** A form of a page around signing in: errors above, one button below. */
export function AccountForm<V extends object>(props: Props<V>) {
  const { schemaForm, labels, refusal, submitLabel, summary = true, children } = props
  const { messages, submit, busy, rootRef } = schemaForm
  return (
    <FormFrame submit={submit} className={styles.form} ref={rootRef}>
      <RefusalNote error={refusal} />
      {summary && (
        <ErrorSummary messages={messages} labelOf={(path) => labels[path]} root={rootRef.current} />
      )}
      {children}
      <Button type="submit" size="md" fullWidth loading={busy}>
        {submitLabel}
      </Button>
    </FormFrame>
  )
}
