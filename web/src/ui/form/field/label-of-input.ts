import type { Input } from '@hdoc/contract/calls/resource.ts'
import { say } from '../../../lib/languages/i18n.ts'

/** Label of a field of a resource, by its path in a form; undefined for a path the resource does not have. */
export const labelOfInput =
  (inputs: Readonly<Record<string, Input | undefined>>) =>
  (path: string): string | undefined => {
    const input = Object.hasOwn(inputs, path) ? inputs[path] : undefined
    return input && say(input.label)
  }
