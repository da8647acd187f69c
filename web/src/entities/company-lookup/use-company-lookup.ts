import { companyLookupCalls, type FoundCompany } from '@hdoc/contract/company-lookup.ts'
import { checkCui } from '@hdoc/contract/ro/cui.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../lib/api.ts'

type Filled<Field extends string> = Partial<Record<Field, { before: string; now: string }>>
export type LookupState<Field extends string> =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'found'; company: FoundCompany; filled: Filled<Field> }
  | { kind: 'message'; message: string }

type Options<Field extends string> = {
  read: (field: Field) => string
  write: (field: Field, value: string) => void
  /** What of a found company goes into which field. */
  valuesOf: (company: FoundCompany) => Partial<Record<Field, string>>
}

export type CompanyLookup<Field extends string> = {
  state: LookupState<Field>
  /** Asks about a CUI that is right; anything else, and what was asked last, is left alone unless `again`. */
  ask: (cui: string, again?: boolean) => void
  undo: () => void
}

/**
 * Fills a form by the CUI, beside the writing: its own call, given up when another CUI is written or the form is left.
 * Only empty fields, and those it filled itself and nobody changed since, are written.
 */
export function useCompanyLookup<Field extends string>(options: Options<Field>): CompanyLookup<Field> {
  const [state, setState] = useState<LookupState<Field>>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const last = useRef('')
  const mine = useRef<Filled<Field>>({})
  const latest = useRef(options)
  latest.current = options
  useEffect(() => () => running.current?.abort(), [])

  const fill = (company: FoundCompany): Filled<Field> => {
    const { read, write, valuesOf } = latest.current
    const filled: Filled<Field> = {}
    for (const [field, now] of Object.entries(valuesOf(company)) as [Field, string][]) {
      const current = read(field)
      if (now === '' || current === now || (current !== '' && mine.current[field]?.now !== current)) continue
      filled[field] = { before: current, now }
      write(field, now)
    }
    mine.current = { ...mine.current, ...filled }
    return filled
  }
  const ask = async (cui: string, again = false): Promise<void> => {
    if (checkCui(cui) !== null || (!again && cui === last.current)) return
    last.current = cui
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'asking' })
    try {
      const { company, message } = await call(companyLookupCalls.get, {
        query: { cui },
        signal: controller.signal,
        handled: true,
      })
      if (controller.signal.aborted) return
      setState(company ? { kind: 'found', company, filled: fill(company) } : { kind: 'message', message })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!controller.signal.aborted) setState({ kind: 'message', message: error.message })
    }
  }
  const undo = (): void => {
    if (state.kind !== 'found') return
    for (const [field, { before, now }] of Object.entries(state.filled) as [
      Field,
      { before: string; now: string },
    ][])
      if (latest.current.read(field) === now) latest.current.write(field, before)
    setState({ kind: 'idle' })
  }
  return { state, ask: (cui, again) => void ask(cui, again), undo }
}
