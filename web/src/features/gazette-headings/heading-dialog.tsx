import { type GazetteHeading, headingCalls } from '@hdoc/contract/gazette/gazette-headings.ts'
import { NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { call } from '../../lib/calls/call.ts'
import { t } from '../../lib/languages/i18n.ts'
import { useReload } from '../../ui/action/use-reload.ts'
import { Choice } from '../../ui/choice/choice.tsx'
import { DeleteButton } from '../../ui/form/ask/delete-button.tsx'
import { chosenInput } from '../../ui/form/field/chosen-input.ts'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'

type Written = { parent_id: number; name: string; expires_days: number | '' }
type Props = {
  headings: readonly GazetteHeading[]
  /** The heading that is changed, or under which a new one is added. */
  heading: GazetteHeading
  isNew: boolean
  onClose: () => void
}
const changes = [{ what: 'gazette.changed' }] as const
const body = { add: headingCalls.add.body, update: headingCalls.update.body }
type Sent = z.output<typeof body.add> | z.output<typeof body.update>

const labelOf = (path: string): string | undefined => {
  if (path === 'name') return t('gazette.heading_name')
  if (path === 'parent_id') return t('gazette.heading_parent')
  return path === 'expires_days' ? t('gazette.heading_days') : undefined
}

/** Adds a heading, or changes one. */
export default function HeadingDialog({ headings, heading, isNew, onClose }: Props) {
  const { t } = useTranslation()
  const onReload = useReload(changes, onClose)
  const { id, version } = heading
  const schemaForm = useSchemaForm<Written, Sent, unknown>({
    schema: isNew ? body.add : body.update,
    initial: {
      parent_id: isNew ? id : (heading.parent_id ?? id),
      name: isNew ? '' : heading.own_name,
      expires_days: isNew ? '' : (heading.expires_days ?? ''),
    },
    toValues: ({ expires_days, ...values }) => ({
      ...values,
      ...(!isNew && { id, version }),
      expires_days: expires_days === '' ? null : expires_days,
    }),
    save: (sent, _form, key) =>
      'id' in sent
        ? call(headingCalls.update, { body: sent })
        : call(headingCalls.add, { body: sent, idempotencyKey: key }),
    changes,
    said: () => t('gazette.heading_saved'),
    onSaved: onClose,
  })
  const { form } = schemaForm
  const { value, onChange, ...parent } = chosenInput(form, 'parent_id')
  const days = chosenInput(form, 'expires_days')
  return (
    <FormDialog
      title={t(isNew ? 'gazette.heading_new_title' : 'gazette.heading_edit_title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      onReload={onReload}
    >
      {!isNew && heading.can.remove && (
        <DeleteButton
          label={t('gazette.heading_remove')}
          title={t('gazette.heading_remove_title', { name: heading.name })}
          text={t('gazette.heading_remove_text')}
          said={t('gazette.heading_removed')}
          remove={() => call(headingCalls.remove, { body: { id } })}
          changes={changes}
          onDeleted={onClose}
        />
      )}
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('gazette.heading_name')}
        description={heading.code !== '' && !isNew ? t('gazette.heading_name_help') : undefined}
        required={isNew || heading.code === ''}
        maxLength={300}
        data-autofocus
      />
      <Choice
        {...parent}
        label={t('gazette.heading_parent')}
        required
        data={headings
          .filter((one) => isNew || one.id !== id)
          .map((one) => ({
            value: String(one.id),
            label: `${'\u2003'.repeat(one.level)}${[one.code, one.name].filter(Boolean).join(' ')}`,
          }))}
        value={String(value)}
        onChange={(chosen) => chosen !== null && onChange(Number(chosen))}
      />
      <NumberInput
        {...days}
        label={t('gazette.heading_days')}
        description={t('gazette.heading_days_help')}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        max={3650}
        onChange={(next) => days.onChange(typeof next === 'number' ? next : '')}
      />
    </FormDialog>
  )
}
