import { administratorInputs } from '@hdoc/contract/clients/institution-inputs.ts'
import { institutions } from '@hdoc/contract/clients/institutions.ts'
import { say } from '../../lib/languages/i18n.ts'

const inputs: Readonly<Record<string, { label: { ro: string; en: string } }>> = {
  ...institutions.inputs,
  'administrator.name': administratorInputs.name,
  'administrator.email': administratorInputs.email,
  'administrator.username': administratorInputs.username,
}

/** Label of a field of the form, by its path. */
export const labelOfField = (path: string): string | undefined =>
  Object.hasOwn(inputs, path) ? say(inputs[path]!.label) : undefined
