import type { AnswerOf, BodyIn, EndpointSpec } from '@hdoc/contract/calls/endpoint.ts'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../lib/calls/api-error.ts'
import { call } from '../../../lib/calls/call.ts'
import type { Change } from '../../../lib/queries/change.ts'
import { useReload } from '../../action/use-reload.ts'
import { ReasonField } from '../field/reason-field.tsx'
import { FormDialog } from '../frame/form-dialog.tsx'
import type { Schema } from '../state/schema-messages.ts'
import { useSchemaForm } from '../state/use-schema-form.tsx'

type Reason = { reason: string }
type Props<E extends EndpointSpec> = {
  title: string
  /** The call, and what it is sent beside the reason. */
  endpoint: E
  values: Omit<BodyIn<E>, 'reason'>
  changes: readonly Change[]
  /** What the toast says afterwards. */
  said: string
  label: string
  help?: string
  maxLength?: number
  /** Text of the button. */
  save: string
  /** False: nothing is lost by it. */
  destructive?: boolean
  onDone?: (answer: AnswerOf<E>) => void
  onFailure?: (error: ApiError) => boolean
  onKeep?: () => Promise<Reason>
  onClose: () => void
  /** Says what happens, and what is lost. */
  children: ReactNode
}

/** An action that asks for its reason first. */
export function ReasonDialog<E extends EndpointSpec>(props: Props<E>) {
  const { title, endpoint, values, changes, said, label, help, maxLength = 1000, save } = props
  const { destructive = true, onDone, onFailure, onKeep, onClose, children } = props
  const onReload = useReload(changes, onClose)
  const schemaForm = useSchemaForm<Reason, BodyIn<E>, AnswerOf<E>>({
    schema: endpoint.body as unknown as Schema<BodyIn<E>>,
    initial: { reason: '' },
    toValues: ({ reason }) => ({ ...values, reason }),
    save: (body) => call<EndpointSpec>(endpoint, { body } as never) as Promise<AnswerOf<E>>,
    changes,
    said: () => said,
    onFailure,
    onSaved: (answer) => {
      onDone?.(answer)
      onClose()
    },
  })
  return (
    <FormDialog
      title={title}
      schemaForm={schemaForm}
      labelOf={(path) => (path === 'reason' ? label : undefined)}
      onClose={onClose}
      onReload={onReload}
      {...(onKeep && { onKeep })}
      destructive={destructive}
      saveLabel={save}
    >
      {children}
      <ReasonField
        form={schemaForm.form}
        data-autofocus
        label={label}
        description={help}
        required
        maxLength={maxLength}
      />
    </FormDialog>
  )
}
