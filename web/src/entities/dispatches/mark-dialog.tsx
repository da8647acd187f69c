import '../../lib/languages/own/work-texts.ts'
import type { Drawing } from '@hdoc/contract/approvals/drawing.ts'
import { dispatchMark } from '@hdoc/contract/dispatches/dispatch-inputs.ts'
import type { Dispatch } from '@hdoc/contract/dispatches/dispatch-rows.ts'
import { dispatchCalls } from '@hdoc/contract/dispatches/dispatches.ts'
import { Checkbox, Input, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { t as translate } from '../../lib/languages/i18n.ts'
import { DateField } from '../../ui/form/field/date-field.tsx'
import { ReasonField } from '../../ui/form/field/reason-field.tsx'
import { useShown } from '../../ui/form/field/use-shown.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { SignaturePad } from '../../ui/signature/signature-pad.tsx'
import { historyOf } from './dispatch-words.ts'

/** What is said of dispatches: that they left, arrived or came back. */
export type Mark = 'send' | 'confirm' | 'return'
const statusOf = { send: 'sent', confirm: 'confirmed', return: 'returned' } as const

type Values = {
  on: string | null
  tracking_number: string
  received_by: string
  on_list: boolean
  drawing: Drawing
  reason: string
}

const labels = {
  on: 'dispatches.on',
  tracking_number: 'dispatches.tracking_number',
  received_by: 'dispatches.received_by',
  drawing: 'dispatches.drawing',
  reason: 'dispatches.return_reason',
} as const
const labelOf = (path: string): string | undefined =>
  Object.hasOwn(labels, path) ? translate(labels[path as keyof typeof labels]) : undefined

/** Whoever takes the paper signs on the screen, if they do not sign the list. */
function Signature({ form }: { form: UseFormReturnType<Values> }) {
  const { t } = useTranslation()
  const { drawing, received_by } = useShown(form, ['received_by', 'drawing'])
  return (
    <Input.Wrapper
      label={t('dispatches.drawing')}
      description={t('dispatches.drawing_help')}
      error={form.errors.drawing}
    >
      <SignaturePad
        value={drawing}
        onChange={(strokes) => form.setFieldValue('drawing', strokes)}
        name={received_by}
        words={{
          empty: t('dispatches.drawing_empty'),
          drawn: t('dispatches.drawing'),
          clear: t('dispatches.drawing_clear'),
        }}
      />
    </Input.Wrapper>
  )
}

type Props = { rows: readonly Dispatch[]; mark: Mark; onClose: () => void }

/** Marks dispatches, one or several at once, with the day and whatever the mark asks for. */
export default function MarkDialog({ rows, mark, onClose }: Props) {
  const { t } = useTranslation()
  const [only] = rows.length === 1 ? rows : []
  const inPerson = mark === 'send' && rows.some(({ method }) => method === 'in_person')
  const isTracked = mark === 'send' && (only?.method === 'post' || only?.method === 'courier')
  const count = { count: rows.length, figure: formatNumber(rows.length) }
  const schemaForm = useSchemaForm({
    schema: dispatchMark,
    initial: {
      on: null,
      tracking_number: only?.tracking_number ?? '',
      received_by: only?.received_by ?? '',
      on_list: false,
      drawing: [],
      reason: '',
    } as Values,
    toValues: ({ tracking_number, received_by, on_list, drawing, reason, on }) => ({
      ids: rows.map(({ id }) => id),
      status: statusOf[mark],
      on,
      ...(isTracked && { tracking_number }),
      ...(inPerson && { received_by, on_list }),
      ...(inPerson && drawing.length > 0 && { drawing }),
      ...(mark === 'return' && { reason }),
    }),
    save: (body) => call(dispatchCalls.mark, { body }),
    changes: rows.map((row) => ({ what: 'workcase.changed' as const, id: row.case.id })),
    said: () => t(`dispatches.done_${statusOf[mark]}`, count),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const text = (path: 'tracking_number' | 'received_by') => ({
    ...form.getInputProps(path),
    label: t(`dispatches.${path}`),
  })
  return (
    <FormDialog
      title={t(`dispatches.${mark}_title`, count)}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      saveLabel={t(`dispatches.${mark}`)}
    >
      {only && (
        <p>
          <b>{only.document.number}</b> · {only.ship_to} · {historyOf(only)}
        </p>
      )}
      {mark === 'return' && (
        <ReasonField
          form={form}
          data-autofocus
          label={t('dispatches.return_reason')}
          required
          maxLength={500}
        />
      )}
      <DateField
        {...(mark !== 'return' && !isTracked && { 'data-autofocus': true })}
        label={t('dispatches.on')}
        description={t('dispatches.on_help')}
        data-path="on"
        error={form.errors.on}
        value={form.getValues().on}
        onChange={(on) => form.setFieldValue('on', on)}
      />
      {isTracked && (
        <TextInput
          key={form.key('tracking_number')}
          {...text('tracking_number')}
          data-autofocus
          maxLength={60}
        />
      )}
      {inPerson && (
        <>
          <TextInput key={form.key('received_by')} {...text('received_by')} maxLength={200} />
          <Checkbox
            key={form.key('on_list')}
            {...form.getInputProps('on_list', { type: 'checkbox' })}
            label={t('dispatches.on_list')}
          />
          {only && <Signature form={form} />}
        </>
      )}
    </FormDialog>
  )
}
