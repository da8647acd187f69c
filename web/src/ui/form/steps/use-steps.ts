import { useState } from 'react'

/** One step of a form; `fields` are the paths it asks for, where one form holds the values of all steps. */
export type Step = { name: string; fields?: readonly string[] }
export type Steps = {
  steps: readonly Step[]
  /** The present step, from 0. */
  at: number
  isLast: boolean
  go: (at: number) => void
}

/** Which step of a dialog is shown. */
export function useSteps(steps: readonly Step[]): Steps {
  const [at, go] = useState(0)
  return { steps, at, isLast: at === steps.length - 1, go }
}

const holds = (step: Step, path: string): boolean =>
  step.fields?.some((field) => path === field || path.startsWith(`${field}.`)) ?? false

/** The step that asks for a path; the last one for a path that no step names. */
export function stepOf(steps: readonly Step[], path: string): number {
  const found = steps.findIndex((step) => holds(step, path))
  return found < 0 ? steps.length - 1 : found
}
