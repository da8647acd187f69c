import type { ConfigName } from '@hdoc/contract/portal/config-names.ts'
import { type HeadScript, headScriptCalls, headScriptValues } from '@hdoc/contract/portal/head-scripts.ts'
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { call } from '../../lib/calls/call.ts'
import { t } from '../../lib/languages/i18n.ts'
import { useReload } from '../../ui/action/use-reload.ts'
import { DeleteButton } from '../../ui/form/ask/delete-button.tsx'
import { FormDialog } from '../../ui/form/frame/form-dialog.tsx'
import { KeptRow } from '../../ui/form/state/kept-row.tsx'
import { useSchemaForm } from '../../ui/form/state/use-schema-form.tsx'
import { attributeLines, attributesOf } from './attribute-lines.ts'
import { headScriptQuery } from './queries.ts'

type Written = {
  name: string
  src: string
  properties: { async: boolean; attributes: string; onLoad: string }
}
type FormProps = { config: ConfigName; script: HeadScript | null; onClose: () => void }
const changes = [{ what: 'setting.changed' }] as const

const labelOf = (path: string): string | undefined => {
  if (path === 'name') return t('head_scripts.name')
  if (path === 'src') return t('head_scripts.src')
  if (path.startsWith('properties.attributes')) return t('head_scripts.attributes')
  return path === 'properties.onLoad' ? t('head_scripts.on_load') : undefined
}

function ScriptForm({ config, script, onClose }: FormProps) {
  const { t } = useTranslation()
  const onReload = useReload(changes, onClose)
  const schemaForm = useSchemaForm<Written, z.output<typeof headScriptValues>, unknown>({
    schema: headScriptValues,
    initial: {
      name: script?.name ?? '',
      src: script?.src ?? '',
      properties: {
        async: script?.properties.async ?? true,
        attributes: attributeLines(script?.properties.attributes ?? {}),
        onLoad: script?.properties.onLoad ?? '',
      },
    },
    toValues: ({ properties, ...values }) => ({
      ...values,
      config_name: config,
      properties: { ...properties, attributes: attributesOf(properties.attributes) },
    }),
    save: (values, _form, key) =>
      script
        ? call(headScriptCalls.update, { body: { id: script.id, version: script.version, ...values } })
        : call(headScriptCalls.add, { body: values, idempotencyKey: key }),
    changes,
    said: (_saved, { name }) => t('head_scripts.saved', { name }),
    onSaved: onClose,
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={script ? t('head_scripts.edit_title', { name: script.name }) : t('head_scripts.new_title')}
      schemaForm={schemaForm}
      labelOf={labelOf}
      onClose={onClose}
      onReload={onReload}
    >
      {script && (
        <DeleteButton
          label={t('head_scripts.remove')}
          title={t('head_scripts.remove_title', { name: script.name })}
          text={t('head_scripts.remove_text')}
          said={t('head_scripts.removed', { name: script.name })}
          remove={() => call(headScriptCalls.delete, { params: { id: script.id } })}
          changes={changes}
          onDeleted={onClose}
        />
      )}
      <TextInput
        key={form.key('name')}
        {...form.getInputProps('name')}
        label={t('head_scripts.name')}
        required
        maxLength={100}
        data-autofocus
      />
      <TextInput
        key={form.key('src')}
        {...form.getInputProps('src')}
        label={t('head_scripts.src')}
        placeholder="https://"
        type="url"
        required
        maxLength={1000}
      />
      <Checkbox
        key={form.key('properties.async')}
        {...form.getInputProps('properties.async', { type: 'checkbox' })}
        label={t('head_scripts.async')}
      />
      <Textarea
        key={form.key('properties.attributes')}
        {...form.getInputProps('properties.attributes')}
        label={t('head_scripts.attributes')}
        description={t('head_scripts.attributes_help')}
        rows={2}
        spellCheck={false}
      />
      <Textarea
        key={form.key('properties.onLoad')}
        {...form.getInputProps('properties.onLoad')}
        label={t('head_scripts.on_load')}
        description={t('head_scripts.on_load_help')}
        rows={6}
        maxLength={10_000}
        spellCheck={false}
        styles={{ input: { fontFamily: 'ui-monospace, monospace' } }}
      />
    </FormDialog>
  )
}

/** A script as the server has it now; when there is none any more, the form is that of a new one. */
function KnownScript({ id, ...rest }: Omit<FormProps, 'script'> & { id: number }) {
  const { data } = useQuery(headScriptQuery(id))
  if (data === undefined) return null
  return <KeptRow row={data}>{(script) => <ScriptForm {...rest} script={script} />}</KeptRow>
}

/** Adds a script of a setting, or changes the one of `id`. */
export default function HeadScriptDialog({ id, ...rest }: Omit<FormProps, 'script'> & { id: number | null }) {
  return id === null ? <ScriptForm {...rest} script={null} /> : <KnownScript {...rest} id={id} />
}
