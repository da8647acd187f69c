import {
  bareComplaintFieldsCalls,
  bareOnlineFormCalls,
} from '@hdoc/contract/online-forms/bare-online-forms.ts'
import type { FormDefinition } from '@hdoc/contract/online-forms/form-schema.ts'
import type { BuiltForm } from '@hdoc/contract/online-forms/online-form-calls.ts'
import { definitionSchemas } from '@hdoc/contract/online-forms/owner-definitions.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/calls/call.ts'
import { useAction } from '../../ui/action/use-action.ts'
import { focusFirstError } from '../../ui/form/field/focus-field.ts'
import { checkValues, type Messages } from '../../ui/form/state/schema-messages.ts'

const none: Messages = {}
const isCondition = (path: string) => path.endsWith('.shown_when')

/** The field or section that a path (`sections.0.fields.2.label`) leads into. */
function partAt({ sections }: FormDefinition, path: string): string | undefined {
  const [, s, , f] = path.split('.')
  const section = sections[Number(s)]
  return (f === undefined ? undefined : section?.fields[Number(f)]?.key) ?? section?.key
}

/** A form that is being built: what it is, what is wrong with it, and saving it. */
export function useBuilder(form: BuiltForm) {
  const { t } = useTranslation()
  const [version, setVersion] = useState(form.version)
  const [definition, setDefinition] = useState(form.definition)
  const [saved, setSaved] = useState(form.definition)
  /** The field whose settings are open. */
  const [open, setOpen] = useState<string | null>(null)
  const [hasTried, setTried] = useState(false)
  const [refused, setRefused] = useState<Messages>(none)
  const root = useRef<HTMLFormElement>(null)

  const checked = checkValues(definitionSchemas[form.owner], definition)
  const all = checked.ok ? refused : checked.messages
  // What moving or removing has broken is said at once, what is not written yet when it is to be saved.
  const problems = hasTried
    ? all
    : Object.fromEntries(Object.entries(all).filter(([path]) => isCondition(path)))

  const refuse = (wrong: Messages) => {
    setTried(true)
    const [first] = Object.keys(wrong)
    if (first !== undefined) setOpen(partAt(definition, first) ?? null)
    // Once the settings of the first wrong part are drawn.
    setTimeout(() => focusFirstError(root.current, first === undefined ? {} : { [first]: wrong[first] }))
  }
  const saving = useAction({
    call: (sent: FormDefinition) => {
      const body = { type_id: form.type_id, version, definition: sent }
      return form.owner === 'doc_type'
        ? call(bareOnlineFormCalls.save, { body })
        : call(bareComplaintFieldsCalls.save, { body })
    },
    changes: [{ what: `${form.owner}.changed` }],
    said: () => t('form_builder.saved'),
    waits: false,
    onDone: ({ data }) => {
      setVersion(data.version)
      setSaved(data.definition)
      setDefinition(data.definition)
      setTried(false)
      setRefused(none)
    },
    onFailure: (error) => {
      const fields = Object.entries(error.fields).map(([path, texts]) => [
        path.replace(/^definition\./, ''),
        texts,
      ])
      const wrong: Messages = Object.fromEntries(fields)
      setRefused(wrong)
      if (fields.length > 0) refuse(wrong)
    },
  })
  const change = (next: FormDefinition) => {
    setDefinition(next)
    setRefused(none)
  }
  return {
    owner: form.owner,
    definition,
    change,
    open,
    setOpen,
    problems,
    root,
    isDirty: JSON.stringify(definition) !== JSON.stringify(saved),
    isSaving: saving.isPending,
    failure: saving.error,
    version,
    save: () => {
      if (checked.ok) saving.mutate(checked.value)
      else refuse(checked.messages)
    },
  }
}

export type Builder = ReturnType<typeof useBuilder>
